import type { ApiError } from '@anupalan/api-client/api-error';
import {
  useUpdateObligationMutation,
  useUpdateObligationStatesMutation,
} from '@anupalan/api-client/endpoints/obligations';
import type { ObligationState } from '@anupalan/enums/obligations';
import type { UpdateObligationRequest } from '@anupalan/validators/requests/obligations';
import { useCallback } from 'react';
import type { Condition } from '../../../shared/viewer/condition.ts';
import { type UndonePlace, type UndoSteps, useUndo } from './use-undo.ts';

/** What can be taken back. When a duty was last done is answered anew instead. */
type Changes = Omit<UpdateObligationRequest, 'lastDone'>;

/** Decisions on conditions; each answers the failure, or null. */
export type Decisions = Omit<UndoSteps, 'act'> & {
  change: (condition: Condition, changes: Changes, label: string) => Promise<ApiError | null>;
  changeAll: (conditions: readonly Condition[], state: ObligationState, label: string) => Promise<void>;
  isBusy: boolean;
};

/** The rows of the catalogue that a person linked it to; null: those that the reader found. */
export function toLinkedIds({ statutory }: Pick<Condition, 'statutory'>): string[] | null {
  return statutory?.isByPerson ? statutory.rows.map(({ id }) => id) : null;
}

/** What the changed fields were before. */
function toBefore(condition: Condition, changes: Changes): Changes {
  const { title, text, frequency, dueDate, schedule, state, done, citation } = condition;
  const statutoryIds = toLinkedIds(condition);
  const all = { title, text, frequency, dueDate, schedule, state, done, citation, statutoryIds };
  const names = Object.keys(changes) as (keyof Changes)[];
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

/**
 * Accepts, edits, rejects and takes back. Every decision can be undone from its toast for 8 seconds, by the key U,
 * and later in its tab. `onUndone` is told where that leads; `onStale` is called when the server says that somebody
 * else changed it first.
 */
export function useDecisions(
  consentDocumentId: string,
  onUndone: (place: UndonePlace) => void,
  onStale: () => void,
): Decisions {
  const [update, { isLoading: isUpdating }] = useUpdateObligationMutation();
  const [updateStates, { isLoading: isUpdatingAll }] = useUpdateObligationStatesMutation();
  const { act, ...undoing } = useUndo(onUndone, onStale);

  const change = useCallback(
    (condition: Condition, changes: Changes, label: string) => {
      const { id, state } = condition;
      const send = (values: Changes) => update({ id, consentDocumentId, changes: values }).unwrap();
      return act(
        () => send(changes),
        () => ({ label, place: { id, state }, back: () => send(toBefore(condition, changes)) }),
      );
    },
    [act, consentDocumentId, update],
  );

  const changeAll = useCallback(
    async (conditions: readonly Condition[], state: ObligationState, label: string) => {
      const [first] = conditions;
      if (first === undefined) return;
      const ids = conditions.map(({ id }) => id);
      const send = (to: ObligationState) => updateStates({ ids, state: to, consentDocumentId }).unwrap();
      await act(
        () => send(state),
        () => ({ label, place: first, back: () => send(first.state) }),
      );
    },
    [act, consentDocumentId, updateStates],
  );

  return { ...undoing, change, changeAll, isBusy: isUpdating || isUpdatingAll };
}
