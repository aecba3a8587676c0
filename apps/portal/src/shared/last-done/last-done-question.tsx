import type { Obligation } from '@anupalan/api-client/types';
import type { DateString } from '@anupalan/compliance/schedules/types';
import { Button, Inline, Notice } from '@anupalan/ui';
import { NoticeMore } from '@anupalan/ui/document';
import { useState } from 'react';
import { formatLongDate } from '../tasks/task-dates.ts';
import { AnswerFields } from './answer-fields.tsx';
import { toAnswerWords } from './last-done-words.ts';
import { words } from './words.ts';

/** Props of {@link LastDoneQuestion}. */
export type LastDoneQuestionProps = {
  obligation: Obligation;
  today: DateString;
  canManage: boolean;
};

/** Asks about the due date before acceptance, or shows the answer, which can be changed (D42). Nothing where none is asked. */
export function LastDoneQuestion({ obligation, today, canManage }: LastDoneQuestionProps) {
  const [isChanging, setIsChanging] = useState(false);
  const { lastDone } = obligation;
  if (lastDone.dueDate === null || obligation.state === 'rejected') return null;
  const answer = toAnswerWords(lastDone);
  return (
    <Notice tone={answer === null ? 'warn' : 'info'} title={words.title}>
      <span>
        {words.text(formatLongDate(lastDone.dueDate))}
        {answer !== null && ` ${answer.text}. ${answer.note}.`}
      </span>
      {canManage && (
        <NoticeMore>
          {answer === null || isChanging ? (
            <AnswerFields
              obligation={obligation}
              dueDate={lastDone.dueDate}
              today={today}
              onSaved={() => setIsChanging(false)}
              {...(answer === null ? {} : { onCancel: () => setIsChanging(false) })}
            />
          ) : (
            <Inline>
              <Button size="sm" onClick={() => setIsChanging(true)}>
                {words.change}
              </Button>
            </Inline>
          )}
        </NoticeMore>
      )}
    </Notice>
  );
}
