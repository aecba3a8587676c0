import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import { addDays } from '@anupalan/compliance/schedules/dates';
import { ProportionBar, type Stat, StatStrip, toGrouped } from '@anupalan/ui';
import { Clock, OctagonAlert } from 'lucide-react';
import { formatWeekday } from '../../shared/tasks/task-dates.ts';
import { type TaskLinks, useTaskLinks } from '../../shared/tasks/task-links.ts';

/** Days that "due soon" counts, after today (GET /dashboard). */
const DUE_SOON_DAYS = 14;

function toOldest(days: number | null): string {
  if (days === null) return 'Nothing is late';
  return days === 1 ? 'Oldest by 1 day' : `Oldest by ${toGrouped(days)} days`;
}

/** What is late, what comes and what is kept of the own tasks. */
export function toTaskStats(figures: Dashboard, links: TaskLinks, keptTitle: string): Stat[] {
  const { today, kept } = figures;
  const toHref = (filters: Record<string, string>) => links.toOccurrences(filters) ?? undefined;
  return [
    {
      id: 'overdue',
      title: 'Overdue',
      value: toGrouped(figures.overdue),
      note: toOldest(figures.oldestOverdueDays),
      icon: OctagonAlert,
      tone: figures.overdue > 0 ? 'danger' : undefined,
      href: toHref({ status: 'overdue' }),
    },
    {
      id: 'soon',
      title: 'Due in 14 days',
      value: toGrouped(figures.dueSoon),
      note:
        figures.nextDueDate === null ? 'Nothing to come' : `Next on ${formatWeekday(figures.nextDueDate)}`,
      icon: Clock,
      tone: 'warn',
      href: toHref({ status: 'pending', from: today, to: addDays(today, DUE_SOON_DAYS) }),
    },
    {
      id: 'kept',
      title: keptTitle,
      value: toGrouped(kept.kept),
      of: `of ${toGrouped(kept.total)} in force`,
      href: toHref({}),
      isWide: true,
      note: kept.total === 0 ? 'Nothing in force yet' : undefined,
      extra: kept.total > 0 && (
        <ProportionBar
          size="lg"
          hasLegend
          parts={[
            { label: 'kept', value: kept.kept, tone: 'ok' },
            { label: 'at risk', value: kept.atRisk, tone: 'warn' },
            { label: 'not kept', value: kept.notKept, tone: 'danger' },
          ]}
        />
      ),
    },
  ];
}

/** What is late, what comes, what is kept: each leads to its list. */
export function Figures({ figures }: { figures: Dashboard }) {
  const links = useTaskLinks();
  return <StatStrip label="Summary" stats={toTaskStats(figures, links, 'Conditions kept')} />;
}
