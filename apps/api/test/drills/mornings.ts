import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { type Running, runProgram } from '../child-process.ts';
import { createTestDatabase } from '../database.ts';
import { createSweeper, type Sweeper } from './sweeper.ts';

/** Servers that do nothing but jobs, at the time that the drill says, on one database with companies and people. */
export type Mornings = {
  /** Of the owner of the database. */
  client: Client;
  sweep: Sweeper['sweep'];
  setClock(at: string): void;
  /** How many rows a table, or what follows FROM, has. */
  count(from: string): Promise<number>;
  startServer(): Promise<Running>;
  kill(server: Running): Promise<void>;
  /** The Message-ID of each mail that was sent, in their order. */
  listMails(): string[];
  /** Ends the servers and removes what they left. */
  close(): Promise<void>;
};

/** Fills a database with companies and people, whose addresses are confirmed. No server is started yet. */
export async function createMornings(organisations: number, usersOfEach: number): Promise<Mornings> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-mornings-'));
  const clock = path.join(folder, 'clock');
  const mails = path.join(folder, 'mails');
  writeFileSync(mails, '');
  const databaseUrl = await createTestDatabase();
  const sweeper = await createSweeper(databaseUrl);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await fill(client, organisations, usersOfEach);
  const servers = new Set<Running>();
  const kill = async (server: Running) => {
    servers.delete(server);
    server.process.kill('SIGKILL');
    await server.ended;
  };
  return {
    client,
    sweep: sweeper.sweep,
    setClock: (at) => writeFileSync(clock, at),
    count: async (from) =>
      Number((await client.query<{ count: string }>(`SELECT count(*) FROM ${from}`)).rows[0]?.count),
    startServer: async () => {
      const server = runProgram('test/drills/schedulers-child.ts', [databaseUrl, clock, mails]);
      servers.add(server);
      await server.printed('Ready');
      return server;
    },
    kill,
    listMails: () => readFileSync(mails, 'utf8').split('\n').slice(0, -1),
    close: async () => {
      for (const server of servers) await kill(server);
      await sweeper.close();
      await client.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function fill(client: Client, organisations: number, usersOfEach: number): Promise<void> {
  await client.query(
    `INSERT INTO organisations (id, type, name) SELECT gen_random_uuid(), 'company', 'Works ' || n FROM generate_series(1, $1::int) AS n`,
    [organisations],
  );
  await client.query(
    `INSERT INTO users (id, organisation_id, role_id, name, email, email_verified_at)
     SELECT gen_random_uuid(), organisations.id, (SELECT id FROM roles WHERE slug = 'company' AND organisation_id IS NULL),
            'Person ' || n, 'person-' || n || '@' || replace(lower(organisations.name), ' ', '-') || '.example', now()
     FROM organisations, generate_series(1, $1::int) AS n`,
    [usersOfEach],
  );
  await client.query(
    'UPDATE organisations SET owner_id = (SELECT id FROM users WHERE organisation_id = organisations.id ORDER BY id LIMIT 1)',
  );
}
