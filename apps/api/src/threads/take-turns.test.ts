import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

/** Keeps the event loop busy. */
function spin(milliseconds: number): void {
  for (const until = performance.now() + milliseconds; performance.now() < until; );
}

test('a long loop lets others have their turn', async () => {
  let others = 0;
  let isOver = false;
  const other = (async () => {
    while (!isOver) {
      await setImmediate();
      others += 1;
    }
  })();
  const turn = takeTurns();
  for (let step = 0; step < 10; step++) {
    await turn();
    spin(11);
  }
  const seen = others;
  isOver = true;
  await other;
  // Before each step but the first.
  expect(seen).toBeGreaterThanOrEqual(9);
});

test('a short one goes on at once', async () => {
  let isLater = false;
  const later = setImmediate().then(() => {
    isLater = true;
  });
  const turn = takeTurns();
  await turn();
  expect(isLater).toBe(false);
  await later;
});
