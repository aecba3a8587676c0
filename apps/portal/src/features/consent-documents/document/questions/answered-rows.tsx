import type { CatchUpRow } from '@anupalan/api-client/types';
import { CardBody, DataList, DataRow, TextButton } from '@anupalan/ui';
import { useState } from 'react';
import { AnswerFields } from '../../../../shared/last-done/answer-fields.tsx';
import { toWhoWords } from '../../../../shared/last-done/last-done-words.ts';
import { OnceChange } from '../../../../shared/last-done/once-answers.tsx';
import { questionWords } from '../words.ts';
import { toPastAnswer } from './question-words.ts';

/** Props of {@link AnsweredRows}. */
export type AnsweredRowsProps = { rows: readonly CatchUpRow[]; today: string; canAnswer: boolean };

function toMeta(row: CatchUpRow): string {
  const { conditionNo } = row.obligation;
  const { note } = toPastAnswer(row);
  return [conditionNo ? questionWords.condition(conditionNo) : '', note, toWhoWords(row.answered)]
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
          const { obligation } = each;
          const canChange = canAnswer && obligation.id !== changing;
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
          {row.kind === 'once' ? (
            <OnceChange obligation={row.obligation} onSaved={close} onCancel={close} />
          ) : (
            <AnswerFields
              key={row.obligation.id}
              obligation={row.obligation}
              dueDate={row.dueDate}
              today={today}
              onSaved={close}
              onCancel={close}
            />
          )}
        </CardBody>
      )}
    </>
  );
}
