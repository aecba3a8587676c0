/** Runs `onEnd` after so many milliseconds in all between its starts and stops. It begins started. */
export const createStopwatch = (
  totalMs: number,
  onEnd: () => void,
): { start: () => void; stop: () => void } => {
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
  start();
  return { start, stop };
};
