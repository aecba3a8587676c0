import { TextLink } from '@anupalan/ui';
import { toReviewPath } from './order-paths.ts';
import type { Refusal } from './upload-refusal.ts';
import { uploadWords } from './words.ts';

/** Why an order was not taken, and the way to the one that it already is. */
export function RefusalText({ error, existingId }: { error: string | null } & Pick<Refusal, 'existingId'>) {
  return (
    <>
      {error}{' '}
      {existingId !== null && (
        <TextLink href={toReviewPath(existingId)} isUnderlined>
          {uploadWords.openExisting}
        </TextLink>
      )}
    </>
  );
}
