import type { ScheduledTask } from '@anupalan/api-client/types';
import { TASK_ORIGIN_LABELS } from '@anupalan/enums/task-origin';
import {
  DateLines,
  DayStrip,
  IconButton,
  Inline,
  Person,
  Tag,
  TextLink,
  TwoLines,
  toGrouped,
} from '@anupalan/ui';
import { type DataColumn, RowDisclosure, type StackedRow } from '@anupalan/ui/table';
import { ChevronDown, ChevronUp, Paperclip } from 'lucide-react';
import { DueDate, DueLine } from '../../shared/tasks/due-date.tsx';
import { toRepeatsWords } from '../../shared/tasks/repeats-words.ts';
import { toStripWords } from '../../shared/tasks/strip-words.ts';
import { TaskName } from '../../shared/tasks/task-name.tsx';
import { toReferenceWords } from '../../shared/tasks/task-reference.ts';
import { TaskStatusTag } from '../../shared/tasks/task-status-tag.tsx';
import { assignWords } from '../../shared/tasks/words.ts';
import type { ListView } from './list-query.ts';
import { toRoundWords, toSpanWords } from './occurrence-words.ts';
import { RowActions, RowButton } from './row-action.tsx';
import { type RowContext, toActionLabel } from './row-context.ts';
import type { OccurrenceRow } from './rows.ts';
import { words } from './words.ts';

/** The columns that can be hidden, as the choice of columns names them. */
export const SETTABLE_COLUMNS = [
  { id: 'assignee', header: words.columns.person },
  { id: 'repeats', header: words.columns.repeats },
  { id: 'evidence', header: words.columns.evidence },
  { id: 'origin', header: words.columns.origin },
] as const;

function toEvidenceWords({ evidence }: ScheduledTask): string {
  if (evidence.length === 0) return words.noEvidence;
  return words.files(evidence.length);
}

/** A tag where evidence is required, or is missing of what was done. */
function Exception({ row }: { row: ScheduledTask }) {
  const isDone = row.status === 'completed';
  // Of a round a day among many is shown.
  if (row.evidence.length > 0 || !(isDone ? row.folded === undefined : row.evidenceRequired)) return null;
  return (
    <Tag tone={isDone ? 'neutral' : 'warn'} icon={Paperclip}>
      {isDone ? words.unproven : words.evidenceRequired}
    </Tag>
  );
}

function DueCell({ data, today }: { data: OccurrenceRow; today: string }) {
  const { row } = data;
  if (data.kind === 'more') return null;
  // Of what is to come the next date is what matters.
  if (data.kind === 'round' && row.folded !== undefined && row.status !== 'pending') {
    return (
      <DateLines
        date={row.folded.first}
        text={toSpanWords(row.folded, today)}
        words={toRoundWords(row.folded, row.status)}
        isLate={row.status === 'overdue'}
      />
    );
  }
  const isNested = data.kind === 'one' && data.isNested;
  return <DueDate date={row.dueDate} today={today} status={row.status} isNested={isNested} />;
}

function NameCell({ data, context }: { data: OccurrenceRow; context: RowContext }) {
  const { row } = data;
  if (data.kind === 'more') {
    return <TextLink href={context.toAllHref(row.taskId)}>{words.allDates(toGrouped(data.total))}</TextLink>;
  }
  return (
    <Inline justify="between" gap={2} isNoWrap>
      <TwoLines main={<TaskName name={row.name} />} sub={toReferenceWords(row)} href={context.toHref(row)} />
      <Inline gap={2} isNoWrap isRigid>
        {!(data.kind === 'one' && data.isNested) && <Exception row={row} />}
        {data.kind === 'round' && row.folded !== undefined && (
          <>
            <DayStrip isNarrow days={row.folded.days} label={toStripWords(row.folded.days)} />
            <RowDisclosure
              isOpen={data.isOpen}
              aria-label={words.datesOf(row.folded.count, row.name)}
              onClick={() => context.onToggleRound(row.taskId)}
            >
              {toGrouped(row.folded.count)}
            </RowDisclosure>
          </>
        )}
      </Inline>
    </Inline>
  );
}

/** The columns of the list. The status has one where the view has several. */
export function toOccurrenceColumns(context: RowContext, view: ListView): DataColumn<OccurrenceRow>[] {
  const { today, canChange, onAssign } = context;
  const actions: DataColumn<OccurrenceRow> = {
    id: 'action',
    header: words.columns.actions,
    isHeaderHidden: true,
    isFixed: true,
    actions: 'quiet',
    width: 'actions',
    align: 'end',
    cell: (data) => data.kind !== 'more' && <RowActions row={data.row} context={context} />,
  };
  const status: DataColumn<OccurrenceRow> = {
    id: 'status',
    header: words.columns.status,
    width: 'short',
    cell: (data) => data.kind !== 'more' && <TaskStatusTag status={data.row.status} />,
  };
  return [
    {
      id: 'dueDate',
      header: words.columns.due,
      isFixed: true,
      width: 'date',
      isSortable: true,
      cell: (data) => <DueCell data={data} today={today} />,
    },
    {
      id: 'name',
      header: words.columns.task,
      isRowHeader: true,
      isSortable: true,
      cell: (data) => <NameCell data={data} context={context} />,
    },
    {
      id: 'assignee',
      header: words.columns.person,
      width: 'person',
      cell: ({ kind, row }) =>
        kind !== 'more' &&
        (row.assignee ? (
          <Person name={row.assignee.name} />
        ) : (
          <span className="subtle">{assignWords.notAssigned}</span>
        )),
    },
    {
      id: 'repeats',
      header: words.columns.repeats,
      width: 'short',
      cell: ({ kind, row }) => kind !== 'more' && toRepeatsWords(row),
    },
    {
      id: 'evidence',
      header: words.columns.evidence,
      width: 'short',
      cell: ({ kind, row }) => kind !== 'more' && <span className="num">{toEvidenceWords(row)}</span>,
    },
    {
      id: 'origin',
      header: words.columns.origin,
      width: 'short',
      cell: ({ kind, row }) => kind !== 'more' && TASK_ORIGIN_LABELS[row.origin],
    },
    ...(view === 'all' ? [status] : []),
    ...(canChange || onAssign !== null ? [actions] : []),
  ];
}

/**
 * A row on a phone: one button, which a swipe to the right presses as well; one to the left assigns. A round has another
 * button that shows its dates.
 */
export function toStackedEntry(data: OccurrenceRow, context: RowContext, view: ListView): StackedRow {
  const { today, toHref, toAllHref, canChange, onToggleStatus, onAssign, onToggleRound } = context;
  const { row } = data;
  if (data.kind === 'more')
    return { title: words.allDates(toGrouped(data.total)), href: toAllHref(row.taskId) };
  const { folded } = row;
  return {
    title: row.name,
    href: toHref(row),
    meta: toReferenceWords(row),
    isLate: row.status === 'overdue',
    when:
      data.kind === 'round' && folded !== undefined && row.status !== 'pending' ? (
        `${toSpanWords(folded, today)}, ${toRoundWords(folded, row.status)}`
      ) : (
        <DueLine date={row.dueDate} today={today} status={row.status} />
      ),
    ...(canChange ? { swipe: { label: toActionLabel(row), onSwipe: () => onToggleStatus(row) } } : {}),
    ...(onAssign ? { swipeBack: { label: words.actions.assign, onSwipe: () => onAssign(row) } } : {}),
    end: (
      <Inline gap={2} isNoWrap>
        {view === 'all' && <TaskStatusTag status={row.status} />}
        {data.kind === 'round' && folded !== undefined && (
          <IconButton
            icon={data.isOpen ? ChevronUp : ChevronDown}
            label={words.datesOf(folded.count, row.name)}
            aria-expanded={data.isOpen}
            onClick={() => onToggleRound(row.taskId)}
          />
        )}
        {canChange && <RowButton row={row} context={context} />}
      </Inline>
    ),
  };
}
