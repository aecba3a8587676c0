import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import { addDays } from '@anupalan/compliance/schedules/dates';
import { type Stat, StatStrip, toGrouped } from '@anupalan/ui';
import { Clock, OctagonAlert } from 'lucide-react';
import { Fragment } from 'react';
import { formatWeekday } from '../../shared/tasks/task-dates.ts';
import { type TaskLinks, useTaskLinks } from '../../shared/tasks/task-links.ts';
import { toDutiesStat, toRoundsWords } from './duties-stat.tsx';
import { words } from './words.ts';

/** Days that "due soon" counts, after today (GET /dashboard). */
const DUE_SOON_DAYS = 14;

function toOldest(days: number | null): string {
  if (days === null) return words.figures.nothingLate;
  return words.figures.oldest(days);
}

/** Sentences, one a line; those that there are. */
function Lines({ of }: { of: readonly (string | undefined)[] }) {
  const lines = of.filter((line) => line !== undefined);
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** What is late, what comes and how the duties stand. */
export function toTaskStats(figures: Dashboard, links: TaskLinks): Stat[] {
  const { today, rounds } = figures;
  const toHref = (filters: Record<string, string>) => links.toOccurrences(filters) ?? undefined;
  return [
    {
      id: 'overdue',
      title: words.figures.late,
      value: toGrouped(figures.overdue),
      note: (
        <Lines
          of={[
            toRoundsWords({ total: figures.overdue, rounds: rounds.late, days: rounds.missed, of: 'missed' }),
            toOldest(figures.oldestOverdueDays),
          ]}
        />
      ),
      icon: OctagonAlert,
      tone: figures.overdue > 0 ? 'danger' : undefined,
      href: toHref({ status: 'overdue' }),
    },
    {
      id: 'soon',
      title: words.figures.dueSoon,
      value: toGrouped(figures.dueIn14Days),
      note: (
        <Lines
          of={[
            toRoundsWords({
              total: figures.dueIn14Days,
              rounds: rounds.coming,
              days: rounds.comingDays,
              of: 'due',
            }),
            figures.nextDueDate === null
              ? words.figures.noFurtherDates
              : words.figures.nextOn(formatWeekday(figures.nextDueDate)),
          ]}
        />
      ),
      icon: Clock,
      tone: 'warn',
      href: toHref({ status: 'pending', from: today, to: addDays(today, DUE_SOON_DAYS) }),
    },
    toDutiesStat(figures.duties),
  ];
}

/** What is late, what comes and how the duties stand; the first two lead to their lists. */
export function Figures({ figures }: { figures: Dashboard }) {
  const links = useTaskLinks();
  return <StatStrip label={words.figures.label} stats={toTaskStats(figures, links)} />;
}
