import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness();
  owner = await api.signIn('owner@works.example');
  // With the three that are there, 14 users; one has left, one may not come in.
  await api.services.db.pool.query(
    `INSERT INTO users (id, organisation_id, role_id, name, is_active, deleted_at, email, email_verified_at)
     SELECT gen_random_uuid(), organisation_id, role_id, 'Person ' || to_char(n, 'FM00'), n <> 12,
       CASE WHEN n = 13 THEN now() END, 'person' || n || '@works.example', now()
     FROM users, generate_series(1, 13) AS n WHERE users.email = 'viewer@works.example'`,
  );
});
afterAll(() => api.close());

async function list(query: string): Promise<{ names: string[]; total: number }> {
  const reply = await api.call('GET', `/users/assignable?${query}`, { as: owner });
  expect(reply.status).toBe(200);
  const { users, total } = reply.body.data as { users: { name: string }[]; total: number };
  return { names: users.map(({ name }) => name), total };
}

test('a page has ten people by name, and says how many there are', async () => {
  const first = await list('');
  expect(first.total).toBe(14);
  expect(first.names).toHaveLength(10);
  expect(first.names.slice(0, 3)).toEqual(['Nobody Iyer', 'Owner Rao', 'Person 01']);
  expect(await list('pageNo=2')).toEqual({
    names: ['Person 09', 'Person 10', 'Person 11', 'Viewer Nair'],
    total: 14,
  });
  expect(await list('pageSize=2&pageNo=2&sortOrder=desc')).toEqual({
    names: ['Person 10', 'Person 09'],
    total: 14,
  });
});

test('without pages everybody is there', async () => {
  const all = await list('isPagination=0');
  expect([all.names.length, all.total]).toEqual([14, 14]);
  expect((await list('pageSize=100')).names).toEqual(all.names);
});

test.each([
  ['son 0', 9],
  ['NAIR', 1],
  ['Person 12', 0],
  ['Person 13', 0],
  ['%', 0],
  ['Sen', 0],
])('the word “%s” is in the names of %i', async (keyword, total) => {
  expect((await list(`keyword=${encodeURIComponent(keyword)}`)).total).toBe(total);
});

test.each([
  'pageSize=0',
  'pageSize=101',
  'pageSize=x',
  'pageNo=0',
  'isPagination=2',
  'sortBy=email',
  'sortOrder=up',
])('%s is 400', async (query) => {
  expect((await api.call('GET', `/users/assignable?${query}`, { as: owner })).status).toBe(400);
});
