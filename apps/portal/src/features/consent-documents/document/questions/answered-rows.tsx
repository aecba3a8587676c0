import type { CatchUpRow } from '@anupalan/api-client/types';
import { CardBody, DataList, DataRow, TextButton } from '@anupalan/ui';
import { useState } from 'react';
import { AnswerFields } from '../../../../shared/last-done/answer-fields.tsx';
import { questionWords } from '../words.ts';
import { toPastAnswer } from './question-words.ts';

/** Props of {@link AnsweredRows}. */
export type AnsweredRowsProps = { rows: readonly CatchUpRow[]; today: string; canAnswer: boolean };

function toMeta(row: CatchUpRow): string {
  const { conditionNo } = row.obligation;
  return [conditionNo ? questionWords.condition(conditionNo) : '', toPastAnswer(row).note]
    .filter(Boolean)
    .join('. ');
}

/** Answers about the past, each of which can be changed (D42). */
export function AnsweredRows({ rows, today, canAnswer }: AnsweredRowsProps) {
  const [changing, setChanging] = useState<string | null>(null);
  if (rows.length === 0) return null;
  const row = rows.find(({ obligation }) => obligation.id === changing);
  const close = () => setChanging(null);
  return (
    <>
      <DataList aria-label={questionWords.answers}>
        {rows.map((each) => {
          const { obligation, kind } = each;
          const canChange = canAnswer && kind === 'cycle' && obligation.id !== changing;
          return (
            <DataRow
              key={obligation.id}
              title={`${toPastAnswer(each).text}: “${obligation.title}”`}
              meta={toMeta(each)}
              end={
                canChange && (
                  <TextButton
                    aria-label={questionWords.changeOf(obligation.title)}
                    onClick={() => setChanging(obligation.id)}
                  >
                    {questionWords.change}
                  </TextButton>
                )
              }
            />
          );
        })}
      </DataList>
      {row !== undefined && (
        <CardBody>
          <AnswerFields
            key={row.obligation.id}
            obligation={row.obligation}
            dueDate={row.dueDate}
            today={today}
            onSaved={close}
            onCancel={close}
          />
        </CardBody>
      )}
    </>
  );
}
