/** Marks the element of an open toast. */
export const toastAttribute = { 'data-toast': '' } as const;

/** The element that had the focus before F6 moved it into the toast. */
let origin: HTMLElement | null = null;

/** Returns the focus to its previous element, if it is inside this toast. */
export function leaveToast(element: HTMLElement | null): void {
  if (!element?.contains(document.activeElement)) return;
  origin?.focus();
  origin = null;
}

/** F6 moves the focus into the open toast; F6 or Escape moves it back. Tab does not reach a toast. */
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
