import type { CatchUpRow } from '@anupalan/api-client/types';
import type { DateString } from '@anupalan/compliance/schedules/types';
import { TextButton, TwoLines } from '@anupalan/ui';
import { type DataColumn, DataTable, toDataWords } from '@anupalan/ui/table';
import { useState } from 'react';
import { AnswerFields } from '../../shared/last-done/answer-fields.tsx';
import { toAnswerWords, toWhoWords } from '../../shared/last-done/last-done-words.ts';
import { OnceChange } from '../../shared/last-done/once-answers.tsx';
import type { ListRows } from '../../shared/lists/list-rows.ts';
import { formatLongDate } from '../../shared/tasks/task-dates.ts';
import { TaskName } from '../../shared/tasks/task-name.tsx';
import { toPlaceOf, toRepeats } from './catch-up-words.ts';
import { words } from './words.ts';

/** Props of {@link AnsweredTable}. */
export type AnsweredTableProps = ListRows<CatchUpRow> & { today: DateString; canAnswer: boolean };

/** The answer, what follows from it, and who gave it when. */
function toWords({ kind, obligation, answered }: CatchUpRow) {
  const { text, note } =
    kind === 'once'
      ? { text: words.answered.doneOnce, note: words.answered.dueOnce }
      : (toAnswerWords(obligation.lastDone) ?? { text: '', note: '' });
  return { text, note: [note, toWhoWords(answered)].filter(Boolean).join('. ') };
}

/** What was answered; each answer can be changed. */
export function AnsweredTable(props: AnsweredTableProps) {
  const { today, canAnswer, rows, status, isRefetching, onRetry } = props;
  const [changing, setChanging] = useState<string | null>(null);
  const toAnswer = (row: CatchUpRow) => {
    if (changing !== row.obligation.id) return <TwoLines main={toWords(row).text} sub={toWords(row).note} />;
    const close = () => setChanging(null);
    const { obligation, dueDate } = row;
    if (row.kind === 'once') return <OnceChange obligation={obligation} onSaved={close} onCancel={close} />;
    return (
      <AnswerFields
        obligation={obligation}
        dueDate={dueDate}
        today={today}
        onSaved={close}
        onCancel={close}
      />
    );
  };
  const toChange = ({ obligation }: CatchUpRow) =>
    canAnswer &&
    changing !== obligation.id && (
      <TextButton
        aria-label={words.answered.changeOf(obligation.title)}
        onClick={() => setChanging(obligation.id)}
      >
        {words.answered.change}
      </TextButton>
    );
  const columns: DataColumn<CatchUpRow>[] = [
    {
      id: 'title',
      header: words.answered.columns.task,
      isRowHeader: true,
      width: 'third',
      cell: (row) => <TwoLines main={<TaskName name={row.obligation.title} />} sub={toPlaceOf(row)} />,
    },
    {
      id: 'dueDate',
      header: words.answered.columns.wasDueOn,
      width: 'date',
      cell: (row) => <TwoLines main={formatLongDate(row.dueDate)} sub={toRepeats(row)} />,
    },
    { id: 'answer', header: words.answered.columns.answer, cell: toAnswer },
    {
      id: 'change',
      header: words.answered.columns.change,
      isHeaderHidden: true,
      width: 'action',
      actions: 'unprinted',
      cell: toChange,
    },
  ];
  return (
    <DataTable
      caption={words.answered.title}
      words={toDataWords(words.answered.noun)}
      density="comfortable"
      columns={columns}
      rows={rows}
      status={status}
      isRefetching={isRefetching}
      onRetry={onRetry}
      toId={({ obligation }) => obligation.id}
      toStacked={(row) => ({
        title: row.obligation.title,
        meta: toPlaceOf(row),
        when: `${formatLongDate(row.dueDate)}, ${toRepeats(row)}`,
        end: toChange(row),
        after: toAnswer(row),
      })}
    />
  );
}
