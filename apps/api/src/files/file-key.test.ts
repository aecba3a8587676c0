import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { createTestPool } from '../../test/pool.ts';
import { type BlobStore, createFolderStore } from './blob-store.ts';
import { acceptFileKey, findFileKey, takeFileKey } from './file-key.ts';
import { createFileStore, readAll } from './file-store.ts';

const OTHER = Buffer.alloc(32, 9);
let base: string;
let pool: Pool;
let blobs: BlobStore;
beforeEach(async () => {
  base = mkdtempSync(path.join(os.tmpdir(), 'anupalan-key-'));
  pool = createTestPool(await createTestDatabase(), 4);
  blobs = createFolderStore(path.join(base, 'files'));
});
afterEach(async () => {
  await pool.end();
  rmSync(base, { recursive: true, force: true });
});

/** A server with a data folder of its own, on the same database and the same files. */
function server(name: string, fileKey: Buffer | null = null) {
  const dataDir = path.join(base, name);
  mkdirSync(dataDir, { recursive: true });
  return { config: { dataDir, fileKey, s3: null }, pool, blobs };
}

/** Stores a file that the database names. `size`: of its bytes. */
async function store(key: Buffer, size = 100): Promise<string> {
  const files = createFileStore({ blobs, key, spoolDir: path.join(base, 'spool') });
  const name = await files.keep(await files.spool(Readable.from([Buffer.alloc(size, 1)])));
  await pool.query(
    `INSERT INTO blog_images (key, size, width, height) VALUES (rpad($1, 43, 'x'), $2, 1, 1)`,
    [name.slice(-36), size],
  );
  const named = `blog-images/${name.slice(-36).padEnd(43, 'x')}`;
  const sealed = path.join(base, 'copy');
  writeFileSync(sealed, await readAll(await blobs.read(name, 0, Number.MAX_SAFE_INTEGER)));
  await blobs.put(named, sealed);
  return named;
}

const fileOf = (name: string) => path.join(base, name, 'files.key');
const MISSING = (name: string) =>
  `There is no ${fileOf(name)}, the key of the stored files. Set EHS_DATA_DIR or EHS_FILE_KEY to its value when they were stored.`;
const WRONG_SETTING =
  'EHS_FILE_KEY is not the key that the files of this database were stored with. Set it to that key.';
const WRONG_FILE = (name: string) =>
  `${fileOf(name)} is not the key that the files of this database were stored with. Put the former file back, or set EHS_FILE_KEY to its content.`;

describe('a database that knows no key', () => {
  test('and no file: the first server makes a key for its owner only, and the same start finds it', async () => {
    const key = await takeFileKey(server('first'));
    expect(readFileSync(fileOf('first'), 'utf8')).toBe(key.toString('hex'));
    expect(statSync(fileOf('first')).mode & 0o777).toBe(0o600);
    expect(await takeFileKey(server('first'))).toEqual(key);
    const { rows } = await pool.query<{ fingerprint: Buffer }>('SELECT fingerprint FROM file_keys');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.fingerprint.includes(key.subarray(0, 8))).toBe(false);
  });

  test('and no file: a command makes none', async () => {
    await expect(findFileKey(server('first'))).rejects.toThrow(
      'There is no file key yet. Start the server once to create it.',
    );
    expect(existsSync(fileOf('first'))).toBe(false);
    expect(await findFileKey(server('set', OTHER))).toEqual(OTHER);
    expect((await pool.query('SELECT FROM file_keys')).rows).toEqual([]);
  });

  test('of two servers with folders of their own that start at once one key is made, and the other is refused', async () => {
    const results = await Promise.allSettled([takeFileKey(server('one')), takeFileKey(server('two'))]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([existsSync(fileOf('one')), existsSync(fileOf('two'))].sort()).toEqual([false, true]);
  });

  test.each([100, 64 * 1024, 200_000])(
    'and files of %i bytes: the present key is taken where it opens one',
    async (size) => {
      await store(OTHER, size);
      await expect(takeFileKey(server('a', Buffer.alloc(32, 8)))).rejects.toThrow(WRONG_SETTING);
      expect(await takeFileKey(server('a', OTHER))).toEqual(OTHER);
      await expect(takeFileKey(server('a', Buffer.alloc(32, 8)))).rejects.toThrow(WRONG_SETTING);
    },
  );

  test('and files of several keys: the present one counts, for it has sealed the newest', async () => {
    await store(OTHER);
    const key = Buffer.alloc(32, 8);
    await store(key);
    expect(await takeFileKey(server('a', key))).toEqual(key);
  });

  test('and files: none is made in a folder that has none', async () => {
    await store(OTHER);
    for (const take of [takeFileKey, findFileKey])
      await expect(take(server('replaced'))).rejects.toThrow(MISSING('replaced'));
    expect(existsSync(fileOf('replaced'))).toBe(false);
  });

  test('and files that are not there: the key cannot be told, so it is not taken', async () => {
    rmSync(path.join(base, 'files', await store(OTHER)));
    await expect(takeFileKey(server('elsewhere', OTHER))).rejects.toThrow(
      `The database names stored files, and ${path.join(base, 'elsewhere')} has none of them. Set EHS_DATA_DIR to its value when they were stored.`,
    );
    await expect(
      takeFileKey({
        ...server('bucket', OTHER),
        config: {
          ...server('bucket', OTHER).config,
          s3: { bucket: 'orders', region: 'ap-south-1', endpoint: null },
        },
      }),
    ).rejects.toThrow('the bucket orders has none of them. Set EHS_S3_BUCKET to');
  });
});

describe('a database that knows its key', () => {
  beforeEach(async () => {
    await takeFileKey(server('first', OTHER));
  });

  test('refuses another one, and none, before any file is stored', async () => {
    server('second');
    writeFileSync(fileOf('second'), 'ab'.repeat(32));
    for (const take of [takeFileKey, findFileKey]) {
      await expect(take(server('first', Buffer.alloc(32, 8)))).rejects.toThrow(WRONG_SETTING);
      await expect(take(server('second'))).rejects.toThrow(WRONG_FILE('second'));
      await expect(take(server('third'))).rejects.toThrow(MISSING('third'));
      expect(await take(server('third', OTHER))).toEqual(OTHER);
    }
    expect(existsSync(fileOf('third'))).toBe(false);
  });

  test('a file of the key that is no key is told of', async () => {
    server('torn');
    writeFileSync(fileOf('torn'), 'ab'.repeat(31));
    await expect(takeFileKey(server('torn'))).rejects.toThrow(
      `${fileOf('torn')} must be 32 bytes as 64 hexadecimal digits. Put the former file back.`,
    );
  });

  test('takes another one when an operator accepts it', async () => {
    const key = Buffer.alloc(32, 8);
    await expect(acceptFileKey(server('second'))).rejects.toThrow(MISSING('second'));
    await acceptFileKey(server('second', key));
    expect(await takeFileKey(server('second', key))).toEqual(key);
  });
});
