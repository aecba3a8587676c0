import type { Outcome } from './playground.ts';

type Fault = { count: number; what: string; cause: string; reproduction: string };

/** What came of the calls so far. */
export type Tally = {
  requests: number;
  seed: number;
  startedAt: number;
  count: number;
  /** How many answers had a status. */
  statuses: Map<number, number>;
  calls: Set<string>;
  /** Calls that were taken at least once: of the others only refusals were seen. */
  taken: Set<string>;
  /** Faults that differ: by the call and by where it failed, each with its shortest reproduction. */
  faults: Map<string, Fault>;
  note(key: string, outcome: Outcome, reproduce: () => string): void;
};

/** Begins to count. @param requests how many are asked for */
export function createTally(requests: number, seed: number): Tally {
  const tally: Tally = {
    requests,
    seed,
    startedAt: Date.now(),
    count: 0,
    statuses: new Map(),
    calls: new Set(),
    taken: new Set(),
    faults: new Map(),
    note: (key, { status, fault, cause }, reproduce) => {
      tally.count += 1;
      tally.calls.add(key);
      if (status < 400) tally.taken.add(key);
      tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
      if (fault === null) return;
      const place = cause?.split('\n').slice(0, 2).join(' ') ?? '';
      const id = `${key}: ${fault} ${place}`;
      const found = tally.faults.get(id);
      const reproduction = reproduce();
      // Told at once: hours may go by until all are.
      if (!found) process.stdout.write(`Fault in request ${tally.count}: ${id}\n`);
      if (found) found.count += 1;
      if (!found || reproduction.length < found.reproduction.length)
        tally.faults.set(id, {
          count: found?.count ?? 1,
          what: `${key}: ${fault}`,
          cause: cause ?? '',
          reproduction,
        });
    },
  };
  return tally;
}

/** Prints how many requests there were, the classes of the answers, and each fault with a call that shows it. */
export function printTally(tally: Tally): void {
  const seconds = Math.max(1, Math.round((Date.now() - tally.startedAt) / 1000));
  const lines = [
    `${tally.count} of ${tally.requests} requests to ${tally.calls.size} calls in ${seconds} s, seed ${tally.seed}`,
    ...['2', '3', '4', '5'].map((digit) => `  ${digit}xx ${listClass(tally, digit)}`),
    `Never taken: ${[...tally.calls].filter((key) => !tally.taken.has(key)).join(', ') || 'none'}`,
    tally.faults.size === 0 ? 'No faults.' : `${tally.faults.size} faults:`,
    ...[...tally.faults.values()].map(
      ({ count, what, cause, reproduction }) =>
        `- ${what} (${count} times)\n  ${reproduction.slice(0, 2000)}\n  ${cause.split('\n').slice(0, 6).join('\n  ')}`,
    ),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function listClass({ statuses }: Tally, digit: string): string {
  const own = [...statuses].filter(([status]) => String(status).startsWith(digit)).sort(([a], [b]) => a - b);
  const total = own.reduce((sum, [, count]) => sum + count, 0);
  const each = own.map(([status, count]) => `${status}: ${count}`).join(', ');
  return each === '' ? String(total) : `${total} (${each})`;
}
