import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client, type Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestPool } from '../../test/pool.ts';
import { createDatabase } from '../database/database.ts';
import { listMigrations, migrate } from '../database/migrate.ts';
import { listOrganisationsToName, nameSome } from '../modules/obligations/name-anew.ts';

const DATABASE = `anupalan_names_${process.pid}_${Date.now()}`;
const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations');
const LONG = 'The unit shall submit the environmental statement in Form V for the year …';
const QUOTE = 'The unit shall submit the environmental statement in Form V by 30th September every year.';
const SHORT = 'Submit Environmental Statement in Form V';

let pool: Pool;
beforeAll(async () => {
  await execute(`CREATE DATABASE ${DATABASE}`);
  const address = new URL(inject('serverUrl'));
  address.pathname = `/${DATABASE}`;
  pool = createTestPool(address.toString(), 2);
});
afterAll(async () => {
  await pool.end();
  await execute(`DROP DATABASE ${DATABASE} WITH (FORCE)`);
});

async function execute(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('serverUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/**
 * An order of the version before: 250 obligations as it named them, one that a person has named, one whose task a
 * person has named. @returns the organisation
 */
async function fill(): Promise<string> {
  const { rows } = await pool.query<{ organisation_id: string }>(
    `WITH organisation AS (
       INSERT INTO organisations (id, type, name) VALUES (gen_random_uuid(), 'company', 'Alpha') RETURNING id),
     person AS (
       INSERT INTO users (id, organisation_id, role_id, name, email)
       SELECT gen_random_uuid(), organisation.id, roles.id, 'Owner', 'owner@works.example'
       FROM organisation, roles WHERE slug = 'company' AND roles.organisation_id IS NULL RETURNING id, organisation_id),
     document AS (
       INSERT INTO consent_documents (id, organisation_id, title, file_name, mime_type, size, sha256, file_key, uploaded_by)
       SELECT gen_random_uuid(), organisation_id, 'Order', 'order.pdf', 'application/pdf', 1, decode(repeat('00', 32), 'hex'), 'key', id
       FROM person RETURNING id, organisation_id),
     duty AS (
       INSERT INTO obligations (id, organisation_id, consent_document_id, position, title, text, category, recurring,
         stated_frequency, citation, confidence, edited_at)
       SELECT gen_random_uuid(), organisation_id, document.id, n, CASE WHEN n = 1 THEN 'Mine' ELSE $1 END, $2, 'return', true,
         'by 30th September every year', jsonb_build_object('page', 1, 'quote', $2::text, 'rects', '[]'::jsonb), 0.9,
         CASE WHEN n < 4 THEN now() END
       FROM document, generate_series(1, 250) AS n RETURNING id, organisation_id, position),
     task AS (
       INSERT INTO tasks (id, organisation_id, name, origin, schedule, begins_on, alert_days, occurrences_until, obligation_id)
       SELECT gen_random_uuid(), organisation_id, CASE WHEN position = 3 THEN 'Our statement' ELSE $1 END, 'Generated', '{}',
         '2026-01-01', '{}', '2027-12-31', id
       FROM duty WHERE position IN (2, 3)),
     trail AS (
       INSERT INTO audit_log (id, organisation_id, actor_name, action, entity, entity_id, summary, details)
       SELECT gen_random_uuid(), organisation_id, 'Owner', 'update', 'obligation', id, 'Edited',
         CASE WHEN position = 1 THEN '{"to": {"title": "Mine"}}' ELSE '{"to": {"frequency": "yearly"}}' END::jsonb
       FROM duty WHERE position IN (1, 2))
     SELECT organisation_id FROM document`,
    [LONG, QUOTE],
  );
  return rows[0]?.organisation_id ?? '';
}

test('names of the version before are made anew once, but for those that a person has written', async () => {
  const earlier = mkdtempSync(path.join(os.tmpdir(), 'anupalan-earlier-'));
  for (const name of listMigrations().filter((each) => each < '0028'))
    cpSync(path.join(MIGRATIONS, `${name}.sql`), path.join(earlier, `${name}.sql`));
  await migrate(pool, earlier);
  const organisationId = await fill();
  const other = () =>
    pool.query('SELECT id, text, citation, state, edited_at, updated_at FROM obligations ORDER BY id');
  const before = (await other()).rows;
  await migrate(pool);
  rmSync(earlier, { recursive: true, force: true });

  const db = createDatabase(pool);
  const services = { now: () => new Date('2026-11-21T06:00:00Z') };
  const nameNext = () => db.forOrganisation(organisationId, (tx) => nameSome(services, tx, organisationId));
  const toName = () => db.asSystem('job-sweep', listOrganisationsToName);
  expect(await toName()).toEqual([organisationId]);
  // Two batches, and the look that finds none.
  expect([await nameNext(), await nameNext(), await nameNext()]).toEqual([true, true, false]);
  expect(await toName()).toEqual([]);

  const count = async (query: string) =>
    (await pool.query<{ name: string; n: string }>(query)).rows.map(({ name, n }) => [name, Number(n)]);
  expect(
    await count('SELECT title AS name, count(*) AS n FROM obligations GROUP BY title ORDER BY title'),
  ).toEqual([
    ['Mine', 1],
    [SHORT, 249],
  ]);
  expect(await count('SELECT name, count(*) AS n FROM tasks GROUP BY name ORDER BY name')).toEqual([
    ['Our statement', 1],
    [SHORT, 1],
  ]);
  expect(
    await count(
      `SELECT entity AS name, count(*) AS n FROM audit_log WHERE actor_name = 'Anupalan' GROUP BY entity ORDER BY entity`,
    ),
  ).toEqual([
    ['obligation', 249],
    ['task', 1],
  ]);
  expect((await other()).rows).toEqual(before);

  // A name that a person writes afterwards is theirs.
  await pool.query(`UPDATE obligations SET title = 'By hand'`);
  expect(await nameNext()).toBe(false);
});
