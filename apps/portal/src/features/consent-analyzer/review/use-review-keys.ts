import { useKeys } from '../../../shared/keys/use-keys.ts';

/** Keys of the review and what they do, in the order of their list. */
export const REVIEW_KEYS = [
  { key: 'j', label: 'Next condition' },
  { key: 'k', label: 'Previous condition' },
  { key: 'a', label: 'Accept' },
  { key: 'e', label: 'Edit the words' },
  { key: 'x', label: 'Not an obligation' },
  { key: 'y', label: 'Confirm the marked figure' },
  { key: 'm', label: 'Merge with others' },
  { key: 's', label: 'Split in two' },
  { key: 'u', label: 'Undo the last decision' },
  { key: '?', label: 'Show this list' },
] as const;

/** A key of the review. */
export type ReviewKey = (typeof REVIEW_KEYS)[number]['key'];

/** Calls the handler of a pressed key of the review. */
export function useReviewKeys(isOn: boolean, handlers: Readonly<Record<ReviewKey, () => void>>): void {
  useKeys({ isOn }, handlers);
}
