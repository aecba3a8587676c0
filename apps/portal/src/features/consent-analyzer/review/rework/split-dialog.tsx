import { isApiError } from '@anupalan/api-client/api-error';
import {
  useSplitObligationMutation,
  useUpdateObligationMutation,
} from '@anupalan/api-client/endpoints/obligations';
import type { Obligation } from '@anupalan/api-client/types';
import { Button, Notice, Stack } from '@anupalan/ui';
import { ReviewText, SplitPicker, suggestSplit } from '@anupalan/ui/document';
import { Dialog } from '@anupalan/ui/interactive';
import { useState } from 'react';
import type { Condition } from '../../../../shared/viewer/condition.ts';
import { findSame } from './find-same.ts';
import { toSplitParts } from './split-parts.ts';
import { splitWords } from './words.ts';

/** Props of {@link SplitDialog}. */
export type SplitDialogProps = {
  documentId: string;
  condition: Condition;
  /** All conditions of the order: one of them may already say what the second part says. */
  conditions: readonly Condition[];
  onClose: () => void;
  /** Both parts, the first of which is what was split. */
  onSplit: (parts: readonly Obligation[]) => void;
  /** The condition with its first part only, and what it said before. */
  onShortened: (obligation: Obligation, before: string) => void;
};

/** Makes two obligations of one whose sentence asks for two things, and shows first what each will say (D47). */
export function SplitDialog(props: SplitDialogProps) {
  const { documentId, condition, conditions, onClose, onSplit, onShortened } = props;
  const [split, { isLoading }] = useSplitObligationMutation();
  const [update, { isLoading: isShortening }] = useUpdateObligationMutation();
  const [error, setError] = useState<string | null>(null);
  const { id, text, taskId } = condition;
  const [at, setAt] = useState(() => suggestSplit(text));
  const parts = toSplitParts(text, at);
  const canSplit = parts.every((part) => part !== '');
  const same = findSame(parts[1], conditions, id);
  const run = async (step: () => Promise<void>) => {
    try {
      await step();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(failure.message);
    }
  };
  const onConfirm = () =>
    run(async () => {
      const sent = parts.map((part) => ({ text: part }));
      const { data } = await split({ consentDocumentId: documentId, id, parts: sent }).unwrap();
      onSplit(data.obligations);
    });
  const onShorten = () =>
    run(async () => {
      const changes = { text: parts[0] };
      const { data } = await update({ consentDocumentId: documentId, id, changes }).unwrap();
      onShortened(data, text);
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={splitWords.title}
      description={`${condition.number}. ${condition.title}`}
      footer={
        <>
          <Button onClick={onClose}>{splitWords.cancel}</Button>
          <Button
            variant="primary"
            disabled={!canSplit}
            isLoading={isLoading}
            loadingLabel={splitWords.splitting}
            onClick={() => void onConfirm()}
          >
            {splitWords.split}
          </Button>
        </>
      }
    >
      <Stack>
        {error !== null && (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
        {canSplit ? (
          <>
            <SplitPicker label={splitWords.where} text={text} at={at} onChange={setAt} />
            <section aria-label={splitWords.first}>
              <ReviewText>
                {splitWords.first}
                {taskId !== null && splitWords.firstKeepsTask}
              </ReviewText>
              <ReviewText kind="sentence">{parts[0]}</ReviewText>
            </section>
            <section aria-label={splitWords.second}>
              <ReviewText>{splitWords.secondNote}</ReviewText>
              <ReviewText kind="sentence">{parts[1]}</ReviewText>
            </section>
            {same !== null && (
              <Notice
                title={splitWords.same(same.number, same.title)}
                action={
                  <Button
                    isLoading={isShortening}
                    loadingLabel={splitWords.shortening}
                    onClick={() => void onShorten()}
                  >
                    {splitWords.shorten}
                  </Button>
                }
              >
                {splitWords.sameText}
              </Notice>
            )}
          </>
        ) : (
          <ReviewText>{splitWords.oneWord}</ReviewText>
        )}
      </Stack>
    </Dialog>
  );
}
