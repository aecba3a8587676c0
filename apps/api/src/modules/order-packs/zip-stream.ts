import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

/** A file to pack. `sha256` (hexadecimal): what its bytes must be; `read` is called when it is its turn. */
export type ZipEntry = { path: string; sha256: string | null; read: () => Promise<Readable> };

/** The bytes of a stored file are not those that were recorded when it came. */
export class ChangedFileError extends Error {
  readonly path: string;
  constructor(path: string) {
    super(`The stored file of ${path} has changed`);
    this.path = path;
  }
}

/**
 * Packs files one after the other as they are read: a piece of one file is in memory at a time, however large they are.
 * They are stored as they are, because pictures and PDFs are packed already.
 * @throws ChangedFileError where a file is not the one that its SHA-256 names
 */
export async function* zipFiles(entries: readonly ZipEntry[], madeAt: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const take = () => {
    const taken = ready;
    ready = [];
    return taken;
  };
  for (const { path, sha256, read } of entries) {
    const file = new ZipPassThrough(path);
    file.mtime = madeAt;
    zip.add(file);
    const hash = createHash('sha256');
    for await (const chunk of await read()) {
      hash.update(chunk as Buffer);
      // A copy: the stream may use its memory again before it is taken.
      file.push(new Uint8Array(chunk as Buffer));
      yield* take();
    }
    file.push(new Uint8Array(), true);
    if (sha256 !== null && hash.digest('hex') !== sha256) throw new ChangedFileError(path);
    yield* take();
  }
  zip.end();
  yield* take();
}
