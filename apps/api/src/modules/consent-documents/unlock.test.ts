import { ORDER_MESSAGES } from '@anupalan/enums/messages';
import { getEncryptedPdf, PASSWORD } from '@anupalan/orders/hostile';
import { getSampleBytes } from '@anupalan/orders/samples';
import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { Session } from '@anupalan/validators/entities/session';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder, listObligations, listStored, upload, waitUntilRead } from '../../../test/orders.ts';

let api: Harness;
let owner: Session;
let organisationId: string;
beforeAll(async () => {
  api = await startHarness({ withJobs: true });
  owner = await api.signIn('owner@works.example');
  organisationId = owner.user.organisation?.id ?? '';
});
afterAll(() => api.close());

const unlock = (id: string, password: unknown, headers: Record<string, string> = {}) =>
  api.call('POST', `/consent-documents/${id}/unlock`, { as: owner, data: { password }, headers });

/** An uploaded order that waits for its password; each is another file. */
async function createLocked(): Promise<ConsentDocument> {
  const reply = await upload(api, owner, await getEncryptedPdf(), 'locked.pdf');
  const document = await waitUntilRead(api, owner, (reply.body.data as ConsentDocument).id);
  expect(document).toMatchObject({ status: 'failed', needsPassword: true });
  return document;
}

describe('a protected order', () => {
  test('is opened with its password, read and shown, and given back as it was sent', async () => {
    const { id } = await createLocked();
    const before = await api.call('GET', `/consent-documents/${id}/file`, { as: owner });
    const reply = await unlock(id, PASSWORD);
    expect(reply.status).toBe(202);
    expect(reply.body.data).toMatchObject({ id, status: 'queued', needsPassword: false, failure: null });
    expect(await waitUntilRead(api, owner, id)).toMatchObject({ status: 'ready', pageCount: 1 });
    const [obligation] = await listObligations(api, owner, id);
    expect(obligation?.text).toContain('Environmental Statement');
    const shown = await api.call('GET', `/consent-documents/${id}/file`, { as: owner });
    expect((await PDFDocument.load(shown.bytes)).isEncrypted).toBe(false);
    expect(shown.headers.etag).not.toBe(before.headers.etag);
    const original = await api.call('GET', `/consent-documents/${id}/file?original=1`, { as: owner });
    expect(original.bytes.equals(before.bytes)).toBe(true);
    expect(listStored(api, 'spool')).toEqual([]);
    // Read again, it needs no password any more.
    expect((await api.call('POST', `/consent-documents/${id}/read-again`, { as: owner })).status).toBe(202);
    expect(await waitUntilRead(api, owner, id)).toMatchObject({ status: 'ready' });
    expect((await unlock(id, PASSWORD)).status).toBe(409);
  });

  test('with a wrong password stays as it is, and says so at the field', async () => {
    const { id } = await createLocked();
    const files = listStored(api, 'files');
    const reply = await unlock(id, 'kunji');
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual([{ field: 'password', message: ORDER_MESSAGES.wrongPassword }]);
    expect(listStored(api, 'files')).toEqual(files);
    expect(listStored(api, 'spool')).toEqual([]);
    expect(await waitUntilRead(api, owner, id)).toMatchObject({ status: 'failed', needsPassword: true });
  });

  test('takes ten wrong ones, and then none for a while', async () => {
    const { id } = await createLocked();
    const setTries = (hits: number) =>
      api.services.db.pool.query('UPDATE rate_limits SET hits = $1 WHERE key = $2', [hits, `unlock:${id}`]);
    expect((await unlock(id, 'wrong 1')).status).toBe(422);
    // A process looks at the file for each: the eight between the first and the tenth are only counted.
    expect((await setTries(9)).rowCount).toBe(1);
    expect((await unlock(id, 'wrong 10')).status).toBe(422);
    const reply = await unlock(id, PASSWORD);
    expect(reply.status).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('leaves its password nowhere', async () => {
    const { id } = await createLocked();
    const key = { 'idempotency-key': 'one-unlocking' };
    const first = await unlock(id, PASSWORD, key);
    expect(first.status).toBe(202);
    // Not even a hash of it: the same key answers the same.
    expect((await unlock(id, 'another', key)).body).toEqual(first.body);
    await waitUntilRead(api, owner, id);
    const { rows: tables } = await api.services.db.pool.query<{ name: string }>(
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
       WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(20);
    for (const { name } of tables) {
      const { rows } = await api.services.db.pool.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM ${name} AS each WHERE each::text LIKE $1`,
        [`%${PASSWORD}%`],
      );
      expect(rows, name).toEqual([{ n: 0 }]);
    }
  });
});

describe('no password is taken', () => {
  test('by an order that does not wait for one', async () => {
    const bytes = getSampleBytes('tnpcb_water_leather_2024.pdf');
    const reply = await upload(api, owner, bytes, 'open.pdf');
    const document = await waitUntilRead(api, owner, (reply.body.data as ConsentDocument).id);
    const { id } = await createOrder(api, { organisationId, userId: owner.user.id }, [], {
      status: 'failed',
    });
    for (const each of [document.id, id]) {
      const refused = await unlock(each, PASSWORD);
      expect(refused.status).toBe(409);
      expect(refused.body.message).toBe(ORDER_MESSAGES.notProtected);
    }
  });

  test('where the same file was sent again and opened meanwhile', async () => {
    const bytes = await getEncryptedPdf('1.4', 'of its own');
    const ids: string[] = [];
    for (const name of ['first.pdf', 'second.pdf']) {
      const { id } = (await upload(api, owner, bytes, name)).body.data as ConsentDocument;
      await waitUntilRead(api, owner, id);
      ids.push(id);
    }
    const [first = '', second = ''] = ids;
    expect((await unlock(first, 'of its own')).status).toBe(202);
    const refused = await unlock(second, 'of its own');
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ existingId: first });
    await waitUntilRead(api, owner, first);
  });

  test.each<[string, unknown, number]>([
    ['an empty one', '', 422],
    ['none', undefined, 422],
    ['one of 128 letters', 'x'.repeat(128), 422],
    ['a number', 7310, 400],
  ])('%s', async (_name, password, status) => {
    const { id } = await createOrder(api, { organisationId, userId: owner.user.id }, [], {
      status: 'failed',
    });
    const reply = await unlock(id, password);
    expect(reply.status).toBe(status);
    expect(reply.body.errors?.[0]?.field).toBe('password');
  });

  test('by an order of another organisation', async () => {
    const other = await api.signIn('other@works.example');
    const { id } = await createLocked();
    const reply = await api.call('POST', `/consent-documents/${id}/unlock`, {
      as: other,
      data: { password: PASSWORD },
    });
    expect(reply.status).toBe(404);
  });
});
