import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';
import { createCli, findLastLine } from './cli.test-support.ts';

let api: Harness;
beforeAll(async () => {
  api = await startHarness();
});
afterAll(() => api.close());

const accept = (fileKey: Buffer, ...more: string[]) =>
  createCli({ services: { ...api.services, config: { ...api.services.config, fileKey } } })(
    'key',
    'accept',
    ...more,
  );

const findFingerprint = async () =>
  (
    await api.services.db.pool.query<{ hex: string }>(
      "SELECT encode(fingerprint, 'hex') AS hex FROM file_keys",
    )
  ).rows[0]?.hex;

test('another key is taken; where there are files only when that is meant', async () => {
  expect(await accept(Buffer.alloc(32, 1))).toMatchObject({ code: 0 });
  const first = await findFingerprint();
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  await api.services.db.pool.query(
    "INSERT INTO blog_images (key, size, width, height) VALUES (repeat('x', 43), 1, 1, 1)",
  );
  expect(await accept(Buffer.alloc(32, 2))).toMatchObject({
    code: 1,
    err: 'There is 1 stored file. Files of the former key could never be opened again. If that key is lost, add --even-lost',
  });
  expect(await findFingerprint()).toBe(first);
  expect(await accept(Buffer.alloc(32, 2), '--even-lost')).toMatchObject({ code: 0 });
  expect(await findFingerprint()).not.toBe(first);
  expect(await findLastLine(api)).toMatchObject({ action: 'key accept', organisation_id: null });
});
