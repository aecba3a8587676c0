import type { CatchUpRow } from '@anupalan/api-client/types';
import { Notice } from '@anupalan/ui';
import { NoticeMore } from '@anupalan/ui/document';
import { AnswerFields } from '../../../../shared/last-done/answer-fields.tsx';
import { OnceAnswers } from '../../../../shared/last-done/once-answers.tsx';
import { toPastPlace, toPastQuestion } from './question-words.ts';

/** Props of {@link OpenQuestion}. */
export type OpenQuestionProps = { row: CatchUpRow; today: string; canAnswer: boolean };

/** Asks when something was last done, and takes the answer in place (D42). */
export function OpenQuestion({ row, today, canAnswer }: OpenQuestionProps) {
  const { kind, obligation, dueDate } = row;
  return (
    <Notice tone="info" title={toPastQuestion(row)}>
      <span>{toPastPlace(row)}</span>
      {canAnswer && (
        <NoticeMore>
          {kind === 'once' ? (
            <OnceAnswers obligation={obligation} />
          ) : (
            <AnswerFields obligation={obligation} dueDate={dueDate} today={today} />
          )}
        </NoticeMore>
      )}
    </Notice>
  );
}
