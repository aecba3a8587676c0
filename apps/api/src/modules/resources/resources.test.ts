import { RESOURCES } from '@anupalan/compliance/resources/catalogue';
import type { Resource } from '@anupalan/validators/entities/resource';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness();
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

async function list(query: string): Promise<{ resources: Resource[]; total: number }> {
  const reply = await api.call('GET', `/resources?${query}`, { as: owner });
  expect(reply.status).toBe(200);
  return reply.body.data;
}

test('all entries, by title, in pages whose total stays true', async () => {
  const all = await list('isPagination=0');
  expect(all.total).toBe(RESOURCES.length);
  const titles = all.resources.map(({ title }) => title);
  expect(titles).toEqual([...titles].sort(new Intl.Collator('en-IN', { numeric: true }).compare));
  const second = await list('pageNo=2&pageSize=5');
  expect(second.resources.map(({ title }) => title)).toEqual(titles.slice(5, 10));
  expect(second.total).toBe(RESOURCES.length);
  expect((await list('isPagination=0&sortOrder=desc')).resources[0]?.title).toBe(titles.at(-1));
});

test.each<[string, (resource: Resource) => boolean]>([
  ['kind=form', ({ kind }) => kind === 'form'],
  ['topic=waste', ({ topic }) => topic === 'waste'],
  ['verification=verified', ({ verification }) => verification === 'verified'],
  ['state=Kerala', ({ states }) => states === null || states.includes('Kerala')],
  ['keyword=HAZARDOUS return', (entry) => /hazardous/i.test(JSON.stringify(entry))],
  ['kind=rules&topic=safety', ({ kind, topic }) => kind === 'rules' && topic === 'safety'],
])('%s filters', async (query, matches) => {
  const { resources, total } = await list(`isPagination=0&${query}`);
  expect(total).toBe(resources.length);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(RESOURCES.length);
  expect(resources.every(matches)).toBe(true);
});

test('a word that stands nowhere finds nothing', async () => {
  expect(await list('keyword=submarine')).toEqual({ resources: [], total: 0 });
});

test.each(['kind=poem', 'topic=space', 'state=Atlantis', 'sortBy=slug', 'pageSize=101'])(
  '%s is refused',
  async (query) => {
    expect((await api.call('GET', `/resources?${query}`, { as: owner })).status).toBe(400);
  },
);

test('an entry names the duties that follow from it, and what it rests on', async () => {
  const reply = await api.call('GET', '/resources/form-4-hazardous-waste-return', { as: owner });
  expect(reply.body.data).toMatchObject({
    kind: 'form',
    verification: 'verified',
    source: null,
    statutory: [{ id: expect.any(String), title: expect.any(String) }],
  });
});

test('an unknown entry is 404, and a person without permission is told so', async () => {
  expect((await api.call('GET', '/resources/nothing', { as: owner })).status).toBe(404);
  const nobody = await api.signIn('nobody@works.example');
  for (const url of ['/resources', '/resources/water-act-1974'])
    expect((await api.call('GET', url, { as: nobody })).status).toBe(403);
});
