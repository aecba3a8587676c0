import { useKeys } from '../../../shared/keys/use-keys.ts';
import { actionWords } from './words.ts';

/** Keys of the review and what they do, in the order of their list. */
export const REVIEW_KEYS = [
  { key: 'j', label: actionWords.keys.next },
  { key: 'k', label: actionWords.keys.previous },
  { key: 'a', label: actionWords.accept },
  { key: 'e', label: actionWords.keys.edit },
  { key: 'x', label: actionWords.notObligation },
  { key: 'y', label: actionWords.keys.confirmFigure },
  { key: 'm', label: actionWords.merge },
  { key: 's', label: actionWords.split },
  { key: 'u', label: actionWords.keys.undo },
  { key: '?', label: actionWords.keys.list },
] as const;

/** A key of the review. */
export type ReviewKey = (typeof REVIEW_KEYS)[number]['key'];

/** Calls the handler of a pressed key of the review. */
export function useReviewKeys(isOn: boolean, handlers: Readonly<Record<ReviewKey, () => void>>): void {
  useKeys({ isOn }, handlers);
}
