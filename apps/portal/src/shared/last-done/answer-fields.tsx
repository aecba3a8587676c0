import type { DateString } from '@anupalan/compliance/schedules/types';
import { Button, Inline, Stack, VisuallyHidden } from '@anupalan/ui';
import { DateField } from '@anupalan/ui/interactive';
import { useContext, useEffect, useState } from 'react';
import { formatLongDate } from '../tasks/task-dates.ts';
import { AnswersGuarded } from './answers-guard.tsx';
import { toTimingWords } from './last-done-words.ts';
import { type GivenAnswer, useAnswer } from './use-answer.ts';
import { words } from './words.ts';

/** Props of {@link AnswerFields}. */
export type AnswerFieldsProps = {
  /** The obligation, and what it is called: names the controls for who cannot see the row. */
  obligation: { id: string; consentDocumentId: string; title: string };
  dueDate: DateString;
  today: DateString;
  /** After an answer was saved. */
  onSaved?: () => void;
  /** Leaves the answer as it is. */
  onCancel?: () => void;
};

/** The three answers to "When was this last done?": a day, not yet, not asked of us then. Each is saved at once (D42). */
export function AnswerFields({ obligation, dueDate, today, onSaved, onCancel }: AnswerFieldsProps) {
  const { save, isSaving, error } = useAnswer(obligation);
  const [date, setDate] = useState<string | null>(null);
  const [refused, setRefused] = useState<string>();
  const [pressed, setPressed] = useState<keyof GivenAnswer | null>(null);
  const { report, onFocus } = useContext(AnswersGuarded);
  const { id } = obligation;
  useEffect(() => {
    if (date !== null) report(id, { save: () => save({ lastDone: { completedOn: date } }) });
    else report(id, refused === undefined ? null : { save: null });
    return () => report(id, null);
  }, [report, id, save, date, refused]);
  const onAnswer = async (given: GivenAnswer, which: keyof GivenAnswer) => {
    setPressed(which);
    if (await save({ lastDone: given })) onSaved?.();
  };
  const isBusy = (which: keyof GivenAnswer) => isSaving && pressed === which;
  const label = (words: string) => `${words}: ${obligation.title}`;
  return (
    <Stack gap={1} onFocus={onFocus}>
      <Inline align="center">
        <DateField
          label={<VisuallyHidden>{label(words.doneOn)}</VisuallyHidden>}
          value={date}
          max={today}
          error={error}
          isDisabled={isSaving}
          onChange={(next, given) => {
            setDate(next);
            setRefused(given);
          }}
          onEnter={(entered) => void onAnswer({ completedOn: entered }, 'completedOn')}
        />
        {date !== null && (
          <Button
            size="sm"
            variant="primary"
            aria-label={label(words.saveDate)}
            isLoading={isBusy('completedOn')}
            loadingLabel={words.saving}
            onClick={() => void onAnswer({ completedOn: date }, 'completedOn')}
          >
            {words.saveDate}
          </Button>
        )}
        <Button
          size="sm"
          aria-label={label(words.notYet)}
          isLoading={isBusy('notYet')}
          loadingLabel={words.saving}
          onClick={() => void onAnswer({ notYet: true }, 'notYet')}
        >
          {words.notYet}
        </Button>
        <Button
          size="sm"
          aria-label={label(words.notAsked)}
          isLoading={isBusy('notAsked')}
          loadingLabel={words.saving}
          onClick={() => void onAnswer({ notAsked: true }, 'notAsked')}
        >
          {words.notAsked}
        </Button>
        {onCancel && (
          <Button size="sm" variant="ghost" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </Inline>
      {date !== null && (
        <span className="subtle">
          {formatLongDate(date)}. {toTimingWords(date, dueDate)}.
        </span>
      )}
    </Stack>
  );
}
