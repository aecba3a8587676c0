import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';
import { createDatabase, type Tx } from './database.ts';
import { TENANT_TABLES } from './types.generated.ts';

let api: Harness;
let a: string;
let b: string;
beforeAll(async () => {
  api = await startHarness();
  a = api.users.owner.organisationId;
  b = api.users.other.organisationId;
  for (const [organisationId, userId] of [
    [a, api.users.owner.userId],
    [b, api.users.other.userId],
  ] as const) {
    await api.services.db.forOrganisation(organisationId, (tx) => insertTask(tx, organisationId, userId));
  }
});
afterAll(() => api.close());

const TASK = {
  name: 'Stack monitoring',
  origin: 'Received',
  schedule: '{}',
  beginsOn: '2026-01-01',
  occurrencesUntil: '2027-01-01',
  alertDays: [1],
};

async function insertTask(tx: Tx, organisationId: string, assigneeId: string): Promise<string> {
  const id = uuidv7();
  await tx
    .insertInto('tasks')
    .values({ ...TASK, id, organisationId, assigneeId })
    .execute();
  return id;
}

describe.each([
  ['with the plugin', false],
  ['by row-level security alone', true],
])('a transaction of an organisation, %s,', (_, withoutOrganisationPlugin) => {
  const db = () => createDatabase(api.services.db.pool, { withoutOrganisationPlugin });

  test('runs as a role that neither owns tables nor passes by the policies', async () => {
    const { rows } = await db().forOrganisation(a, (tx) =>
      sql<{
        name: string;
        super: boolean;
        bypass: boolean;
      }>`SELECT rolname AS name, rolsuper AS super, rolbypassrls AS bypass FROM pg_roles WHERE rolname = current_user`.execute(
        tx,
      ),
    );
    expect(rows).toEqual([{ name: 'anupalan_app', super: false, bypass: false }]);
  });

  test('reads rows of its own only', async () => {
    const found = await db().forOrganisation(a, (tx) =>
      tx.selectFrom('tasks').select('organisationId').execute(),
    );
    expect(found).toEqual([{ organisationId: a }]);
  });

  test('reads nothing of another one in raw SQL', async () => {
    const { rows } = await db().forOrganisation(a, (tx) =>
      sql<{ n: number }>`SELECT count(*) AS n FROM tasks WHERE organisation_id = ${b}`.execute(tx),
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('changes and deletes nothing of another one', async () => {
    await db().forOrganisation(a, async (tx) => {
      await tx.updateTable('tasks').set({ name: 'Taken over' }).where('name', '=', TASK.name).execute();
      await tx.deleteFrom('scheduledTasks').execute();
    });
    const names = await db().forOrganisation(b, (tx) => tx.selectFrom('tasks').select('name').execute());
    expect(names).toEqual([{ name: TASK.name }]);
    await db().forOrganisation(a, (tx) => tx.updateTable('tasks').set({ name: TASK.name }).execute());
  });

  test('cannot write a row into another one', async () => {
    await expect(db().forOrganisation(a, (tx) => insertTask(tx, b, api.users.other.userId))).rejects.toThrow(
      /row-level security/,
    );
  });

  test('cannot move a row to another one', async () => {
    await expect(
      db().forOrganisation(a, (tx) => tx.updateTable('tasks').set({ organisationId: b }).execute()),
    ).rejects.toThrow();
  });

  test('joins no rows of another one', async () => {
    const joined = await db().forOrganisation(a, (tx) =>
      tx
        .selectFrom('tasks')
        .leftJoin('users as assignee', 'assignee.id', 'tasks.assigneeId')
        .select(['tasks.organisationId', 'assignee.email'])
        .execute(),
    );
    expect(joined).toEqual([{ organisationId: a, email: 'owner@works.example' }]);
  });

  test('sees one organisation and its people', async () => {
    const [organisations, emails] = await db().forOrganisation(a, async (tx) => [
      await tx.selectFrom('organisations').select('id').execute(),
      (await tx.selectFrom('users').select('email').orderBy('email').execute()).map((row) => row.email),
    ]);
    expect(organisations).toEqual([{ id: a }]);
    expect(emails).toEqual(['nobody@works.example', 'owner@works.example', 'viewer@works.example']);
  });

  test('fills in answers of its own users alone, and reads none', async () => {
    const run = (statement: string) => db().forOrganisation(a, (tx) => sql.raw(statement).execute(tx));
    await api.services.db.pool.query(
      "INSERT INTO idempotency_keys (user_id, key, request_hash) VALUES ($1, 'mine', ''), ($2, 'theirs', '')",
      [api.users.owner.userId, api.users.other.userId],
    );
    expect((await run("UPDATE idempotency_keys SET status = 200 WHERE key = 'theirs'")).numAffectedRows).toBe(
      0n,
    );
    expect((await run("UPDATE idempotency_keys SET status = 200 WHERE key = 'mine'")).numAffectedRows).toBe(
      1n,
    );
    expect((await run('SELECT key FROM idempotency_keys')).rows).toEqual([{ key: 'mine' }]);
    for (const statement of [
      'SELECT body FROM idempotency_keys',
      'DELETE FROM idempotency_keys',
      "UPDATE idempotency_keys SET key = 'other'",
      "INSERT INTO idempotency_keys (user_id, key, request_hash) SELECT user_id, 'new', '' FROM idempotency_keys",
    ])
      await expect(run(statement), statement).rejects.toThrow(/permission denied/);
    await api.services.db.pool.query('DELETE FROM idempotency_keys');
  });

  test.each(['sessions', 'password_tokens', 'known_devices', 'rate_limits'])(
    'may not touch %s',
    async (table) => {
      await expect(
        db().forOrganisation(a, (tx) => sql.raw(`SELECT 1 FROM ${table}`).execute(tx)),
      ).rejects.toThrow(/permission denied/);
    },
  );

  test.each(["UPDATE audit_log SET summary = 'x'", 'DELETE FROM audit_log'])(
    'may not rewrite the audit trail: %s',
    async (statement) => {
      await expect(db().forOrganisation(a, (tx) => sql.raw(statement).execute(tx))).rejects.toThrow(
        /permission denied/,
      );
    },
  );

  test('sees nothing without an organisation', async () => {
    const rows = await db().forOrganisation('00000000-0000-0000-0000-000000000000', (tx) =>
      tx.selectFrom('tasks').selectAll().execute(),
    );
    expect(rows).toEqual([]);
  });
});

test('the system role does not read the work of organisations', async () => {
  await expect(
    api.services.db.asSystem('job-sweep', (tx) => tx.selectFrom('tasks').select('name').execute()),
  ).rejects.toThrow(/permission denied/);
  await expect(
    api.services.db.asSystem('job-sweep', (tx) => tx.selectFrom('obligations').select('text').execute()),
  ).rejects.toThrow(/permission denied/);
});

test('every table is behind row-level security, and the plugin knows each that belongs to organisations', async () => {
  const { rows } = await api.services.db.pool.query<{ name: string; secured: boolean; tenant: boolean }>(`
    SELECT relname AS name, relrowsecurity AS secured,
      EXISTS (SELECT 1 FROM pg_attribute WHERE attrelid = c.oid AND attname = 'organisation_id') AS tenant
    FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname NOT LIKE 'kysely_%'`);
  expect(rows.filter((row) => !row.secured)).toEqual([]);
  const shared = ['roles', 'role_permissions', 'notifications', 'lab_pages'];
  expect(
    rows
      .filter((row) => row.tenant && !shared.includes(row.name))
      .map((row) => row.name)
      .sort(),
  ).toEqual([...TENANT_TABLES].sort());
});
