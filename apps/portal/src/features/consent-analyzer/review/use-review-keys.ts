import { useEffect, useRef } from 'react';

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

/** Where letters are text and not commands. */
const TYPING =
  'input, textarea, select, [contenteditable="true"], [role="spinbutton"], [role="listbox"], [role="menu"]';

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const control = target.closest(TYPING);
  // A checkbox or a switch takes no letters.
  return control !== null && !(control instanceof HTMLInputElement && control.type === 'checkbox');
}

/** Calls the handler of a pressed key: not while typing, not with Ctrl, Alt or Meta, not under a dialog. */
export function useReviewKeys(isOn: boolean, handlers: Readonly<Record<ReviewKey, () => void>>): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing)
        return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const pressed = event.key.toLowerCase();
      const known = REVIEW_KEYS.find(({ key }) => key === pressed);
      if (known === undefined) return;
      event.preventDefault();
      latest.current[known.key]();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
