import type { Session } from '@anupalan/validators/entities/session';
import type { SupportRequest } from '@anupalan/validators/entities/support-request';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

const REQUEST = { subject: 'Reading fails', message: 'The order of 2025 cannot be read.', type: 'support' };
const create = (data: object) => api.call('POST', '/contact-us/create', { as: owner, data });
const setStatus = (id: string, status: unknown) =>
  api.call('PUT', '/contact-us/update-status', { as: owner, data: { id, status } });

async function make(status: 'OPEN' | 'IN_PROGRESS' | 'RESOLVED' = 'OPEN'): Promise<string> {
  const { id } = (await create(REQUEST)).body.data as SupportRequest;
  await api.services.db.pool.query('UPDATE support_requests SET status = $1 WHERE id = $2', [status, id]);
  return id;
}

test('a request keeps who asked, and begins its history', async () => {
  const reply = await create(REQUEST);
  expect(reply.status).toBe(201);
  expect(reply.body.data).toMatchObject({
    ...REQUEST,
    status: 'OPEN',
    name: 'Owner Rao',
    email: 'owner@works.example',
    history: [{ from: null, to: 'OPEN', by: 'Owner Rao', at: '2026-11-21T06:00:00.000Z' }],
    messages: [],
  });
});

describe('the requesting organisation', () => {
  test.each<['OPEN' | 'IN_PROGRESS' | 'RESOLVED', string, number]>([
    ['OPEN', 'RESOLVED', 200],
    ['IN_PROGRESS', 'RESOLVED', 200],
    ['RESOLVED', 'OPEN', 200],
    ['OPEN', 'IN_PROGRESS', 422],
    ['RESOLVED', 'IN_PROGRESS', 422],
    ['IN_PROGRESS', 'OPEN', 422],
    ['OPEN', 'OPEN', 422],
    ['RESOLVED', 'RESOLVED', 422],
    ['IN_PROGRESS', 'IN_PROGRESS', 422],
    ['OPEN', 'CLOSED', 400],
  ])('from %s to %s: %i', async (from, to, status) => {
    const id = await make(from);
    const reply = await setStatus(id, to);
    expect(reply.status).toBe(status);
    const { data } = (await api.call('GET', `/contact-us/${id}`, { as: owner })).body;
    expect((data as SupportRequest).status).toBe(status === 200 ? to : from);
    if (status === 200)
      expect((data as SupportRequest).history.at(-1)).toMatchObject({ from, to, by: 'Owner Rao' });
    if (status === 422) expect(reply.body.errors?.[0]?.field).toBe('status');
  });

  test.each<[string, string]>([
    ['unknown', uuidv7()],
    ['no id', 'nothing'],
  ])('of an id that is %s: 404', async (_, id) => {
    expect((await setStatus(id, 'RESOLVED')).status).toBe(404);
    expect((await api.call('GET', `/contact-us/${id}`, { as: owner })).status).toBe(404);
  });

  test('that two resolve at once is resolved once', async () => {
    const id = await make();
    const replies = await Promise.all([setStatus(id, 'RESOLVED'), setStatus(id, 'RESOLVED')]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 422]);
  });
});

test.each<[string, object, number, string]>([
  ['a subject of 4', { ...REQUEST, subject: 'abcd' }, 422, 'subject'],
  ['a subject of 201', { ...REQUEST, subject: 'x'.repeat(201) }, 422, 'subject'],
  ['a message of 9', { ...REQUEST, message: 'x'.repeat(9) }, 422, 'message'],
  ['a message of 5,001', { ...REQUEST, message: 'x'.repeat(5001) }, 422, 'message'],
  ['no type', { subject: REQUEST.subject, message: REQUEST.message }, 422, 'type'],
  ['an unknown type', { ...REQUEST, type: 'praise' }, 400, 'type'],
])('%s is refused', async (_, data, status, field) => {
  const reply = await create(data);
  expect(reply.status).toBe(status);
  expect(reply.body.errors?.map((error) => error.field)).toEqual([field]);
});

test('the shortest and the longest are taken', async () => {
  for (const [subject, message] of [
    ['abcde', 'x'.repeat(10)],
    ['x'.repeat(200), 'x'.repeat(5000)],
  ])
    expect((await create({ subject, message, type: 'disputes' })).status).toBe(201);
});

test('the list is newest first, filtered and searched', async () => {
  await create({ subject: 'Zinc limits 100%', message: 'What is the limit?', type: 'feedback' });
  const list = async (query: string) => {
    const reply = await api.call('GET', `/contact-us/user?${query}`, { as: owner });
    expect(reply.status).toBe(200);
    return (reply.body.data as { contactUs: SupportRequest[] }).contactUs;
  };
  expect((await list('pageSize=1')).map((each) => each.subject)).toEqual(['Zinc limits 100%']);
  expect(await list('type=feedback')).toHaveLength(1);
  expect((await list('status=IN_PROGRESS')).every((each) => each.status === 'IN_PROGRESS')).toBe(true);
  expect(await list('keyword=100%25')).toHaveLength(1);
  expect(await list('keyword=the LIMIT')).toHaveLength(1);
});
