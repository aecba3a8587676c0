import type { Question } from '@anupalan/api-client/types';
import { NOT_AN_OBLIGATION } from '@anupalan/enums/questions';
import { Button, Field, Inline, Input, Notice } from '@anupalan/ui';
import { NoticeMore, ReadingChoice } from '@anupalan/ui/document';
import { DateField } from '@anupalan/ui/interactive';
import { type ReactNode, useRef, useState } from 'react';
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

type ChoiceProps = Pick<QuestionAnswerProps, 'question' | 'isBusy'> & {
  value: string;
  onChoose: (value: string) => void;
  onSend: (value: string) => void;
};

/**
 * The readings to choose from. A click answers at once. The arrow keys only go through them, since they pass all that
 * lie between: Enter or the button answers then.
 */
function Choice({ question: { text, options }, isBusy, value, onChoose, onSend }: ChoiceProps) {
  const isByArrow = useRef(false);
  return (
    <ReadingChoice
      label={text}
      readings={options}
      value={value === '' ? null : value}
      isDisabled={isBusy}
      onKeyDown={({ key }) => {
        isByArrow.current = /^Arrow/.test(key);
        if (key === 'Enter' && value !== '') onSend(value);
      }}
      onPointerDown={() => {
        isByArrow.current = false;
      }}
      onChange={(next) => {
        onChoose(next);
        if (!isByArrow.current) onSend(next);
      }}
    />
  );
}

/**
 * A question that the reading leaves, with the control that answers it: a choice, a date, a number or words. Where it is
 * about a duty, "Not an obligation" is an answer too.
 */
export function QuestionAnswer({ question, isBusy, onAnswer, onCancel, place }: QuestionAnswerProps) {
  const { answerKind, options, answer, text } = question;
  const isChoice = answerKind === 'choice';
  const noDuty = isChoice ? undefined : options.find((option) => option.value === NOT_AN_OBLIGATION);
  const [value, setValue] = useState(answer === null || answer === noDuty?.value ? '' : answer);
  const [error, setError] = useState<string | null>(null);
  const send = async (next: string) => setError(await onAnswer(next));
  const onSave = () => {
    const typed = value.trim();
    if (!isChoice && typed === '') setError(REQUIRED[answerKind]);
    else void send(typed);
  };
  const canSave = !isChoice || (value !== '' && value !== answer);
  const canReject = noDuty !== undefined && answer !== noDuty.value;
  const onChange = (next: string) => {
    setValue(next);
    setError(null);
  };
  return (
    <Notice tone="warn" title={questionWords.title}>
      {text} {place}
      <NoticeMore>
        {isChoice ? (
          <>
            <Choice
              question={question}
              isBusy={isBusy}
              value={value}
              onChoose={onChange}
              onSend={(next) => void send(next)}
            />
            {error !== null && <p role="alert">{error}</p>}
          </>
        ) : (
          <ValueField kind={answerKind} value={value} error={error} onChange={onChange} />
        )}
        {(canSave || canReject || onCancel !== undefined) && (
          <Inline>
            {canSave && (
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
            {canReject && (
              <Button size="sm" disabled={isBusy} onClick={() => void send(noDuty.value)}>
                {noDuty.label}
              </Button>
            )}
            {onCancel !== undefined && (
              <Button size="sm" variant="ghost" onClick={onCancel}>
                {questionWords.cancel}
              </Button>
            )}
          </Inline>
        )}
      </NoticeMore>
    </Notice>
  );
}
