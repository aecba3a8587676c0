// Started by tests as a process of its own: an embedded PostgreSQL on the folder of the first argument, one row more
// in it, and a line that tells what is there. With "hold" it stays until it is killed.
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../src/database/embedded.ts';
import { lockFolder } from '../src/database/folder-lock.ts';

const [, , dataDir = '', mode] = process.argv;
try {
  const unlock = lockFolder(dataDir);
  const server = await startEmbeddedPostgres({ dataDir, log: (line) => console.error(line) });
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS seen (at timestamptz NOT NULL DEFAULT now())');
  await client.query('INSERT INTO seen DEFAULT VALUES');
  const { rows } = await client.query<{ rows: string; user: string }>(
    `SELECT count(*) AS rows, current_setting('data_directory') AS folder, current_setting('fsync') AS fsync FROM seen`,
  );
  console.log(JSON.stringify(rows[0]));
  if (mode === 'hold') setInterval(() => undefined, 60_000);
  else {
    await client.end();
    await server.stop();
    unlock();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
