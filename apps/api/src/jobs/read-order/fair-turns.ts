/** Something that can stand still and go on. */
export type Pausable = { pause: () => void; resume: () => void };

/** A place among those that read on this server. It counts as at work from the start, and between pauses. */
export type Turn = {
  /** Says what stands still when another's turn comes. Without it nobody else gets this place before its end. */
  run: (work: Pausable) => void;
  /** @returns how long it was at work, in milliseconds */
  end: () => number;
};

/** Shares a few places out among those that ask for one. */
export type Turns = {
  /**
   * Waits for a place.
   * @param key whose it is: one after the other gets a share of the time
   * @throws the reason of `signal` where it is aborted meanwhile
   */
  take: (key: string, signal?: AbortSignal) => Promise<Turn>;
};

type Entry = {
  key: string;
  /** Null until it has begun, and while nothing of it can stand still. */
  work: Pausable | null;
  /** When its present stretch began, in milliseconds. */
  since: number;
  /** How long it was at work before that. */
  before: number;
  begin: (() => void) | null;
};

/**
 * Turns by start-time fair queueing: the place goes to whose key has had the least time, and who holds one for a slice
 * stands still for a key that has had less. A key that comes anew begins where the others are, less a slice at most: it
 * is served soon, and nobody can save time up; orders of one key do not interrupt each other. A place is never empty while somebody waits.
 * @param now in milliseconds, from any start
 */
export function createTurns({
  places,
  sliceMs,
  now = () => performance.now(),
}: {
  places: number;
  sliceMs: number;
  now?: () => number;
}): Turns {
  const running = new Set<Entry>();
  const waiting: Entry[] = [];
  /** The time that each key has had, of keys that are here. */
  const had = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const hadBy = (key: string) => {
    let sum = had.get(key) ?? 0;
    for (const entry of running) if (entry.key === key) sum += now() - entry.since;
    return sum;
  };

  /** Where a key begins that comes anew. */
  const toBeginWith = () => {
    if (had.size === 0) return 0;
    const least = Math.min(...[...had.keys()].map(hadBy));
    return Math.max(Math.min(...had.values()), least - sliceMs);
  };

  const start = (entry: Entry) => {
    entry.since = now();
    running.add(entry);
    if (entry.begin) {
      entry.begin();
      entry.begin = null;
    } else entry.work?.resume();
  };

  const stop = (entry: Entry) => {
    running.delete(entry);
    entry.before += now() - entry.since;
    had.set(entry.key, (had.get(entry.key) ?? 0) + now() - entry.since);
  };

  /** The one of those who wait whose key has had the least; of the same, the first. */
  const next = () =>
    waiting.reduce<Entry | undefined>(
      (best, entry) => (best === undefined || hadBy(entry.key) < hadBy(best.key) ? entry : best),
      undefined,
    );

  const fill = () => {
    while (running.size < places) {
      const entry = next();
      if (!entry) return;
      waiting.splice(waiting.indexOf(entry), 1);
      start(entry);
    }
  };

  const share = () => {
    clearTimeout(timer);
    fill();
    for (const held of [...running]) {
      const entry = next();
      if (!entry) return;
      if (!held.work || held.key === entry.key || now() - held.since < sliceMs) continue;
      if (hadBy(held.key) <= hadBy(entry.key)) continue;
      held.work.pause();
      stop(held);
      fill();
      waiting.push(held);
    }
    if (waiting.length > 0) timer = setTimeout(share, sliceMs / 4);
  };

  const leave = (entry: Entry) => {
    const place = waiting.indexOf(entry);
    if (place >= 0) waiting.splice(place, 1);
    else if (running.has(entry)) stop(entry);
    else return;
    if (![...running, ...waiting].some(({ key }) => key === entry.key)) had.delete(entry.key);
    share();
  };

  return {
    take: (key, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const entry: Entry = { key, work: null, since: now(), before: 0, begin: null };
        const giveUp = () => {
          leave(entry);
          reject(signal?.reason);
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        entry.begin = () => {
          signal?.removeEventListener('abort', giveUp);
          resolve({
            run: (work) => {
              entry.work = work;
            },
            end: () => {
              leave(entry);
              return entry.before;
            },
          });
        };
        if (!had.has(key)) had.set(key, toBeginWith());
        waiting.push(entry);
        share();
      }),
  };
}
