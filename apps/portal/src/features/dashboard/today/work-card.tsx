import {
  Button,
  Card,
  CardHead,
  EmptyState,
  LinkButton,
  Person,
  ShortList,
  WorkList,
  WorkMore,
  WorkRow,
} from '@anupalan/ui';
import type { DashboardTask } from '@anupalan/validators/entities/dashboard';
import { Check } from 'lucide-react';
import { toDueWords } from '../../../shared/tasks/due-date.tsx';
import { formatDueDate, formatWeekday } from '../../../shared/tasks/task-dates.ts';
import { useTaskLinks } from '../../../shared/tasks/task-links.ts';
import { NEXT_STEP_LABELS, toClauseWords, toNextStep } from './today-words.ts';
import { words } from './words.ts';

/** Props of the cards of due dates. `onComplete` is absent for people who may not change them. */
export type WorkCardProps = {
  rows: readonly DashboardTask[];
  total: number;
  today: string;
  onComplete?: (row: DashboardTask) => void;
};

type RowProps = Pick<WorkCardProps, 'today' | 'onComplete'> & { row: DashboardTask; isLate: boolean };

function Action({ row, isLate, onComplete }: RowProps) {
  const href = useTaskLinks().toOccurrence(row);
  const step = isLate ? 'done' : toNextStep(row);
  const name = `${NEXT_STEP_LABELS[step]}: ${row.name}`;
  if (onComplete === undefined) return null;
  if (step === 'done' || href === null)
    return (
      <Button
        size="sm"
        icon={Check}
        aria-label={words.row.markDoneOf(row.name)}
        onClick={() => onComplete(row)}
      >
        {words.row.markDone}
      </Button>
    );
  return (
    <LinkButton size="sm" variant="ghost" href={href} aria-label={name}>
      {NEXT_STEP_LABELS[step]}
    </LinkButton>
  );
}

function TaskRow(props: RowProps) {
  const { row, today, isLate } = props;
  const href = useTaskLinks().toOccurrence(row);
  return (
    <WorkRow
      when={isLate ? formatDueDate(row.dueDate, today) : formatWeekday(row.dueDate)}
      whenNote={toDueWords(row.dueDate, today, row.status)}
      isLate={isLate}
      title={row.name}
      href={href ?? undefined}
      meta={toClauseWords(row.clause)}
      person={row.assignee === null ? words.row.notAssigned : <Person name={row.assignee.name} />}
      action={<Action {...props} />}
    />
  );
}

/** How many of all are shown; a task counts once, however many of its due dates have passed. */
function toLateNote(shown: number, total: number): string {
  return words.late.note(shown, total);
}

/** What is late: the three that are late the longest, and the number of the others. */
export function LateCard({ rows, total, today, onComplete }: WorkCardProps) {
  const href = useTaskLinks().toOccurrences({ status: 'overdue' });
  const more = total - rows.length;
  return (
    <Card aria-labelledby="late">
      <CardHead
        title={words.late.title}
        id="late"
        note={total === 0 ? undefined : toLateNote(rows.length, total)}
      />
      {rows.length === 0 ? (
        <EmptyState title={words.late.emptyTitle} text={words.late.emptyText} />
      ) : (
        <WorkList>
          {rows.map((row) => (
            <TaskRow key={row.id} row={row} today={today} isLate onComplete={onComplete} />
          ))}
          {more > 0 && href !== null && <WorkMore href={href} text={words.late.more(more)} />}
        </WorkList>
      )}
    </Card>
  );
}

/** What is due within the week, rounds apart, each with its next step. */
export function DecisionsCard({ rows, total, today, until, onComplete }: WorkCardProps & { until: string }) {
  const href = useTaskLinks().toOccurrences({ status: 'pending', from: today, to: until });
  const counted = words.decisions.counted(total, formatDueDate(until, today));
  return (
    <Card aria-labelledby="decisions">
      <CardHead
        title={words.decisions.title}
        id="decisions"
        note={rows.length < total ? words.decisions.shown(rows.length, counted) : counted}
        more={href === null ? undefined : { href, text: words.decisions.all }}
      />
      {rows.length === 0 ? (
        <EmptyState title={words.decisions.emptyTitle} text={words.decisions.emptyText} />
      ) : (
        <ShortList count={rows.length} noun={words.decisions.noun}>
          <WorkList>
            {rows.map((row) => (
              <TaskRow key={row.id} row={row} today={today} isLate={false} onComplete={onComplete} />
            ))}
          </WorkList>
        </ShortList>
      )}
    </Card>
  );
}
