import { setImmediate } from 'node:timers/promises';

/** How long one call may keep all others waiting. */
const TURN_MS = 10;

/**
 * For loops that work long without asking the database: awaited before each step, it lets others have their turn when
 * this one has lasted long enough.
 */
export function takeTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
