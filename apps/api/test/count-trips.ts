import type { ClientBase, Pool } from 'pg';
import { Batch } from '../src/database/batch.ts';

/** Counts the ways to the database and the statements that took them. */
export type Trips = {
  /** What was counted since it was taken last. */
  take(): { trips: number; statements: number };
};

/** Counts on every connection of a pool, from its next use on. */
export function countTrips(pool: Pool): Trips {
  let counted = { trips: 0, statements: 0 };
  const known = new WeakSet<ClientBase>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query: (...args: unknown[]) => {
        counted.trips += 1;
        counted.statements += args[0] instanceof Batch ? args[0].statements.length : 1;
        return query(...args);
      },
    });
  });
  return {
    take: () => {
      const taken = counted;
      counted = { trips: 0, statements: 0 };
      return taken;
    },
  };
}
