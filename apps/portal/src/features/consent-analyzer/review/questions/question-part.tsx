import type { Question } from '@anupalan/api-client/types';
import { formatDate } from '@anupalan/compliance/schedules/describe';
import { Notice, TextButton } from '@anupalan/ui';
import { ReviewText } from '@anupalan/ui/document';
import { useState } from 'react';
import { questionWords } from '../words.ts';
import { QuestionAnswer, type QuestionAnswerProps } from './question-answer.tsx';

/** Props of {@link QuestionPart}. */
export type QuestionPartProps = Pick<QuestionAnswerProps, 'question' | 'isBusy' | 'onAnswer' | 'place'> & {
  canManage: boolean;
};

/** An answer as people say it: the label of the option, a date in words, or what was typed. */
export function toAnswerWords({ answer, answerKind, options }: Question): string {
  if (answer === null) return '';
  const label = options.find(({ value }) => value === answer)?.label;
  return label ?? (answerKind === 'date' ? formatDate(answer) : answer);
}

/** A question where it belongs: open with its control, quiet once it is answered. The answer can be changed. */
export function QuestionPart({ question, isBusy, canManage, onAnswer, place }: QuestionPartProps) {
  const [isChanging, setIsChanging] = useState(false);
  // Whoever answers by keyboard goes on from there.
  const [takesFocus, setTakesFocus] = useState(false);
  const isOpen = question.answer === null;
  const close = () => {
    setIsChanging(false);
    setTakesFocus(true);
  };
  if (!canManage && isOpen) {
    return (
      <Notice tone="warn" title={questionWords.title}>
        {question.text} {place}
      </Notice>
    );
  }
  if (isOpen || isChanging) {
    return (
      <QuestionAnswer
        question={question}
        isBusy={isBusy}
        place={place}
        onAnswer={async (value) => {
          const error = await onAnswer(value);
          if (error === null) close();
          return error;
        }}
        {...(isOpen ? {} : { onCancel: close })}
      />
    );
  }
  return (
    <ReviewText>
      {question.text} <b>{toAnswerWords(question)}</b> {place}{' '}
      {canManage && (
        <TextButton autoFocus={takesFocus} onClick={() => setIsChanging(true)}>
          {questionWords.change}
        </TextButton>
      )}
    </ReviewText>
  );
}
