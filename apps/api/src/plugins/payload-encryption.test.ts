import { createCipheriv } from 'node:crypto';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, PASSWORD, startHarness, toMultipart } from '../../test/harness.ts';
import { createOrder } from '../../test/orders.ts';
import { decryptData, encryptData } from '../http/payload-encryption.ts';

const KEY = Buffer.alloc(32, 0x5c);
const seal = (data: unknown) => encryptData(data, KEY);
const open = (data: unknown) => decryptData(data, KEY) as never;

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({ env: { EHS_PAYLOAD_KEY: KEY.toString('hex') } });
  const reply = await api.call('POST', '/auth/login', {
    data: seal({ email: 'owner@works.example', password: PASSWORD }),
  });
  expect(reply.status).toBe(200);
  owner = open(reply.body.data);
});
afterAll(() => api.close());

describe('with a key', () => {
  test('bodies and answers are encrypted both ways', async () => {
    const data = { subject: 'विषय of it', message: 'A message of some length', type: 'support' };
    const reply = await api.call('POST', '/contact-us/create', { as: owner, data: seal(data) });
    expect(reply.status).toBe(201);
    expect(reply.body.data).toMatch(/^[0-9a-f]{32}:[A-Za-z0-9+/]+={0,2}$/);
    expect(reply.text).not.toContain('विषय');
    expect(typeof reply.body.message).toBe('string');
    expect(open(reply.body.data)).toMatchObject(data);
  });

  test('each answer has another initial vector', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => api.call('GET', '/organisation', { as: owner })));
    expect(one?.body.data).not.toBe(two?.body.data);
    expect(open(one?.body.data)).toEqual(open(two?.body.data));
  });

  test('null is encrypted as well', async () => {
    const session = open(
      (
        await api.call('POST', '/auth/login', {
          data: seal({ email: 'viewer@works.example', password: PASSWORD }),
        })
      ).body.data,
    ) as Session;
    const reply = await api.call('POST', '/auth/logout', { as: session });
    expect(open(reply.body.data)).toBeNull();
  });

  test('a bare body is plain', async () => {
    const body = { name: 'Sample', schedule: { frequency: 'daily', startDate: '2030-01-01' } };
    const reply = await api.call('POST', '/generate-tasks/add', { as: owner, body });
    expect(reply.status).toBe(201);
    expect(open(reply.body.data)).toMatchObject({ tasks: [{ name: 'Sample' }] });
  });

  test('a multipart body is plain', async () => {
    const reply = await api.call('PATCH', '/users/profile', {
      as: owner,
      ...toMultipart(null, { name: 'Owner Raoji' }),
    });
    expect(reply.status).toBe(200);
    expect(open(reply.body.data)).toMatchObject({ name: 'Owner Raoji' });
  });

  test('a file, the document and an error are plain', async () => {
    const { id } = await createOrder(api, api.users.owner);
    expect((await api.call('GET', `/consent-documents/${id}/events`, { as: owner })).text).toContain(
      'event: progress',
    );
    expect((await api.call('GET', '/openapi.json')).body).toMatchObject({ openapi: '3.1.0' });
    const missing = await api.call('GET', '/tasks/nothing', { as: owner });
    expect(missing.body).toMatchObject({ status: 404, message: expect.any(String) });
  });

  const valid = seal({ email: 'owner@works.example', password: PASSWORD });
  const [iv, text = ''] = valid.split(':');
  test.each<[string, unknown]>([
    ['plain data', { email: 'owner@works.example', password: PASSWORD }],
    ['null', null],
    ['a number', 5],
    ['an empty text', ''],
    ['no colon', text],
    ['two colons', `${valid}:`],
    ['a short vector', `${iv?.slice(2)}:${text}`],
    ['a vector that is no hex', `${'g'.repeat(32)}:${text}`],
    ['no base64', `${iv}:***`],
    ['a cut-off text', `${iv}:${text.slice(0, -8)}`],
    ['another key', encryptData({ email: 'a@b.example' }, Buffer.alloc(32, 1))],
    ['no JSON', encryptText('not json')],
    ['a polluting key', encryptText('{"__proto__":{"isAdmin":true},"email":"a@b.example","password":"x"}')],
    ['a polluting constructor', encryptText('{"constructor":{"prototype":{"isAdmin":true}}}')],
  ])('%s is the same 400', async (_, data) => {
    const reply = await api.call('POST', '/auth/login', { data });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({
      message: ['The request cannot be decrypted.'],
      detail: 'The request cannot be decrypted.',
    });
    expect(reply.body.errors).toBeUndefined();
  });

  test('the rules hold for what was decrypted', async () => {
    const reply = await api.call('POST', '/contact-us/create', { as: owner, data: seal({ subject: 'abc' }) });
    expect(reply.status).toBe(422);
  });

  /** A text that is no JSON of ours, under the right key. */
  function encryptText(plain: string): string {
    const cipher = createCipheriv('aes-256-cbc', KEY, Buffer.alloc(16, 9));
    return `${'09'.repeat(16)}:${cipher.update(plain, 'utf8', 'base64')}${cipher.final('base64')}`;
  }
});

test('without a key an encrypted body is refused', async () => {
  const plain = await startHarness();
  const reply = await plain.call('POST', '/auth/login', {
    data: seal({ email: 'owner@works.example', password: PASSWORD }),
  });
  expect(reply.status).toBe(400);
  await plain.close();
});
