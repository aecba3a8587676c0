import { createDatabase } from '../../src/database/database.ts';
import { createPool } from '../../src/database/pool.ts';
import { createJobQueue } from '../../src/jobs/job-queue.ts';

/** Asks the servers on a database to look for mornings that have come, as their clocks do every ten minutes. */
export type Sweeper = { sweep(times: number): Promise<void>; close(): Promise<void> };

/** Connects to a database with the migrations and the queues. */
export async function createSweeper(databaseUrl: string): Promise<Sweeper> {
  const db = createDatabase(createPool(databaseUrl, () => undefined, 2));
  const jobs = createJobQueue(databaseUrl, () => undefined);
  await jobs.start();
  return {
    sweep: (times) =>
      db.asSystem('job-sweep', async (tx) => {
        for (let i = 0; i < times; i += 1) await jobs.enqueue(tx, 'sweep-alerts', {});
      }),
    close: async () => {
      await jobs.stop();
      await db.close();
    },
  };
}
