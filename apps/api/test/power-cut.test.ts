import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolderStore } from '../src/files/blob-store.ts';
import { disk as realDisk, writeWholeSync } from '../src/files/durable.ts';
import { type CutDisk, createCutDisk, NoCutDiskError } from './cut-disk.ts';
import { createProduct, dataOf, type Product, signUp } from './drills/product.ts';

let disk: CutDisk | null = null;
let reason = '';
beforeAll(async () => {
  try {
    disk = await createCutDisk(1_000);
  } catch (error) {
    if (!(error instanceof NoCutDiskError)) throw error;
    reason = error.message;
  }
});
afterAll(() => disk?.remove());

test('a power cut takes what was not brought to the disk, and nothing else', async (context) => {
  if (!disk) return context.skip(reason);
  const source = path.join(disk.folder, 'source');
  writeFileSync(source, 'The order');
  const kept = createFolderStore(path.join(disk.folder, 'kept'));
  await kept.put('a1/one', source);
  writeWholeSync(path.join(disk.folder, 'key'), 'The key');
  // The same store on a disk that only says it has written: the drill would find what it loses.
  const lost = createFolderStore(path.join(disk.folder, 'lost'), {
    ...realDisk,
    sync: () => Promise.resolve(),
  });
  await lost.put('a1/one', source);
  expect(readFileSync(path.join(disk.folder, 'lost/a1/one'), 'utf8')).toBe('The order');

  disk.cut();
  expect(() => writeFileSync(source, 'Later')).toThrow();
  await disk.restore();

  expect(readFileSync(path.join(disk.folder, 'kept/a1/one'), 'utf8')).toBe('The order');
  expect(readFileSync(path.join(disk.folder, 'key'), 'utf8')).toBe('The key');
  const after = path.join(disk.folder, 'lost/a1/one');
  expect(existsSync(after) ? readFileSync(after, 'utf8') : '').toBe('');
});

test('a server whose power is cut has all that it answered, with its bytes', async (context) => {
  if (!disk) return context.skip(reason);
  await mkdir(path.join(disk.folder, 'product'));
  const product = await createProduct({ base: path.join(disk.folder, 'product') });
  try {
    await product.start();
    const token = await signUp(product);
    const ids = await Promise.all(Array.from({ length: 5 }, (_, n) => upload(product, token, `Study ${n}`)));

    await product.halt(() => disk?.cut());
    await disk.restore();

    await product.start();
    for (const [n, id] of ids.entries()) {
      const file = await product.call('GET', `/technical-documents/${id}/file`, { token });
      expect(file?.bytes.toString()).toBe(`Study ${n}`);
    }
  } finally {
    await product.close();
  }
});

async function upload(product: Product, token: string, title: string): Promise<string> {
  const form = new FormData();
  form.set('title', title);
  form.set('file', new Blob([title]), `${title}.txt`);
  const answer = await product.call('POST', '/technical-documents', { token, form });
  expect(answer?.status).toBe(201);
  return dataOf<{ id: string }>(answer).id;
}
