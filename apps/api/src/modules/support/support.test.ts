import type { Session } from '@anupalan/validators/entities/session';
import type { SupportRequest } from '@anupalan/validators/entities/support-request';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { type StaffStep, stepAsStaff } from './service.ts';

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

describe('the conversation', () => {
  const reply = (id: string, text: unknown, as: Session = owner) =>
    api.call('POST', `/contact-us/${id}/messages`, { as, data: { text } });

  test('takes messages of the organisation, with who wrote and when', async () => {
    const id = await make('IN_PROGRESS');
    api.setNow('2026-11-21T07:00:00Z');
    const sent = await reply(id, 'Any news?\nIt is urgent.');
    expect(sent.status).toBe(201);
    expect(sent.body.data).toMatchObject({
      status: 'IN_PROGRESS',
      updatedAt: '2026-11-21T07:00:00.000Z',
      messages: [{ by: 'Owner Rao', text: 'Any news?\nIt is urgent.', at: '2026-11-21T07:00:00.000Z' }],
    });
    const trail = await api.call('GET', '/audit-log?entity=support_request&action=message', { as: owner });
    expect((trail.body.data as { total: number }).total).toBe(1);
  });

  test('of a resolved request goes on once it is open again', async () => {
    const id = await make('RESOLVED');
    const refused = await reply(id, 'One thing more');
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, 'text']);
    await setStatus(id, 'OPEN');
    expect((await reply(id, 'One thing more')).status).toBe(201);
  });

  test.each<[string, unknown, number]>([
    ['nothing', undefined, 422],
    ['blanks', '   ', 422],
    ['5,000 characters', 'x'.repeat(5000), 201],
    ['5,001 characters', 'x'.repeat(5001), 422],
    ['a number', 7, 400],
  ])('of %s: %s', async (_, text, status) => {
    expect((await reply(await make(), text)).status).toBe(status);
  });

  test('is not open to those who may only view, nor to others', async () => {
    const id = await make();
    expect((await reply(id, 'Hello', await api.signIn('viewer@works.example'))).status).toBe(403);
    expect((await reply(id, 'Hello', await api.signIn('other@works.example'))).status).toBe(404);
  });
});

describe('the staff, by a call', () => {
  let staff: Session;
  beforeAll(async () => {
    await api.services.db.pool.query(
      `INSERT INTO users (id, role_id, name, email, email_verified_at, password_hash)
       SELECT $1, roles.id, 'Root Admin', 'root@platform.example', now(), users.password_hash
       FROM roles, users WHERE roles.slug = 'admin' AND users.email = 'owner@works.example'`,
      [uuidv7()],
    );
    staff = await api.signIn('root@platform.example');
  });
  const set = (id: unknown, status: unknown) =>
    api.call('PUT', '/contact-us/update-status', { as: staff, data: { id, status } });

  test('takes a request of any organisation up, which is told and finds it in its trail', async () => {
    const id = await make();
    const reply = await set(id, 'IN_PROGRESS');
    expect([reply.status, (reply.body.data as SupportRequest).status]).toEqual([200, 'IN_PROGRESS']);
    const told = await api.call('GET', '/user/notifications?pageSize=1', { as: owner });
    expect(told.text).toContain('Your request is in progress');
    const trail = await api.call('GET', '/audit-log?pageSize=1', { as: owner });
    expect(trail.text).toContain('Set “Reading fails” to in progress');
  });

  test.each<[string, () => Promise<unknown>, unknown, number]>([
    ['a step that there is not', () => make('IN_PROGRESS'), 'OPEN', 422],
    ['a status that there is not', () => make(), 'CLOSED', 400],
    ['a request that there is not', async () => uuidv7(), 'RESOLVED', 404],
    ['no id', async () => 'nothing', 'RESOLVED', 404],
  ])('%s is refused', async (_, find, status, code) => {
    expect((await set(await find(), status)).status).toBe(code);
  });

  test('is no door to anything else of an organisation', async () => {
    for (const path of ['/contact-us/user', `/contact-us/${await make()}`, '/dashboard'])
      expect((await api.call('GET', path, { as: staff })).status).toBe(403);
  });
});

describe('the staff', () => {
  const step = (change: Omit<StaffStep, 'by' | 'now'>) =>
    api.services.db.asSystem('operator-command', (tx) =>
      stepAsStaff(api.services, tx, { ...change, by: 'Anupalan support', now: api.services.now() }),
    );

  test('takes a request up and answers; whoever asked is told', async () => {
    const id = await make();
    await step({ id, text: 'We are looking into it.', status: 'IN_PROGRESS' });
    const { data } = (await api.call('GET', `/contact-us/${id}`, { as: owner })).body;
    expect(data).toMatchObject({
      status: 'IN_PROGRESS',
      messages: [{ by: 'Anupalan support', text: 'We are looking into it.' }],
    });
    const told = await api.call('GET', '/user/notifications?pageSize=1', { as: owner });
    expect(told.body.data).toMatchObject({
      notifications: [
        {
          notification: {
            title: 'Your request was answered',
            link: `/company/support-management?request=${id}`,
          },
        },
      ],
    });
  });

  test.each<['OPEN' | 'IN_PROGRESS' | 'RESOLVED', 'OPEN' | 'IN_PROGRESS' | 'RESOLVED', boolean]>([
    ['OPEN', 'IN_PROGRESS', true],
    ['OPEN', 'RESOLVED', true],
    ['IN_PROGRESS', 'RESOLVED', true],
    ['RESOLVED', 'OPEN', true],
    ['IN_PROGRESS', 'OPEN', false],
    ['RESOLVED', 'IN_PROGRESS', false],
    ['OPEN', 'OPEN', false],
  ])('from %s to %s: %s', async (from, status, isTaken) => {
    const id = await make(from);
    const done = await step({ id, status }).then(
      () => true,
      () => false,
    );
    expect(done).toBe(isTaken);
  });

  test('does not find what is not there', async () => {
    await expect(step({ id: uuidv7(), text: 'Hello' })).rejects.toThrow(/does not exist/);
    await expect(step({ id: 'nothing', text: 'Hello' })).rejects.toThrow(/does not exist/);
  });
});
