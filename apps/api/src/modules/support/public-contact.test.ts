import { CONTACT_MESSAGES } from '@anupalan/enums/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';

let api: Harness;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());

const URL_OF = '/contact-us/public/create';
const REQUEST = {
  name: 'Asha Kulkarni',
  email: 'asha@reader.example',
  subject: 'A question',
  message: 'What does it cost for three sites?',
  type: 'support',
};
const post = (data: unknown) => api.call('POST', URL_OF, { data });
const postForm = (fields: Record<string, string>) =>
  api.call('POST', URL_OF, {
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
async function count(): Promise<number> {
  const { rows } = await api.services.db.pool.query<{ total: number }>(
    'SELECT count(*) AS total FROM support_requests WHERE organisation_id IS NULL',
  );
  return rows[0]?.total ?? 0;
}

test('a message is kept for the staff, and for nobody else', async () => {
  const reply = await post(REQUEST);
  expect([reply.status, reply.body.message]).toEqual([201, CONTACT_MESSAGES.success]);
  expect(await count()).toBe(1);
  const owner = await api.signIn('owner@works.example');
  const { id } = reply.body.data as { id: string };
  expect((await api.call('GET', `/contact-us/${id}`, { as: owner })).status).toBe(404);
  expect((await api.call('GET', '/contact-us/user', { as: owner })).body.data).toMatchObject({ total: 0 });
});

test('who fills the field that nobody sees is told of a success, and nothing is kept', async () => {
  const before = await count();
  const trapped = await post({ website: 'https://spam.example', name: '' });
  expect([trapped.status, trapped.body.message]).toEqual([201, CONTACT_MESSAGES.success]);
  expect(Object.keys(trapped.body.data)).toEqual(['id']);
  const form = await postForm({ ...REQUEST, website: 'spam' });
  expect([form.status, form.headers.location]).toEqual([303, '/api/v1/public/done?outcome=contact-sent']);
  expect(await count()).toBe(before);
  expect((await post({ ...REQUEST, website: '' })).status).toBe(201);
  expect(await count()).toBe(before + 1);
});

test('a plain form leads to a page', async () => {
  const before = await count();
  expect((await postForm(REQUEST)).headers.location).toContain('outcome=contact-sent');
  const short = await postForm({ ...REQUEST, message: 'short' });
  expect([short.status, short.headers.location]).toEqual([303, '/api/v1/public/done?outcome=not-sent']);
  expect(await count()).toBe(before + 1);
});

test.each<[string, object, number, string]>([
  ['a name of one letter', { name: 'A' }, 422, 'name'],
  ['no address', { email: '' }, 422, 'email'],
  ['a subject of 4', { subject: 'abcd' }, 422, 'subject'],
  ['a message of 9', { message: 'x'.repeat(9) }, 422, 'message'],
  ['a message of 5,001', { message: 'x'.repeat(5001) }, 422, 'message'],
  ['an unknown type', { type: 'praise' }, 400, 'type'],
])('%s is refused', async (_, change, status, field) => {
  const reply = await post({ ...REQUEST, ...change });
  expect([reply.status, reply.body.errors?.map((error) => error.field)]).toEqual([status, [field]]);
});

test('an address writes five times an hour', async () => {
  const statuses: number[] = [];
  const data = { ...REQUEST, email: 'often@reader.example' };
  for (let i = 0; i < 6; i++) statuses.push((await post(data)).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});
