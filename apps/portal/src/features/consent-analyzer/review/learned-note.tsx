import { isApiError } from '@anupalan/api-client/api-error';
import { useForgetLearnedReadingMutation } from '@anupalan/api-client/endpoints/obligations';
import { TextButton } from '@anupalan/ui';
import { ReviewText } from '@anupalan/ui/document';
import { useState } from 'react';
import { toDayText } from '../../../shared/time-zone.ts';
import type { Condition } from '../../../shared/viewer/condition.ts';
import { rowWords } from './words.ts';

/** Props of {@link LearnedNote}. */
export type LearnedNoteProps = {
  condition: Condition;
  canManage: boolean;
};

/**
 * Says that a condition was read as a person of the organisation had corrected the same wording before, and forgets it
 * if that is wished. Nothing for what was read from the order alone.
 */
export function LearnedNote({ condition: { learnedFrom }, canManage }: LearnedNoteProps) {
  const [forget, { isLoading }] = useForgetLearnedReadingMutation();
  const [failure, setFailure] = useState<string | null>(null);
  if (!learnedFrom) return null;
  const onForget = async (button: HTMLElement) => {
    setFailure(null);
    // The note goes with what is forgotten: whoever has the keyboard there goes on from the head of the row.
    const head = button.closest('[data-row]')?.querySelector<HTMLElement>('[aria-expanded]');
    try {
      await forget(learnedFrom.id).unwrap();
      head?.focus({ preventScroll: true });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error.message);
    }
  };
  return (
    <>
      <ReviewText>
        {rowWords.learned(learnedFrom.taughtBy, toDayText(learnedFrom.taughtOn))}{' '}
        {canManage && (
          <TextButton disabled={isLoading} onClick={({ currentTarget }) => void onForget(currentTarget)}>
            {rowWords.forget}
          </TextButton>
        )}
      </ReviewText>
      {failure !== null && <ReviewText role="alert">{failure}</ReviewText>}
    </>
  );
}
