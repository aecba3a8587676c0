import type { AddressInfo } from 'node:net';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness, toMultipart } from '../../test/harness.ts';
import { listStored } from '../../test/orders.ts';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

/** Larger than one chunk of a stream, and different from its first or last byte on. */
const pdf = (word: string) => Buffer.from(`%PDF-1.7\n${word}${' '.repeat(200_000)}${word}`);

function send(key: string, word: string, fileName = 'order.pdf', url = '/generate-tasks') {
  const { payload, headers } = toMultipart({ bytes: pdf(word), fileName });
  return api.call('POST', url, { as: owner, payload, headers: { ...headers, 'idempotency-key': key } });
}

async function countOrders(): Promise<number> {
  const { rows } = await api.services.db.pool.query<{ n: string }>(
    'SELECT count(*) AS n FROM consent_documents',
  );
  return Number(rows[0]?.n);
}

describe('a file', () => {
  test('that is sent again with its key gets the first answer, and nothing is done or kept', async () => {
    const first = await send('same', 'same');
    expect(first.status).toBe(202);
    const before = [await countOrders(), listStored(api, 'files').length];
    const second = await send('same', 'same');
    expect([second.status, second.body]).toEqual([202, first.body]);
    expect([await countOrders(), listStored(api, 'files').length]).toEqual(before);
    expect(listStored(api, 'spool')).toEqual([]);
  });

  test('other than the first of its key is 422, and is not taken', async () => {
    expect((await send('other', 'one')).status).toBe(202);
    const before = await countOrders();
    expect((await send('other', 'two')).status).toBe(422);
    expect((await send('other', 'one', 'renamed.pdf')).status).toBe(422);
    expect((await send('other', 'one', 'order.pdf', '/technical-documents')).status).toBe(422);
    expect(await countOrders()).toBe(before);
    expect((await send('another', 'two')).status).toBe(202);
  });

  test('is the same whatever boundary its parts have', async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as AddressInfo;
    const upload = async (word: string) => {
      const form = new FormData();
      form.append('file', new Blob([pdf(word)]), 'order.pdf');
      const response = await fetch(`http://127.0.0.1:${port}/api/v1/generate-tasks`, {
        method: 'POST',
        headers: { authorization: `Bearer ${owner.accessToken}`, 'idempotency-key': 'boundary' },
        body: form,
      });
      return { status: response.status, body: await response.json() };
    };
    const first = await upload('boundary');
    expect(first.status).toBe(202);
    expect(await upload('boundary')).toEqual(first);
    expect((await upload('changed')).status).toBe(422);
  });

  test('that was refused frees its key', async () => {
    const { payload, headers } = toMultipart({ bytes: Buffer.from('no order'), fileName: 'order.txt' });
    const refused = await api.call('POST', '/generate-tasks', {
      as: owner,
      payload,
      headers: { ...headers, 'idempotency-key': 'freed' },
    });
    expect(refused.status).toBe(415);
    expect((await send('freed', 'freed')).status).toBe(202);
  });

  test('of a key that is still worked on has to wait', async () => {
    expect((await send('waits', 'waits')).status).toBe(202);
    await api.services.db.pool.query(
      `UPDATE idempotency_keys SET status = NULL, body = NULL, request_hash = sha256('POST /api/v1/generate-tasks\nmultipart')
       WHERE key = 'waits'`,
    );
    expect((await send('waits', 'waits')).status).toBe(409);
  });

  test('that breaks off when it is sent again is 400', async () => {
    expect((await send('broken', 'broken')).status).toBe(202);
    const { payload, headers } = toMultipart({ bytes: pdf('broken'), fileName: 'order.pdf' });
    const cut = await api.call('POST', '/generate-tasks', {
      as: owner,
      payload: (payload as Buffer).subarray(0, 100_000),
      headers: { ...headers, 'idempotency-key': 'broken' },
    });
    expect(cut.status).toBe(400);
    expect((await send('broken', 'broken')).status).toBe(202);
  });
});

test('texts beside a file count as well', async () => {
  const list = Buffer.from(
    'Name,E-mail,Phone,Designation,Department,Role\nAsha Rane,asha@works.example,,,,Viewer\n',
  );
  const check = (dryRun: string, bytes = list) => {
    const { payload, headers } = toMultipart({ bytes, fileName: 'people.csv' }, { dryRun });
    return api.call('POST', '/users/sub-user/import', {
      as: owner,
      payload,
      headers: { ...headers, 'idempotency-key': 'people' },
    });
  };
  expect((await check('1')).status).toBe(200);
  expect((await check('1')).status).toBe(200);
  expect((await check('0')).status).toBe(422);
  expect((await check('1', Buffer.from(`${list}Ravi Sen,ravi@works.example,,,,Viewer\n`))).status).toBe(422);
});
