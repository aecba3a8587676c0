import { Button, Inline, LinkButton, Stack } from '@anupalan/ui';
import { toReviewPath } from '../orders/order-paths.ts';
import { useAnswer } from './use-answer.ts';
import { words } from './words.ts';

/** Props of {@link OnceChange}. */
export type OnceChangeProps = OnceAnswersProps & { onSaved: () => void; onCancel: () => void };

/** Takes back that what was due once was done: it is asked again. */
export function OnceChange({ obligation, onSaved, onCancel }: OnceChangeProps) {
  const { save, isSaving, error } = useAnswer(obligation);
  const onAskAgain = async () => {
    if (await save({ done: null })) onSaved();
  };
  return (
    <Stack gap={1}>
      <Inline>
        <Button
          size="sm"
          aria-label={words.once.askAgainOf(obligation.title)}
          isLoading={isSaving}
          loadingLabel={words.saving}
          onClick={() => void onAskAgain()}
        >
          {words.once.askAgain}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Inline>
      {error !== null && <span role="alert">{error}</span>}
    </Stack>
  );
}

/** Props of {@link OnceAnswers}. */
export type OnceAnswersProps = { obligation: { id: string; consentDocumentId: string; title: string } };

/** What was due once was done, or gets a new date where its words stand (D22). */
export function OnceAnswers({ obligation }: OnceAnswersProps) {
  const { save, isSaving, error } = useAnswer(obligation);
  return (
    <Stack gap={1}>
      <Inline>
        <Button
          size="sm"
          aria-label={words.once.doneOf(obligation.title)}
          isLoading={isSaving}
          loadingLabel={words.saving}
          onClick={() => void save({ done: true })}
        >
          {words.once.done}
        </Button>
        <LinkButton
          size="sm"
          href={toReviewPath(obligation.consentDocumentId, { obligationId: obligation.id })}
          aria-label={words.once.notYetOf(obligation.title)}
        >
          {words.once.notYet}
        </LinkButton>
      </Inline>
      {error !== null && <span role="alert">{error}</span>}
    </Stack>
  );
}
