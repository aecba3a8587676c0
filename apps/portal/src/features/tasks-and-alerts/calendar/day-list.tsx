import type { ScheduledTask } from '@anupalan/api-client/types';
import { TASK_STATUS_LABELS } from '@anupalan/enums/task-status';
import { Card, CardHead, DataGroup, DataList, DataRow, EmptyState, SkeletonRows } from '@anupalan/ui';
import { Disclosure } from '@anupalan/ui/interactive';
import { Fragment, useState } from 'react';
import { useIsPrinted } from '../../../shared/print/use-is-printed.ts';
import { formatLongDate } from '../../../shared/tasks/task-dates.ts';
import { toReferenceWords } from '../../../shared/tasks/task-reference.ts';
import type { OccurrenceCalendarProps } from './calendar-props.ts';
import { words } from './words.ts';

/** Props of {@link DayList}. Null: no day of the month is chosen. */
export type DayListProps = {
  day: string | null;
  rows: readonly ScheduledTask[];
  /** Rounds of the day, counted apart; left out: they are among the rows. */
  rounds?: readonly ScheduledTask[];
  isLoading: boolean;
  hasFailed: boolean;
  context: OccurrenceCalendarProps['context'];
};

function toMeta(row: ScheduledTask): string {
  const who = row.assignee === null ? [] : [row.assignee.name];
  return [toReferenceWords(row), ...who].join(', ');
}

/** "4 due", "4 due, 5 rounds". */
function toCountWords(rows: readonly ScheduledTask[], rounds: readonly ScheduledTask[]): string {
  if (rounds.length === 0) return words.day.due(rows.length);
  return words.day.dueAndRounds(rows.length, rounds.length);
}

/** What is late comes first. */
const IN_ORDER = ['overdue', 'pending', 'completed'] as const;

type Group = { name: string; rows: readonly ScheduledTask[] };

function byStatus(rows: readonly ScheduledTask[], toName: (label: string) => string): Group[] {
  return IN_ORDER.map((status) => ({
    name: toName(TASK_STATUS_LABELS[status]),
    rows: rows.filter((row) => row.status === status),
  })).filter((group) => group.rows.length > 0);
}

type GroupsProps = { day: string; groups: readonly Group[]; context: DayListProps['context'] };

function Groups({ day, groups, context }: GroupsProps) {
  return groups.map((group) => (
    <Fragment key={group.name}>
      <DataGroup label={`${group.name}, ${group.rows.length}`} />
      <DataList aria-label={words.day.dueOn(group.name, formatLongDate(day))}>
        {group.rows.map((row) => (
          <DataRow
            key={row.id}
            title={row.name}
            href={context.toHref(row)}
            meta={toMeta(row)}
            isLate={row.status === 'overdue'}
          />
        ))}
      </DataList>
    </Fragment>
  ));
}

/** The rounds of the day are one line until it is opened: most days have the same ones. Paper has them all. */
function Rounds({ day, groups, context }: GroupsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isPrinted = useIsPrinted();
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <Disclosure
      title={words.day.rounds(count)}
      note={groups.map(({ name, rows }) => words.day.ofStatus(rows.length, name)).join(', ')}
      isFlush
      isOpen={isOpen || isPrinted}
      onOpenChange={setIsOpen}
    >
      <Groups
        day={day}
        groups={groups.map(({ name, rows }) => ({ name: words.day.roundsOf(name), rows }))}
        context={context}
      />
    </Disclosure>
  );
}

/** What is due on the chosen day. */
export function DayList({ day, rows, rounds = [], isLoading, hasFailed, context }: DayListProps) {
  if (day === null) {
    return (
      <Card aria-label={words.day.label}>
        <EmptyState level={2} title={words.day.noneTitle} text={words.day.noneText} />
      </Card>
    );
  }
  return (
    <Card aria-labelledby="day" aria-busy={isLoading}>
      <CardHead
        title={formatLongDate(day)}
        id="day"
        note={isLoading || hasFailed ? undefined : <span role="status">{toCountWords(rows, rounds)}</span>}
      />
      {isLoading && <SkeletonRows label={words.day.loading} />}
      {!isLoading && rows.length + rounds.length === 0 && (
        <EmptyState level={3} title={hasFailed ? words.day.failed : words.day.empty} />
      )}
      <Groups day={day} groups={byStatus(rows, (label) => label)} context={context} />
      {rounds.length > 0 && (
        <Rounds day={day} groups={byStatus(rounds, (label) => label.toLowerCase())} context={context} />
      )}
    </Card>
  );
}
