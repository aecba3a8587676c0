/** Whether a key is typed into something. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null;
}

/** Whether a key asks for the search: Ctrl-K or Command-K anywhere, `/` where nothing is typed; never over a dialog. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return false;
  const isChord = event.ctrlKey || event.metaKey;
  if (isChord) return event.key.toLowerCase() === 'k' && !event.shiftKey;
  return event.key === '/' && !isTyping(event.target);
}
