/** Events that show that a person uses the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

let isUsed = false;

/**
 * Runs something once, when a person starts to use the page. It loads what they may need next, which a page that nobody
 * uses does not need. Later calls run at once. Returns a function that cancels it.
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
