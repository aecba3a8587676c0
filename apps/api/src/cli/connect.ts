import Fastify from 'fastify';
import { findRunningUrl, hasEmbeddedData } from '../database/embedded.ts';
import { findHolder } from '../database/folder-lock.ts';
import { listPendingMigrations } from '../database/migrate.ts';
import { createPool } from '../database/pool.ts';
import type { Config } from '../env.ts';
import type { Services } from '../http/services.ts';
import { connectServices, startServices } from '../start-services.ts';

/** What a command runs on, and how it is left again. */
export type Connection = { services: Services; stop(): Promise<void> };

/**
 * Finds the database: that of DATABASE_URL, that of the server which works on the data folder, or, while none does,
 * our own, started for this call.
 * @throws Error with one sentence that says what to do
 */
export async function connect(config: Config, log: (line: string) => void): Promise<Connection> {
  const toServices = (given: Omit<Services, 'log'>): Services => ({
    ...given,
    log: Fastify({ logger: false }).log,
  });
  if (config.databaseUrl !== null) {
    await checkVersion(config.databaseUrl, 'The database of DATABASE_URL');
    const { services, stop } = await connectServices(config, config.databaseUrl, log, 'command');
    return { services: toServices(services), stop };
  }
  const holder = findHolder(config.dataDir);
  if (holder !== null) {
    const url = await getRunningUrl(config.dataDir, holder);
    const { services, stop } = await connectServices(config, url, log, 'command');
    return { services: toServices(services), stop };
  }
  if (!hasEmbeddedData(config.dataDir))
    throw new Error(
      `There is no data in ${config.dataDir}. Start Anupalan once, or set EHS_DATA_DIR or DATABASE_URL to the value of its server.`,
    );
  const { services, stop } = await startServices(config, log, 'command');
  return { services: toServices(services), stop };
}

/** The database of a server that runs already: the call joins it. */
async function getRunningUrl(dataDir: string, holder: number): Promise<string> {
  const url = findRunningUrl(dataDir);
  if (url === null)
    throw new Error(
      `A server (process ${holder}) uses ${dataDir}, and its database is not running. The server is starting or stopping. Try again in a moment, or stop it.`,
    );
  try {
    await checkVersion(url, `The database in ${dataDir}`);
  } catch (error) {
    if (error instanceof VersionError) throw error;
    throw new Error(
      `A server (process ${holder}) uses ${dataDir}, and its database does not answer. Stop that server and try again. The command will start the database itself.`,
      { cause: error },
    );
  }
  return url;
}

class VersionError extends Error {}

async function checkVersion(url: string, what: string): Promise<void> {
  const pool = createPool(url, () => undefined, 1);
  try {
    const pending = await listPendingMigrations(pool);
    if (pending.length > 0)
      throw new VersionError(
        `${what} has an older version. Start the server of this version once: it upgrades the database.`,
      );
  } finally {
    await pool.end();
  }
}
