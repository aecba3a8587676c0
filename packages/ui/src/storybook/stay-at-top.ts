const OF_READERS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps a docs page at its top while its stories are drawn, because some take the focus or scroll when they appear. It
 * stops when the reader scrolls, presses or types, and does nothing if the URL names a place on the page. @returns a
 * function that stops it
 */
export function stayAtTop(): () => void {
  if (location.hash !== '') return () => undefined;
  const leaving = new AbortController();
  const { signal } = leaving;
  for (const kind of OF_READERS) addEventListener(kind, () => leaving.abort(), { signal, passive: true });
  addEventListener('scroll', () => scrollTo({ top: 0, behavior: 'instant' }), { signal });
  return () => leaving.abort();
}
