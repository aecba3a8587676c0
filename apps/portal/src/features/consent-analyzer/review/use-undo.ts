import { type ApiError, isApiError } from '@anupalan/api-client/api-error';
import type { ObligationState } from '@anupalan/enums/obligations';
import { toast } from '@anupalan/ui/interactive';
import { useCallback, useRef, useState } from 'react';
import { actionWords } from './words.ts';

/** Where undoing leads: a condition, and the state that it has again. */
export type UndonePlace = { id: string; state: ObligationState };

/** What takes something back. */
export type UndoStep = {
  /** What was done, in words. */
  label: string;
  /** Null: what was done leaves nothing behind. */
  place: UndonePlace | null;
  /** Takes it back; fails with an ApiError. */
  back: () => Promise<unknown>;
  /** Called when it is taken back, where that leads to no condition. */
  onBack?: () => void;
};

/** What was done in a review, and how it is taken back. */
export type UndoSteps = {
  /** Does something, and remembers how to take it back once it is done. Answers the failure, or null. */
  act: <Result>(
    work: () => Promise<Result>,
    toStep: (result: Result) => UndoStep,
  ) => Promise<ApiError | null>;
  /** Remembers how to take back what was done elsewhere, and says that it is done. */
  remember: (step: UndoStep) => void;
  /** Takes the last one back. */
  undo: () => Promise<void>;
  /** Nothing that was done so far can be undone any more. */
  forget: () => void;
  /** The server's sentence about something that was changed in the meantime, until it is dismissed. */
  conflict: string | null;
  onConflictSeen: () => void;
};

/**
 * Remembers what was done. It can be taken back from its toast for 8 seconds, and by the key U. `onUndone` is told at
 * once where that leads, since lists show a decision before the server has answered.
 */
export function useUndo(onUndone: (place: UndonePlace) => void, onStale: () => void): UndoSteps {
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

  const undoStep = useCallback(
    async (step: UndoStep) => {
      if (!steps.current.includes(step)) return;
      steps.current = steps.current.filter((one) => one !== step);
      if (step.place !== null) onUndone(step.place);
      try {
        await step.back();
        step.onBack?.();
        toast.info(actionWords.undone(step.label));
      } catch (error) {
        onFailure(error);
      }
    },
    [onFailure, onUndone],
  );

  const remember = useCallback(
    (step: UndoStep) => {
      steps.current = [...steps.current, step];
      toast.success(step.label, { onUndo: () => void undoStep(step) });
    },
    [undoStep],
  );

  const act: UndoSteps['act'] = useCallback(
    (work, toStep) => {
      const done = work().then(
        (result) => {
          remember(toStep(result));
          return null;
        },
        (error: unknown) => onFailure(error),
      );
      underWay.current = Promise.allSettled([underWay.current, done]);
      return done;
    },
    [onFailure, remember],
  );

  const undo = useCallback(async () => {
    await underWay.current;
    const last = steps.current.at(-1);
    if (last === undefined) toast.info(actionWords.nothingToUndo);
    else await undoStep(last);
  }, [undoStep]);

  return {
    act,
    remember,
    undo,
    forget: () => {
      steps.current = [];
      toast.clear();
    },
    conflict,
    onConflictSeen: () => setConflict(null),
  };
}
