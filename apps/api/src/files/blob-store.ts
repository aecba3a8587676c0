import { createReadStream, existsSync } from 'node:fs';
import { access, constants, copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Where the bytes of files lie: a folder, or an S3-compatible store. Keys are made by us, never by a client. */
export type BlobStore = {
  /** Stores a local file under a new key, whole or not at all. */
  put(key: string, file: string): Promise<void>;
  /** Reads bytes from start to end (inclusive). */
  read(key: string, start: number, end: number): Promise<Readable>;
  delete(key: string): Promise<void>;
  /** @throws Error where files can neither be read nor written at the moment */
  check(signal: AbortSignal): Promise<void>;
};

/** The place of the files does not answer: not the database, whose errors look the same. */
export class StorageError extends Error {}

/** Keeps files in a local folder. */
export function createFolderStore(root: string): BlobStore {
  const pathOf = (key: string) => {
    if (!/^[\w-]+(\/[\w-]+)*$/.test(key)) throw new Error(`Not a key of a file: ${key}`);
    return path.join(root, ...key.split('/'));
  };
  return {
    async put(key, file) {
      const target = pathOf(key);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      // Copied beside its place and moved there: a reader never sees half a file.
      const partial = `${target}.partial`;
      try {
        await copyFile(file, partial);
        await rename(partial, target);
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
  };
}
