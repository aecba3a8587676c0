import { isApiError } from '@anupalan/api-client/api-error';
import { useConfirmFigureMutation } from '@anupalan/api-client/endpoints/consent-documents';
import type { FigureDoubt } from '@anupalan/api-client/types';
import type { Condition } from '../../../shared/viewer/condition.ts';
import type { UndoSteps } from './use-undo.ts';
import { actionWords } from './words.ts';

/** Figures of a scan that a person finds to be as the page prints them. */
export type Figures = {
  onConfirm: (doubt: FigureDoubt, condition: Condition) => Promise<void>;
  /** The one that is shown in the row of a condition. */
  onConfirmFirst: (condition: Condition) => void;
  isBusy: boolean;
};

/** Each figure is confirmed at once, for all that cites it; it can be undone like a decision. */
export function useFigures(documentId: string, remember: UndoSteps['remember']): Figures {
  const [confirm, { isLoading }] = useConfirmFigureMutation();
  const onConfirm: Figures['onConfirm'] = async ({ id: doubtId, text }, { id, state }) => {
    const send = (isConfirmed: boolean) => confirm({ id: documentId, doubtId, isConfirmed }).unwrap();
    try {
      await send(true);
      remember({ label: actionWords.done.figure(text), place: { id, state }, back: () => send(false) });
    } catch (error) {
      // What the server refuses is told by a toast, and the figure stays.
      if (!isApiError(error)) throw error;
    }
  };
  return {
    onConfirm,
    onConfirmFirst: (condition) => {
      const [doubt] = condition.doubts ?? [];
      if (doubt !== undefined && !isLoading) void onConfirm(doubt, condition);
    },
    isBusy: isLoading,
  };
}
