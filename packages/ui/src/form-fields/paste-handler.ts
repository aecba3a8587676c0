import type { ClipboardEvent } from 'react';
import { cleanPaste, type LineKind } from './paste.ts';

/** Inserts a text at the caret as typing does: the reader can undo it, and `onChange` is called. */
function insert(input: HTMLInputElement, text: string): void {
  // Deprecated, and still the only way that keeps the browser's undo; every browser has it.
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  // Email and number inputs tell no caret: there the paste goes to the end.
  const start = input.selectionStart ?? input.value.length;
  const end = input.selectionEnd ?? input.value.length;
  const next = `${input.value.slice(0, start)}${text}${input.value.slice(end)}`;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(input, input.maxLength >= 0 ? next.slice(0, input.maxLength) : next);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Cleans a text that is pasted into a single line, before the browser joins its lines or cuts it at the maximum length.
 * Typed text is not changed.
 */
export function toPasteHandler(kind: LineKind, prefix?: string) {
  return (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData('text');
    const clean = cleanPaste(text, kind, prefix);
    const isAlike = clean === text;
    const { readOnly, disabled } = event.currentTarget;
    if (event.defaultPrevented || isAlike || readOnly || disabled) return;
    event.preventDefault();
    if (clean !== '') insert(event.currentTarget, clean);
  };
}
