import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../src/database/embedded.ts';
import { findPostmaster } from '../child-process.ts';

/** A database that does not belong to the product, on a folder and a port of its own. */
export type Elsewhere = {
  url: string;
  /** Ends it: SIGINT in good order, SIGQUIT as in a crash. It is started again by itself; waits until it takes connections. */
  restart(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Ends it and removes its folder. */
  close(): Promise<void>;
};

/** Starts a database apart from the product. */
export async function startElsewhere(): Promise<Elsewhere> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-elsewhere-'));
  const database = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  return {
    url: database.url,
    restart: async (signal) => {
      const postmaster = findPostmaster(folder);
      process.kill(postmaster ?? 0, signal);
      while (findPostmaster(folder) === postmaster || !(await takesConnections(database.url)))
        await sleep(25);
    },
    close: async () => {
      await database.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function takesConnections(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
