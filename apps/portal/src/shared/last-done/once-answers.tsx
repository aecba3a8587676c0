import { Button, Inline, LinkButton, Stack } from '@anupalan/ui';
import type { ReactNode } from 'react';
import { toReviewPath } from '../orders/order-paths.ts';
import { useAnswer } from './use-answer.ts';
import { words } from './words.ts';

/** Props of {@link OnceAnswers}. */
export type OnceAnswersProps = { obligation: { id: string; consentDocumentId: string; title: string } };

type OnceButtonsProps = OnceAnswersProps & {
  /** What the first button answers: done, or (null) that it is asked again. */
  done: true | null;
  label: string;
  /** The label with the obligation, for a reader who hears one button alone. */
  name: string;
  onSaved?: () => void;
  /** What else can be done. */
  children: ReactNode;
};

/** A button that saves an answer at once, another one beside it, and why it was not saved. */
function OnceButtons({ obligation, done, label, name, onSaved, children }: OnceButtonsProps) {
  const { save, isSaving, error } = useAnswer(obligation);
  const onAnswer = async () => {
    if (await save({ done })) onSaved?.();
  };
  return (
    <Stack gap={1}>
      <Inline>
        <Button
          size="sm"
          aria-label={name}
          isLoading={isSaving}
          loadingLabel={words.saving}
          onClick={() => void onAnswer()}
        >
          {label}
        </Button>
        {children}
      </Inline>
      {error !== null && <span role="alert">{error}</span>}
    </Stack>
  );
}

/** Props of {@link OnceChange}. */
export type OnceChangeProps = OnceAnswersProps & { onSaved: () => void; onCancel: () => void };

/** Takes back that what was due once was done: it is asked again. */
export function OnceChange({ obligation, onSaved, onCancel }: OnceChangeProps) {
  return (
    <OnceButtons
      obligation={obligation}
      done={null}
      label={words.once.askAgain}
      name={words.once.askAgainOf(obligation.title)}
      onSaved={onSaved}
    >
      <Button size="sm" variant="ghost" onClick={onCancel}>
        {words.cancel}
      </Button>
    </OnceButtons>
  );
}

/** What was due once was done, or gets a new date where its words stand (D22). */
export function OnceAnswers({ obligation }: OnceAnswersProps) {
  return (
    <OnceButtons
      obligation={obligation}
      done={true}
      label={words.once.done}
      name={words.once.doneOf(obligation.title)}
    >
      <LinkButton
        size="sm"
        href={toReviewPath(obligation.consentDocumentId, { obligationId: obligation.id })}
        aria-label={words.once.notYetOf(obligation.title)}
      >
        {words.once.notYet}
      </LinkButton>
    </OnceButtons>
  );
}
