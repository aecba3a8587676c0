import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { listDemoArticles } from '@anupalan/articles/demo-articles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';
import type { MemberCaller } from '../access/caller.ts';
import { createOrganisation, createUser, getBuiltInRoles } from '../demo/accounts.ts';
import { fillBlogs } from '../demo/blogs.ts';
import { fillDocuments } from '../demo/documents.ts';
import { fillLabs } from '../demo/labs.ts';
import { refuseDemoUsers } from '../demo/refuse-demo.ts';
import { readAll } from '../files/file-store.ts';
import { listStoredFiles } from '../files/stored-files.ts';
import { createCli, findLastLine } from './cli.test-support.ts';

let api: Harness;
let ehs: ReturnType<typeof createCli>;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  ehs = createCli(api);
});
afterAll(() => api.close());

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await api.services.db.pool.query<Row>(text, values)).rows;

/** How many rows each table has of the organisations of people, or (`isDemo`) of the demo. */
async function countRows(isDemo: boolean): Promise<Record<string, number>> {
  const tables = await query<{ name: string; column: string }>(
    `SELECT table_name AS name, min(column_name) AS column FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name IN ('organisation_id', 'company_id') GROUP BY table_name`,
  );
  const counts: Record<string, number> = {};
  for (const { name, column } of tables) {
    const [row] = await query<{ count: number }>(
      `SELECT count(*) AS count FROM ${name} WHERE ${column} IN (SELECT id FROM organisations WHERE is_demo = $1)`,
      [isDemo],
    );
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

function toCaller(
  organisation: { id: string; name: string },
  user: { id: string; email: string },
): MemberCaller {
  return {
    sessionId: '',
    userId: user.id,
    name: 'Owner',
    email: user.email,
    role: 'company',
    roleId: '',
    isOwner: true,
    isEmailVerified: true,
    permissions: [],
    organisation: { ...organisation, type: 'company', timeZone: 'Asia/Kolkata', trialEndsAt: null },
  };
}

async function makeDemoCompany(): Promise<MemberCaller> {
  const name = 'Sahyadri Speciality Chemicals';
  const email = 'company@example.com';
  const made = await api.services.db.asSystem('demo', async (tx) => {
    const { company = '' } = await getBuiltInRoles(tx);
    const place = { state: 'Goa', address: 'Plot 1', sector: 'chemicals' };
    const owner = {
      name: 'Owner',
      email,
      designation: '',
      department: '',
      mobileNo: '9000000000',
      passwordHash: '',
    };
    return createOrganisation(
      tx,
      company,
      { type: 'company', name, ...place, isDemo: true, owner },
      api.services.now(),
    );
  });
  return toCaller({ id: made.organisationId, name }, { id: made.ownerId, email });
}

const publicServer = () => ({
  ...api.services,
  config: { ...api.services.config, publicBy: 'SITE_URL' as const },
});

test('where there is no demo the command says so, and a public server starts', async () => {
  expect(await ehs('demo', 'remove')).toMatchObject({ code: 0, out: 'There is no demo.' });
  await expect(refuseDemoUsers(publicServer())).resolves.toBeUndefined();
});

describe('a demo beside an organisation of people', () => {
  let own: MemberCaller;
  let ownFiles: string[];
  let ownRows: Record<string, number>;
  const edited = listDemoArticles()[0]?.id ?? '';
  beforeAll(async () => {
    const { owner } = api.users;
    own = toCaller(
      { id: owner.organisationId, name: 'Alpha Paints' },
      { id: owner.userId, email: owner.email },
    );
    await fillDocuments(api.services, own);
    ownFiles = await listStoredFiles(api.services.db.pool);
    ownRows = await countRows(false);
    const demo = await makeDemoCompany();
    await fillDocuments(api.services, demo);
    await fillLabs(api.services, demo, '');
    await fillBlogs(api.services);
    await query(`UPDATE blogs SET source = '# Ours' WHERE id = $1`, [edited]);
    await query(
      `INSERT INTO blogs (id, category_id, title, description, html_content)
       SELECT gen_random_uuid(), id, 'Written here', '', '' FROM blog_categories LIMIT 1`,
    );
  });

  test('is refused by a public server alone, with the command that removes it', async () => {
    await expect(refuseDemoUsers(api.services)).resolves.toBeUndefined();
    await expect(refuseDemoUsers(publicServer())).rejects.toThrow(
      'SITE_URL makes this server public, and its database still contains the demo, whose password everybody knows. Remove the demo with "pnpm ehs demo remove".',
    );
  });

  test('is not removed with people who were invited into it, unless that is meant', async () => {
    const before = await countRows(true);
    await api.services.db.asSystem('demo', async (tx) => {
      const { company = '' } = await getBuiltInRoles(tx);
      const person = { designation: '', department: '', mobileNo: '9000000000', passwordHash: '' };
      const [{ id } = { id: '' }] = await query<{ id: string }>(
        `SELECT id FROM organisations WHERE is_demo AND type = 'company'`,
      );
      const asha = { ...person, name: 'Asha', email: 'asha@tapti.example' };
      await createUser(tx, id, company, asha, api.services.now());
    });
    expect(await ehs('demo', 'remove')).toMatchObject({
      code: 1,
      err: 'People were invited into the demo, and they would be deleted: asha@tapti.example. To delete them too, add --even-invited',
    });
    expect(await countRows(true)).toEqual({ ...before, users: (before.users ?? 0) + 1 });
  });

  test('is removed with its files and articles; what is of others stays', async () => {
    const allFiles = await listStoredFiles(api.services.db.pool);
    expect(allFiles.length).toBeGreaterThan(ownFiles.length);
    const removed = await ehs('demo', 'remove', '--even-invited', '--json');
    expect(removed, removed.err).toMatchObject({
      code: 0,
      data: {
        organisations: [
          'Deccan Analytical Laboratory',
          'Konkan Water and Soil Laboratory',
          'Narmada Stack and Air Services',
          'Sahyadri Speciality Chemicals',
        ],
        articles: listDemoArticles().length - 1,
        files: allFiles.length - ownFiles.length,
        kept: [],
      },
    });
    expect(new Set(Object.values(await countRows(true)))).toEqual(new Set([0]));
    expect(await countRows(false)).toEqual(ownRows);
    const blogs = await query<{ id: string; title: string }>('SELECT id, title FROM blogs ORDER BY title');
    expect(blogs).toHaveLength(2);
    expect(blogs.map(({ id }) => id)).toContain(edited);
    expect(blogs.map(({ title }) => title)).toContain('Written here');

    const onDisk = readdirSync(path.join(api.dataDir, 'files'), { recursive: true, withFileTypes: true });
    expect(onDisk.filter((entry) => entry.isFile())).toHaveLength(ownFiles.length);
    for (const { file_key: key, size } of await query<{ file_key: string; size: number }>(
      'SELECT file_key, size FROM technical_versions',
    ))
      expect((await readAll(await api.services.files.read(key, size))).length).toBe(size);
    expect(await findLastLine(api)).toMatchObject({
      action: 'demo remove',
      organisation_id: null,
      summary: 'Removed the demo',
    });
    await expect(refuseDemoUsers(publicServer())).resolves.toBeUndefined();
  });
});

test('files that the store does not delete are named', async () => {
  const company = await makeDemoCompany();
  const key = await api.services.files.keep(await api.services.files.spool(Readable.from(['face'])));
  await query('UPDATE users SET avatar_key = $1, avatar_size = 4 WHERE id = $2', [key, company.userId]);
  const files = { ...api.services.files, delete: () => Promise.reject(new Error('The bucket is away')) };
  const removed = await createCli({ services: { ...api.services, files } })('demo', 'remove');
  expect(removed.code).toBe(0);
  expect(removed.out).toContain(`1. Delete them by hand: avatars/${key}`);
});

test('the role of the platform deletes no other organisation, whatever it is told', async () => {
  const deleted = await api.services.db.asSystem('operator-command', (tx) =>
    tx.deleteFrom('organisations').returning('id').execute(),
  );
  expect(deleted).toEqual([]);
});
