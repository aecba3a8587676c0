import { createReadStream, existsSync } from 'node:fs';
import { access, constants, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { mapConcurrent, toNothing } from './copy-tree.ts';
import { type Disk, disk, makeFolder } from './durable.ts';

/** Where the bytes of files lie: a folder, or an S3-compatible store. Keys are made by us, never by a client. */
export type BlobStore = {
  /** Stores a local file under a new key, whole or not at all; on the disk before it returns. */
  put(key: string, file: string): Promise<void>;
  /** Reads bytes from start to end (inclusive). */
  read(key: string, start: number, end: number): Promise<Readable>;
  delete(key: string): Promise<void>;
  /** @throws Error where files can neither be read nor written at the moment */
  check(signal: AbortSignal): Promise<void>;
  /** Every file, some at once. What is stored or deleted meanwhile may be among them or not. */
  list(): AsyncIterable<StoredBlob[]>;
  /** Deletes what a `put` that was cut off has left, if it was last written before an instant. @returns how many */
  deleteUnfinished(before: Date): Promise<number>;
};

/** A file of a store. */
export type StoredBlob = { key: string; bytes: number; modifiedAt: Date };

/** The place of the files does not answer: not the database, whose errors look the same. */
export class StorageError extends Error {}

const PARTIAL = '.partial';

/** Keeps files in a local folder. */
export function createFolderStore(root: string, system: Disk = disk): BlobStore {
  const pathOf = (key: string) => {
    if (!/^[\w-]+(\/[\w-]+)*$/.test(key)) throw new Error(`Not a key of a file: ${key}`);
    return path.join(root, ...key.split('/'));
  };
  return {
    async put(key, file) {
      const target = pathOf(key);
      const folder = path.dirname(target);
      await makeFolder(system, root, folder);
      // Copied beside its place and moved there: a reader never sees half a file.
      const partial = `${target}${PARTIAL}`;
      try {
        await system.copy(file, partial);
        await system.sync(partial, 'file');
        await system.rename(partial, target);
        await system.sync(folder, 'folder');
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async read(key, start, end) {
      const target = pathOf(key);
      await stat(target); // fails here, with a plain error, rather than in the middle of an answer
      return createReadStream(target, { start, end });
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    async check() {
      const mode = constants.R_OK | constants.W_OK | constants.X_OK;
      // The first file makes the folder: until then it is the one around it that has to take it.
      await access(existsSync(root) ? root : path.dirname(root), mode);
    },
    async *list() {
      for (const folder of await listFolders(root)) {
        const names = (await readdir(path.join(root, folder)).catch(toNothing)) ?? [];
        const whole = names.filter((name) => !name.endsWith(PARTIAL));
        for (let from = 0; from < whole.length; from += LISTED_AT_ONCE)
          yield await listFiles(root, folder, whole.slice(from, from + LISTED_AT_ONCE));
      }
    },
    async deleteUnfinished(before) {
      let deleted = 0;
      for (const folder of await listFolders(root))
        deleted += await deleteOld(path.join(root, folder), before, (name) => name.endsWith(PARTIAL));
      return deleted;
    },
  };
}

const LISTED_AT_ONCE = 1000;

async function listFolders(root: string): Promise<string[]> {
  const entries = (await readdir(root, { withFileTypes: true }).catch(toNothing)) ?? [];
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

async function listFiles(root: string, folder: string, names: readonly string[]): Promise<StoredBlob[]> {
  const found = await mapConcurrent(names, async (name) => {
    const stats = await stat(path.join(root, folder, name)).catch(toNothing);
    return stats?.isFile() ? { key: `${folder}/${name}`, bytes: stats.size, modifiedAt: stats.mtime } : null;
  });
  return found.filter((each) => each !== null);
}

/**
 * Deletes the files of a folder that were last written before an instant: whatever is being written is younger.
 * @returns how many
 */
export async function deleteOld(
  folder: string,
  before: Date,
  isChosen: (name: string) => boolean = () => true,
): Promise<number> {
  const names = (await readdir(folder).catch(toNothing)) ?? [];
  let deleted = 0;
  for (const name of names.filter(isChosen)) {
    const file = path.join(folder, name);
    const stats = await stat(file).catch(toNothing);
    if (!stats?.isFile() || stats.mtime >= before) continue;
    await rm(file, { force: true });
    deleted += 1;
  }
  return deleted;
}
