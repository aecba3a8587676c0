import { type ApiError, isApiError } from '@anupalan/api-client/api-error';
import {
  useUpdateObligationMutation,
  useUpdateObligationStatesMutation,
} from '@anupalan/api-client/endpoints/obligations';
import type { ObligationState } from '@anupalan/enums/obligations';
import { toast } from '@anupalan/ui/interactive';
import type { UpdateObligationRequest } from '@anupalan/validators/requests/obligations';
import { useCallback, useRef, useState } from 'react';
import type { Condition } from '../../../shared/viewer/condition.ts';

/** What takes a decision back: the values from before, of one condition or of several. */
type UndoStep = { label: string } & (
  | { id: string; changes: UpdateObligationRequest }
  | { ids: string[]; state: ObligationState }
);

/** Decisions on conditions; each answers the failure, or null. */
export type Decisions = {
  change: (condition: Condition, changes: UpdateObligationRequest, label: string) => Promise<ApiError | null>;
  changeAll: (conditions: readonly Condition[], state: ObligationState, label: string) => Promise<void>;
  undo: () => Promise<void>;
  /** Nothing that was decided so far can be undone any more. */
  forget: () => void;
  isBusy: boolean;
  /** The server's sentence about something that was changed in the meantime, until it is dismissed. */
  conflict: string | null;
  onConflictSeen: () => void;
};

/** What the changed fields were before. */
function toBefore(condition: Condition, changes: UpdateObligationRequest): UpdateObligationRequest {
  const { title, text, frequency, dueDate, schedule, state, done } = condition;
  const all = { title, text, frequency, dueDate, schedule, state, done };
  const names = Object.keys(changes) as (keyof UpdateObligationRequest)[];
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

/**
 * Accepts, edits, rejects and takes back. Every decision can be undone from its toast for 8 seconds, by the key U,
 * and later in its tab. `onStale` is called when the server says that somebody else was faster.
 */
export function useDecisions(documentId: string, onStale: () => void): Decisions {
  const [update, { isLoading: isUpdating }] = useUpdateObligationMutation();
  const [updateStates, { isLoading: isUpdatingAll }] = useUpdateObligationStatesMutation();
  const [conflict, setConflict] = useState<string | null>(null);
  const steps = useRef<readonly UndoStep[]>([]);
  // A decision is shown before the server has answered, and can be undone from then on: undoing waits for it.
  const underWay = useRef<Promise<unknown>>(Promise.resolve());

  const onFailure = useCallback(
    (error: unknown): ApiError => {
      if (!isApiError(error)) throw error;
      if (error.status === 409) setConflict(error.message);
      // Deleted or decided by somebody else: the list is asked again either way.
      if (error.status === 409 || error.status === 404) onStale();
      return error;
    },
    [onStale],
  );

  const run = useCallback(
    async (step: UndoStep): Promise<ApiError | null> => {
      try {
        if ('ids' in step) {
          await updateStates({ ids: step.ids, state: step.state, consentDocumentId: documentId }).unwrap();
        } else {
          await update({ id: step.id, consentDocumentId: documentId, changes: step.changes }).unwrap();
        }
        return null;
      } catch (error) {
        return onFailure(error);
      }
    },
    [documentId, onFailure, update, updateStates],
  );

  const undoStep = useCallback(
    async (step: UndoStep) => {
      if (!steps.current.includes(step)) return;
      steps.current = steps.current.filter((one) => one !== step);
      if ((await run(step)) === null) toast.info(`Undone: ${step.label}`);
    },
    [run],
  );

  const remember = useCallback(
    (step: UndoStep) => {
      steps.current = [...steps.current, step];
      toast.success(step.label, { onUndo: () => void undoStep(step) });
    },
    [undoStep],
  );

  /** Does a decision, and remembers how to take it back once it is done. */
  const decide = useCallback(
    (step: UndoStep, back: UndoStep): Promise<ApiError | null> => {
      const work = run(step).then((error) => {
        if (error === null) remember(back);
        return error;
      });
      underWay.current = Promise.allSettled([underWay.current, work]);
      return work;
    },
    [remember, run],
  );

  const change = useCallback(
    (condition: Condition, changes: UpdateObligationRequest, label: string) =>
      decide(
        { id: condition.id, changes, label },
        { id: condition.id, changes: toBefore(condition, changes), label },
      ),
    [decide],
  );

  const changeAll = useCallback(
    async (conditions: readonly Condition[], state: ObligationState, label: string) => {
      const [first] = conditions;
      if (first === undefined) return;
      const ids = conditions.map(({ id }) => id);
      await decide({ ids, state, label }, { ids, state: first.state, label });
    },
    [decide],
  );

  const undo = useCallback(async () => {
    await underWay.current;
    const last = steps.current.at(-1);
    if (last === undefined) toast.info('There is nothing to undo');
    else await undoStep(last);
  }, [undoStep]);

  return {
    change,
    changeAll,
    undo,
    forget: () => {
      steps.current = [];
      toast.clear();
    },
    isBusy: isUpdating || isUpdatingAll,
    conflict,
    onConflictSeen: () => setConflict(null),
  };
}
