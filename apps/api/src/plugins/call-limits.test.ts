import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Harness, type Reply, startHarness, toMultipart } from '../../test/harness.ts';

let api: Harness;
let session: Session;
beforeAll(async () => {
  api = await startHarness({ env: { EHS_CALL_LIMITS: 'on' }, now: '2026-11-21T06:00:00Z' });
});
beforeEach(async () => {
  session = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

const read = (as = session) => api.call('GET', '/organisation', { as });
/** A write that is refused at once: what is counted is the call. */
const write = (as = session) => api.call('PUT', '/saved-views', { as, data: {} });
const send = (url: string, as: Session) => {
  const { payload, headers } = toMultipart({ bytes: Buffer.from(''), fileName: 'empty.pdf' });
  return api.call('POST', url, { as, payload, headers });
};
const upload = (as = session) => send('/generate-tasks', as);
/** A list that is missing: one that is there is read in a thread of its own. */
const bringIn = (as = session) => {
  const { payload, headers } = toMultipart(null);
  return api.call('POST', '/generate-tasks/import', { as, payload, headers });
};
const many = (count: number, call: () => Promise<Reply>) =>
  Promise.all(Array.from({ length: count }, () => call()));
const refused = (replies: Reply[]) => replies.filter(({ status }) => status === 429);

describe('calls of a session', () => {
  test('say what is left, and of which limit', async () => {
    const first = await read();
    expect(first.headers['ratelimit-policy']).toBe('"read";q=200;w=1');
    expect(first.headers.ratelimit).toMatch(/^"read";r=199;t=1$/);
    const { headers } = await write();
    expect([headers['ratelimit-policy'], headers.ratelimit]).toEqual([
      '"write";q=50;w=1',
      expect.stringMatching(/^"write";r=49;t=1$/),
    ]);
    expect((await upload()).headers['ratelimit-policy']).toBe('"upload";q=60;w=60');
  });

  test('that upload end at 60 a minute, on whatever server, and go on after it', async () => {
    const replies = await many(61, upload);
    const [last] = refused(replies);
    expect(refused(replies)).toHaveLength(1);
    expect(last?.headers['retry-after']).toBe('60');
    expect(last?.body.message).toBe('Too many requests. Please wait 60 seconds and try again.');
    expect(last?.headers.ratelimit).toBe('"upload";r=0;t=60');
    // Another session has its own limit, and other calls are not touched.
    expect((await upload(await api.signIn('owner@works.example'))).status).toBe(422);
    expect((await read()).status).toBe(200);
    api.setNow('2026-11-21T06:01:01Z');
    expect((await upload()).status).toBe(422);
  });

  test('that write end at 50 a second', async () => {
    // Enough for any machine: whatever it does in a second, twice as much in a row meets the limit or takes longer.
    const started = performance.now();
    const replies = await many(200, write);
    const seconds = (performance.now() - started) / 1000;
    const allowed = replies.length - refused(replies).length;
    expect(allowed).toBeGreaterThanOrEqual(50);
    expect(allowed).toBeLessThanOrEqual(50 * (Math.ceil(seconds) + 1));
  });
});

test('all sessions of an organisation together have five times the limit of one', async () => {
  api.setNow('2026-11-21T07:00:00Z');
  const sessions = await Promise.all(Array.from({ length: 6 }, () => api.signIn('other@works.example')));
  const replies = (await Promise.all(sessions.map((each) => many(20, () => bringIn(each))))).flat();
  expect(refused(replies)).toHaveLength(20);
  expect((await bringIn()).status).not.toBe(429);
});

test('nobody is limited where the operator has switched it off', async () => {
  const free = await startHarness();
  const as = await free.signIn('owner@works.example');
  const reply = await free.call('GET', '/organisation', { as });
  expect([reply.status, reply.headers.ratelimit]).toEqual([200, undefined]);
  await free.close();
});
