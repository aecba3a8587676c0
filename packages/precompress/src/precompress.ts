import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Endings of the compressed files that stand beside the originals. */
export const COMPRESSED_ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** Files whose content is text, or a program: pictures and fonts are compressed by their formats. */
const COMPRESSIBLE: ReadonlySet<string> = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.txt',
  '.wasm',
  '.webmanifest',
  '.xml',
]);
/** Below this the headers of an answer weigh as much as what is saved. */
const MIN_BYTES = 1024;
/** From this size on the best quality costs seconds, and saves a tenth of what the one below it leaves. */
const LARGE_BYTES = 2_000_000;
const LARGE_QUALITY = 9;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Puts `name.br` and `name.gz` beside every file of a built folder that gains by it, for a server that sends them to
 * whoever accepts that. It costs seconds, once per build, and nothing per request.
 * @param folder a folder that a build has just written: compressed files of an earlier build would not be noticed
 * @returns how many files were compressed
 */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  let compressed = 0;
  const work = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop())
      if (await compressFile(file)) compressed += 1;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return compressed;
}

async function compressFile(file: string): Promise<boolean> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return false;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]:
      content.length < LARGE_BYTES ? constants.BROTLI_MAX_QUALITY : LARGE_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const brotli = await toBrotli(content, { params });
  const zipped = await toGzip(content, { level: constants.Z_BEST_COMPRESSION });
  // What is as large as before is sent as it is.
  if (brotli.length >= content.length || zipped.length >= content.length) return false;
  await writeFile(file + COMPRESSED_ENDINGS.br, brotli);
  await writeFile(file + COMPRESSED_ENDINGS.gzip, zipped);
  return true;
}
