import type { CatchUpRow } from '@anupalan/api-client/types';
import type { DateString } from '@anupalan/compliance/schedules/types';
import { EmptyState, TwoLines } from '@anupalan/ui';
import { type DataColumn, DataTable, toDataWords } from '@anupalan/ui/table';
import { AnswerFields } from '../../shared/last-done/answer-fields.tsx';
import { OnceAnswers } from '../../shared/last-done/once-answers.tsx';
import type { ListRows } from '../../shared/lists/list-rows.ts';
import { formatLongDate } from '../../shared/tasks/task-dates.ts';
import { TaskName } from '../../shared/tasks/task-name.tsx';
import { toPlaceOf, toRepeats } from './catch-up-words.ts';
import { words } from './words.ts';

/** Props of {@link OpenTable}. */
export type OpenTableProps = ListRows<CatchUpRow> & { today: DateString; canAnswer: boolean };

/** The answers of a row; people who may not answer read that nobody has. */
function Answers({ row, today, canAnswer }: { row: CatchUpRow; today: DateString; canAnswer: boolean }) {
  if (!canAnswer) return <span className="subtle">{words.open.notAnswered}</span>;
  if (row.kind === 'once') return <OnceAnswers obligation={row.obligation} />;
  return <AnswerFields obligation={row.obligation} dueDate={row.dueDate} today={today} />;
}

/** What is to answer; as stacked rows on a phone. */
export function OpenTable({ today, canAnswer, rows, status, isRefetching, onRetry }: OpenTableProps) {
  const columns: DataColumn<CatchUpRow>[] = [
    {
      id: 'title',
      header: words.open.columns.task,
      isRowHeader: true,
      width: 'third',
      cell: (row) => <TwoLines main={<TaskName name={row.obligation.title} />} sub={toPlaceOf(row)} />,
    },
    {
      id: 'dueDate',
      header: words.open.columns.wasDueOn,
      width: 'date',
      cell: (row) => <TwoLines main={formatLongDate(row.dueDate)} sub={toRepeats(row)} />,
    },
    {
      id: 'answer',
      header: words.open.columns.lastDoneOn,
      cell: (row) => <Answers row={row} today={today} canAnswer={canAnswer} />,
    },
  ];
  return (
    <DataTable
      caption={words.open.title}
      words={toDataWords(words.open.noun)}
      density="comfortable"
      columns={columns}
      rows={rows}
      status={status}
      isRefetching={isRefetching}
      onRetry={onRetry}
      empty={<EmptyState level={3} title={words.open.emptyTitle} text={words.open.emptyText} />}
      toId={({ obligation }) => obligation.id}
      toStacked={(row) => ({
        title: row.obligation.title,
        meta: toPlaceOf(row),
        when: `${formatLongDate(row.dueDate)}, ${toRepeats(row)}`,
        after: <Answers row={row} today={today} canAnswer={canAnswer} />,
      })}
    />
  );
}
