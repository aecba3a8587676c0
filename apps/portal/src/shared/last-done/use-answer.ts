import { useUpdateObligationMutation } from '@anupalan/api-client/endpoints/obligations';
import type { UpdateObligationRequest } from '@anupalan/validators/requests/obligations';
import { useCallback, useState } from 'react';
import { words } from './words.ts';

/** An answer to when something was last done. */
export type GivenAnswer = NonNullable<UpdateObligationRequest['lastDone']>;

type Of = { id: string; consentDocumentId: string };

/** Saves an answer at once. `error`: why it was not, in a sentence; it stays until the next try. */
export function useAnswer({ id, consentDocumentId }: Of) {
  const [update, { isLoading }] = useUpdateObligationMutation();
  const [error, setError] = useState<string | null>(null);
  const save = useCallback(
    async (changes: UpdateObligationRequest): Promise<boolean> => {
      setError(null);
      const { error: failure } = await update({ id, consentDocumentId, changes });
      if (failure === undefined) return true;
      setError('message' in failure && failure.message ? failure.message : words.notSaved);
      return false;
    },
    [consentDocumentId, id, update],
  );
  return { save, isSaving: isLoading, error };
}
