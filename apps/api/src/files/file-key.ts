import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool, PoolClient } from 'pg';
import type { Config } from '../env.ts';
import type { BlobStore } from './blob-store.ts';
import { writeWholeSync } from './durable.ts';
import { readAll } from './file-store.ts';
import { canOpen, FIRST_BLOCK_END } from './sealed-format.ts';
import { listStoredFiles } from './stored-files.ts';

/** The place of the key below the data folder. */
export const KEY_FILE = 'files.key';
/** How many files are tried with a key of which the database knows nothing. */
const TRIED = 20;

/** What decides on the key of files at rest. `pool` is of the owner of the database. */
type KeySource = {
  config: Pick<Config, 'fileKey' | 'dataDir' | 's3'>;
  pool: Pool;
  blobs: BlobStore;
};

/** There is no key, or not the right one: one sentence that says what to do. */
class FileKeyError extends Error {}

/**
 * The key of files at rest for a server: that of the settings, or of a file in the data folder that only the owner
 * reads. It is made where there is neither a key nor a file that needs one. The database keeps its fingerprint from then
 * on, so that no other key is taken later.
 * @throws FileKeyError where the stored files cannot be opened with it
 */
export async function takeFileKey(source: KeySource): Promise<Buffer> {
  const known = await findFingerprint(source.pool);
  if (known) return getKnownKey(source.config, known);
  const client = await source.pool.connect();
  try {
    await client.query('BEGIN');
    // Servers that start at once: the others wait, and then know the key of the first.
    await client.query('LOCK TABLE file_keys IN EXCLUSIVE MODE');
    const meanwhile = await findFingerprint(client);
    const key = meanwhile
      ? getKnownKey(source.config, meanwhile)
      : ((await findCheckedKey(source)) ?? makeKey(source.config.dataDir));
    await keepFingerprint(client, key);
    await client.query('COMMIT');
    return key;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

/**
 * The key of files at rest for a command beside the server. Nothing is made or written.
 * @throws FileKeyError where there is none, or the stored files cannot be opened with it
 */
export async function findFileKey(source: KeySource): Promise<Buffer> {
  const known = await findFingerprint(source.pool);
  if (known) return getKnownKey(source.config, known);
  const key = await findCheckedKey(source);
  if (key === null) throw new FileKeyError('There is no file key yet. Start the server once to create it.');
  return key;
}

/**
 * Takes the present key from now on, whatever was known before.
 * @throws FileKeyError where there is none
 */
export async function acceptFileKey({ config, pool }: Pick<KeySource, 'config' | 'pool'>): Promise<void> {
  const key = readKey(config);
  if (key === null) throw new FileKeyError(toMissing(config));
  await keepFingerprint(pool, key);
}

/** Tells keys apart and nothing else: who reads it cannot find the key, which is random. */
function toKeyFingerprint(key: Buffer): Buffer {
  return createHmac('sha256', key).update('Anupalan: the key of files at rest').digest();
}

async function findFingerprint(db: Pool | PoolClient): Promise<Buffer | null> {
  const { rows } = await db.query<{ fingerprint: Buffer }>('SELECT fingerprint FROM file_keys');
  return rows[0]?.fingerprint ?? null;
}

async function keepFingerprint(db: Pool | PoolClient, key: Buffer): Promise<void> {
  await db.query(
    `INSERT INTO file_keys (fingerprint) VALUES ($1)
     ON CONFLICT (is_only) DO UPDATE SET fingerprint = excluded.fingerprint, created_at = now()
     WHERE file_keys.fingerprint <> excluded.fingerprint`,
    [toKeyFingerprint(key)],
  );
}

function getKnownKey(config: KeySource['config'], known: Buffer): Buffer {
  const key = readKey(config);
  if (key === null) throw new FileKeyError(toMissing(config));
  if (!timingSafeEqual(toKeyFingerprint(key), known)) throw new FileKeyError(toWrong(config));
  return key;
}

/**
 * The present key of a database that does not know its fingerprint yet: it must open one of the files.
 * @returns null where there is neither a key nor a file
 */
async function findCheckedKey({ config, pool, blobs }: KeySource): Promise<Buffer | null> {
  const key = readKey(config);
  // The ids in the names grow with time: the newest files first, which the present key has sealed if any.
  const names = (await listStoredFiles(pool)).sort((a, b) => (toId(a) < toId(b) ? 1 : -1));
  if (names.length === 0) return key;
  if (key === null) throw new FileKeyError(toMissing(config));
  let found = 0;
  for (const name of names.slice(0, TRIED)) {
    const head = await readHead(blobs, name);
    if (head === null) continue;
    if (canOpen(key, head)) return key;
    found++;
  }
  if (found > 0) throw new FileKeyError(toWrong(config));
  throw new FileKeyError(
    `The database names stored files, and ${config.s3 ? `the bucket ${config.s3.bucket}` : config.dataDir} has none of them. Set ${config.s3 ? 'EHS_S3_BUCKET' : 'EHS_DATA_DIR'} to its value when they were stored.`,
  );
}

function toId(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** The beginning of a sealed file; null where it is gone. */
async function readHead(blobs: BlobStore, name: string): Promise<Buffer | null> {
  try {
    return await readAll(await blobs.read(name, 0, FIRST_BLOCK_END));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function readKey({ fileKey, dataDir }: Pick<Config, 'fileKey' | 'dataDir'>): Buffer | null {
  if (fileKey) return fileKey;
  const file = path.join(dataDir, KEY_FILE);
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/i.test(text))
    throw new FileKeyError(`${file} must be 32 bytes as 64 hexadecimal digits. Put the former file back.`);
  return Buffer.from(text, 'hex');
}

function makeKey(dataDir: string): Buffer {
  const key = randomBytes(32);
  // Files that it seals are of no use without it.
  writeWholeSync(path.join(dataDir, KEY_FILE), key.toString('hex'));
  return key;
}

function toMissing({ dataDir }: Pick<Config, 'dataDir'>): string {
  return `There is no ${path.join(dataDir, KEY_FILE)}, the key of the stored files. Set EHS_DATA_DIR or EHS_FILE_KEY to its value when they were stored.`;
}

function toWrong({ fileKey, dataDir }: Pick<Config, 'fileKey' | 'dataDir'>): string {
  return fileKey
    ? 'EHS_FILE_KEY is not the key that the files of this database were stored with. Set it to that key.'
    : `${path.join(dataDir, KEY_FILE)} is not the key that the files of this database were stored with. Put the former file back, or set EHS_FILE_KEY to its content.`;
}
