import { isApiError } from '@anupalan/api-client/api-error';
import { useUpdateConsentDocumentMutation } from '@anupalan/api-client/endpoints/consent-documents';
import type { Question } from '@anupalan/api-client/types';
import { NOT_AN_OBLIGATION } from '@anupalan/enums/questions';
import type { UndonePlace, UndoSteps } from '../use-undo.ts';
import { questionWords } from '../words.ts';
import { useQuestionFocus } from './use-question-focus.ts';

/** Answers questions of an order, and takes that back. */
export type Answers = {
  /** Answers the message of what the server refuses, or null. `place`: the row that the question belongs to. */
  answer: (question: Question, value: string, place: UndonePlace | null) => Promise<string | null>;
  isBusy: boolean;
};

/**
 * Each answer is saved at once and acts on what it is about; it can be undone like a decision. `onRejected`: the answer
 * said that a row is no obligation, and the row leaves the list to check. `onAnswered`: a question outside of rows was
 * answered, which may make a row.
 */
export function useAnswers(
  documentId: string,
  remember: UndoSteps['remember'],
  onRejected: (place: UndonePlace) => void,
  onAnswered: (questionId: string) => void,
): Answers {
  const focusQuestion = useQuestionFocus();
  const [update, { isLoading }] = useUpdateConsentDocumentMutation();
  const send = (id: string, value: string | null) =>
    update({ id: documentId, answers: { [id]: value } }).unwrap();
  return {
    isBusy: isLoading,
    answer: async ({ id, answer }, value, place) => {
      if (value === answer) return null;
      try {
        await send(id, value);
        const isRejected = value === NOT_AN_OBLIGATION;
        const label = isRejected ? questionWords.answeredNoDuty : questionWords.answered;
        remember({
          label,
          place,
          back: () => send(id, answer),
          ...(place === null ? { onBack: () => focusQuestion(id) } : {}),
        });
        if (isRejected && place?.state === 'suggested') onRejected(place);
        if (place === null) onAnswered(id);
        return null;
      } catch (error) {
        if (!isApiError(error)) throw error;
        return error.errors[0]?.message ?? error.message;
      }
    },
  };
}
