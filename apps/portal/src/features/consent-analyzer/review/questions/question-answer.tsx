import type { Question } from '@anupalan/api-client/types';
import { Button, Field, Inline, Input, Notice } from '@anupalan/ui';
import { NoticeMore, ReadingChoice } from '@anupalan/ui/document';
import { DateField } from '@anupalan/ui/interactive';
import { type ReactNode, useState } from 'react';
import { questionWords } from '../words.ts';

/** Props of {@link QuestionAnswer}. */
export type QuestionAnswerProps = {
  question: Question;
  isBusy: boolean;
  /** Answers the message of what the server refuses, or null. */
  onAnswer: (value: string) => Promise<string | null>;
  /** Leads back from changing an answer that was given. */
  onCancel?: () => void;
  /** Beside the question: the way to its page. */
  place?: ReactNode;
};

/** What is asked for where nothing was typed. */
const REQUIRED = {
  date: questionWords.enterDate,
  number: questionWords.enterNumber,
  text: questionWords.enterText,
} as const;

type ValueProps = {
  kind: 'date' | 'number' | 'text';
  value: string;
  error: string | null;
  onChange: (value: string) => void;
};

function ValueField({ kind, value, error, onChange }: ValueProps) {
  if (kind === 'date') {
    return (
      <DateField
        label={questionWords.answer}
        value={value === '' ? null : value}
        error={error}
        onChange={(date) => onChange(date ?? '')}
      />
    );
  }
  return (
    <Field label={questionWords.answer} error={error}>
      {(control) => (
        <Input
          {...control}
          value={value}
          inputMode={kind === 'number' ? 'decimal' : 'text'}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** A question that the reading leaves, with the control that answers it: a choice, a date, a number or words. */
export function QuestionAnswer({ question, isBusy, onAnswer, onCancel, place }: QuestionAnswerProps) {
  const { answerKind, options, answer, text } = question;
  const [value, setValue] = useState(answer ?? '');
  const [error, setError] = useState<string | null>(null);
  const send = async (next: string) => setError(await onAnswer(next));
  const onSave = () => {
    const typed = value.trim();
    if (answerKind === 'choice') return;
    if (typed === '') setError(REQUIRED[answerKind]);
    else void send(typed);
  };
  return (
    <Notice tone="warn" title={questionWords.title}>
      {text} {place}
      <NoticeMore>
        {answerKind === 'choice' ? (
          <>
            <ReadingChoice
              label={text}
              readings={options}
              value={value === '' ? null : value}
              isDisabled={isBusy}
              onChange={(next) => {
                setValue(next);
                void send(next);
              }}
            />
            {error !== null && <p role="alert">{error}</p>}
          </>
        ) : (
          <ValueField
            kind={answerKind}
            value={value}
            error={error}
            onChange={(next) => {
              setValue(next);
              setError(null);
            }}
          />
        )}
        {(answerKind !== 'choice' || onCancel !== undefined) && (
          <Inline>
            {answerKind !== 'choice' && (
              <Button
                size="sm"
                variant="primary"
                isLoading={isBusy}
                loadingLabel={questionWords.saving}
                onClick={onSave}
              >
                {questionWords.save}
              </Button>
            )}
            {onCancel !== undefined && (
              <Button size="sm" onClick={onCancel}>
                {questionWords.cancel}
              </Button>
            )}
          </Inline>
        )}
      </NoticeMore>
    </Notice>
  );
}
