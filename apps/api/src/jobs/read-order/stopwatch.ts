/**
 * Runs `onEnd` after so many milliseconds in all between its starts and stops. It begins started; `again` gives it
 * another time from now on.
 */
export const createStopwatch = (
  totalMs: number,
  onEnd: () => void,
): { start: () => void; stop: () => void; again: (totalMs: number) => void } => {
  let leftMs = totalMs;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  const start = () => {
    if (timer) return;
    since = performance.now();
    timer = setTimeout(onEnd, leftMs);
  };
  const stop = () => {
    if (!timer) return;
    clearTimeout(timer);
    timer = undefined;
    leftMs -= performance.now() - since;
  };
  const again = (nextMs: number) => {
    const isRunning = timer !== undefined;
    stop();
    leftMs = nextMs;
    if (isRunning) start();
  };
  start();
  return { start, stop, again };
};
