import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';

/** A file that was copied: its place below the folder of the copy, with /, its length, and the SHA-256 of its bytes. */
export type CopiedFile = { path: string; bytes: number; sha256: string };

/** How a tree is copied: places are those below its root, with /. */
type TreeOptions = {
  /** What is left out, and, of a folder, everything in it. */
  isLeftOut?: (place: string) => boolean;
  /** Folders that are made and stay empty. */
  isEmptied?: (place: string) => boolean;
};

const CHUNK_BYTES = 1024 * 1024;
const MAX_CONCURRENT = 8;

/**
 * Copies a folder whose files may change, grow, shrink or go meanwhile: each is copied as long as it was when it was
 * opened, or as long as it still is. The copies are readable by their owner only.
 * @returns what was copied, places below `to`; nothing where `from` is not there
 */
export async function copyTree(from: string, to: string, options: TreeOptions = {}): Promise<CopiedFile[]> {
  const files: string[] = [];
  await listInto(files, from, to, '', options);
  const copied = await mapConcurrent(files, async (place) => {
    const found = await copyFile(path.join(from, place), path.join(to, place));
    return found === null ? null : { path: place, ...found };
  });
  return copied.filter((each) => each !== null);
}

/**
 * Copies one file. `fs.copyFile` would wait for ever for the rest of one that has become shorter.
 * @returns null where it is not there
 */
export async function copyFile(from: string, to: string): Promise<Omit<CopiedFile, 'path'> | null> {
  const source = await openIfThere(from);
  if (source === null) return null;
  try {
    const target = await open(to, 'wx', 0o600);
    try {
      return await pour(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Length and SHA-256 of a file; null where it is not there. */
export async function hashFile(file: string): Promise<Omit<CopiedFile, 'path'> | null> {
  const source = await openIfThere(file);
  if (source === null) return null;
  try {
    return await pour(source, null);
  } finally {
    await source.close();
  }
}

/**
 * Works on several at once, results in the order of the items.
 * @throws the first error, when nobody works any more: what was made may be removed
 */
export async function mapConcurrent<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const errors: unknown[] = [];
  const queue = items.entries();
  const take = async () => {
    for (const [index, item] of queue) {
      if (errors.length > 0) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, take));
  if (errors.length > 0) throw errors[0];
  return results;
}

/** Makes the folders of the copy and lists the files. */
async function listInto(files: string[], from: string, to: string, below: string, options: TreeOptions) {
  const entries = await readdir(path.join(from, below), { withFileTypes: true }).catch(toNothing);
  if (entries === null) return;
  await mkdir(path.join(to, below), { recursive: true, mode: 0o700 });
  if (options.isEmptied?.(below)) return;
  for (const entry of entries) {
    const place = below === '' ? entry.name : `${below}/${entry.name}`;
    if (options.isLeftOut?.(place)) continue;
    if (entry.isDirectory()) await listInto(files, from, to, place, options);
    else if (entry.isFile()) files.push(place);
    else throw new Error(`${path.join(from, place)} is neither a file nor a folder: it cannot be backed up.`);
  }
}

async function pour(source: FileHandle, target: FileHandle | null): Promise<Omit<CopiedFile, 'path'>> {
  const { size } = await source.stat();
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, Math.max(size, 1)));
  let bytes = 0;
  while (bytes < size) {
    const { bytesRead } = await source.read(buffer, 0, Math.min(buffer.length, size - bytes), bytes);
    if (bytesRead === 0) break;
    const chunk = buffer.subarray(0, bytesRead);
    hash.update(chunk);
    for (let written = 0; target !== null && written < bytesRead; )
      written += (await target.write(chunk, written, bytesRead - written, bytes + written)).bytesWritten;
    bytes += bytesRead;
  }
  return { bytes, sha256: hash.digest('hex') };
}

function openIfThere(file: string): Promise<FileHandle | null> {
  return open(file, 'r').catch(toNothing);
}

/** For what may be gone by now. */
export function toNothing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
