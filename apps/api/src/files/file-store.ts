import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { v7 as uuidv7 } from 'uuid';
import { afterCommit } from '../database/held-commit.ts';
import { type BlobStore, deleteOld, type StoredBlob } from './blob-store.ts';
import { toNothing } from './copy-tree.ts';
import {
  BLOCK_LENGTH,
  HEADER_LENGTH,
  OpenStream,
  SEALED_BLOCK_LENGTH,
  SealStream,
  sealedLength,
} from './sealed-format.ts';

/** Files of people, encrypted at rest (docs/decisions/0003). */
export type FileStore = {
  /** Encrypts a stream to a file of its own that is not yet kept. Give it to `keep` or to `discard`. */
  spool(source: Readable): Promise<Spooled>;
  /** Keeps a spooled file under a new key, or under a given one. */
  keep(spooled: Spooled, name?: NamedFile): Promise<string>;
  discard(spooled: Spooled): Promise<void>;
  /** Reads the plain bytes of a spooled file. */
  readSpooled(spooled: Spooled): Promise<Readable>;
  /** Reads the plain bytes from start to end (inclusive) of a file of the given plain size. */
  read(key: string, size: number, range?: { start: number; end: number }): Promise<Readable>;
  delete(key: string): Promise<void>;
  /** @throws Error where the place of the files does not answer */
  check(signal: AbortSignal): Promise<void>;
  /** Every file that `keep` has made, some at once. */
  list(): AsyncIterable<StoredBlob[]>;
  /** Deletes what uploads that were cut off have left here, if it was last written before an instant. @returns how many */
  deleteUnfinished(before: Date): Promise<number>;
  /** The mark of the last sweep, which the database has as well; null where there is none. */
  readMark(): Promise<string | null>;
  writeMark(mark: string): Promise<void>;
  /** @throws the error that the store was given in place of its key */
  requireKey(): void;
};

/** Folders of files whose names are given, and not made by the store. */
const NAMED_FOLDERS = ['avatars', 'blog-images'] as const;
type NamedFile = `${(typeof NAMED_FOLDERS)[number]}/${string}`;

/** Names that `keep` makes or takes. Whatever else is in the store is not ours. */
const OWN_NAME = new RegExp(
  `^(?:[0-9a-f]{2}/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?:${NAMED_FOLDERS.join('|')})/[\\w-]+)$`,
);
const MARK = 'sweeps/mark';
/** Of a UUID. */
const MARK_LENGTH = 36;

/** An encrypted file on its way. */
export type Spooled = { path: string; size: number };

/** @param key 32 bytes, or why there is none: thrown by what needs it, so that the rest of the program works */
export function createFileStore(options: {
  blobs: BlobStore;
  key: Buffer | Error;
  spoolDir: string;
}): FileStore {
  const { blobs, spoolDir } = options;
  const getKey = (): Buffer => {
    if (options.key instanceof Error) throw options.key;
    return options.key;
  };
  return {
    async spool(source) {
      const key = getKey();
      await mkdir(spoolDir, { recursive: true, mode: 0o700 });
      const file = path.join(spoolDir, uuidv7());
      let size = 0;
      const count = new Transform({
        transform(chunk: Buffer, _encoding, callback) {
          size += chunk.length;
          callback(null, chunk);
        },
      });
      try {
        await pipeline(
          source,
          count,
          new SealStream(key),
          createWriteStream(file, { flags: 'wx', mode: 0o600 }),
        );
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
      return { path: file, size };
    },
    async keep(spooled, given) {
      const id = uuidv7();
      const name = given ?? `${id.slice(-2)}/${id}`;
      await blobs.put(name, spooled.path);
      await rm(spooled.path, { force: true });
      return name;
    },
    discard: (spooled) => rm(spooled.path, { force: true }),
    readSpooled: (spooled) => {
      const read = async (name: string, start: number, end: number) => createReadStream(name, { start, end });
      return readSealed({ read }, getKey(), spooled.path, spooled.size, { start: 0, end: spooled.size - 1 });
    },
    read: async (name, size, range) =>
      readSealed(blobs, getKey(), name, size, range ?? { start: 0, end: size - 1 }),
    // The row that named it is gone before the file is.
    delete: (name) => afterCommit(() => blobs.delete(name)),
    check: (signal) => blobs.check(signal),
    async *list() {
      for await (const page of blobs.list()) yield page.filter(({ key }) => OWN_NAME.test(key));
    },
    deleteUnfinished: async (before) =>
      (await deleteOld(spoolDir, before)) + (await blobs.deleteUnfinished(before)),
    readMark: async () =>
      (
        await blobs
          .read(MARK, 0, MARK_LENGTH - 1)
          .then(readAll)
          .catch(toNothing)
      )?.toString() ?? null,
    async writeMark(mark) {
      await mkdir(spoolDir, { recursive: true, mode: 0o700 });
      const file = path.join(spoolDir, uuidv7());
      await writeFile(file, mark, { mode: 0o600 });
      await blobs.put(MARK, file);
      await rm(file, { force: true });
    },
    requireKey: () => void getKey(),
  };
}

async function readSealed(
  blobs: Pick<BlobStore, 'read'>,
  key: Buffer,
  name: string,
  size: number,
  range: { start: number; end: number },
): Promise<Readable> {
  if (size === 0) return Readable.from([]);
  const first = Math.floor(range.start / BLOCK_LENGTH);
  const last = Math.floor(range.end / BLOCK_LENGTH);
  const header = await readAll(await blobs.read(name, 0, HEADER_LENGTH - 1));
  const from = HEADER_LENGTH + first * SEALED_BLOCK_LENGTH;
  const to = Math.min(HEADER_LENGTH + (last + 1) * SEALED_BLOCK_LENGTH, sealedLength(size)) - 1;
  const open = new OpenStream(key, header, first, Math.max(1, Math.ceil(size / BLOCK_LENGTH)));
  const cut = cutOut(range.start - first * BLOCK_LENGTH, range.end - range.start + 1);
  // An error in the middle reaches the reader of the last stream.
  void pipeline(await blobs.read(name, from, to), open, cut).catch(() => undefined);
  return cut;
}

/** Leaves out the bytes before the range, and those behind it. */
function cutOut(skip: number, length: number): Transform {
  let toSkip = skip;
  let left = length;
  return new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      const from = Math.min(toSkip, chunk.length);
      toSkip -= from;
      const part = chunk.subarray(from, from + left);
      left -= part.length;
      callback(null, part);
    },
    flush(callback) {
      // Cut off at the end of a block, every block that is left is sound: only the length tells.
      callback(left > 0 ? new Error('A stored file is shorter than it should be') : null);
    },
  });
}

/** Reads a whole stream into memory; for small ones. */
export async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
