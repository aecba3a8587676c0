/** Key of the note that this browser keeps an order. */
export const KEPT_HINT_KEY = 'anupalan.kept-order';

/**
 * Whether this browser may keep an order that was read before signing up. A note beside the order itself: a first view
 * need not load what opens a database to learn that there is none.
 */
export function mayHaveKeptOrder(): boolean {
  try {
    return localStorage.getItem(KEPT_HINT_KEY) !== null;
  } catch {
    return false;
  }
}
