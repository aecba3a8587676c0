/** What people do first with a page that they mean to use. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

let isUsed = false;

/**
 * Runs something once at the first sign that the page is used: what may be needed next is loaded then, and not by a page
 * that is only looked at. Later calls run at once. Answers the way to stop.
 */
export function onFirstUse(run: () => void): () => void {
  if (isUsed) {
    run();
    return () => undefined;
  }
  const onSign = () => {
    isUsed = true;
    stop();
    run();
  };
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true });
  };
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
  return stop;
}
