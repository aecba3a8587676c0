import { vi } from 'vitest';
import { forgiveLateShell } from './late-shell.ts';

/** Before each test of a screen of tasks: it is 21 November 2026, as the due dates of `test-data.ts` want it. */
export function setUpTaskDay(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00Z') });
}

/** After each of them. */
export function tearDownTaskDay(): void {
  forgiveLateShell();
  vi.useRealTimers();
}
