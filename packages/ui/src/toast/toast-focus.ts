/** Marks the element of an open toast. */
export const toastAttribute = { 'data-toast': '' } as const;

/** Where the focus was before F6 brought it into the toast. */
let origin: HTMLElement | null = null;

/** Gives the focus back to where it was, if it is inside this toast. */
export function leaveToast(element: HTMLElement | null): void {
  if (!element?.contains(document.activeElement)) return;
  origin?.focus();
  origin = null;
}

/** F6 goes into the open toast, and F6 or Escape back again; a toast is no part of the page's order of Tab. */
export function onToastKey(event: KeyboardEvent): void {
  const element = document.querySelector<HTMLElement>('[data-toast]');
  if (!element) return;
  const isInside = element.contains(document.activeElement);
  if (event.key === 'F6' && !isInside) {
    event.preventDefault();
    origin = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    element.querySelector('button')?.focus();
  } else if (isInside && (event.key === 'F6' || event.key === 'Escape')) {
    event.preventDefault();
    leaveToast(element);
  }
}
