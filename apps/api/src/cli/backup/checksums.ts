import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CopiedFile, hashFile, mapConcurrent } from '../../files/copy-tree.ts';

/** The list of a backup's files, as `sha256sum --check` reads it. */
export const CHECKSUMS = 'backup.sha256';

/** What became of a backup's files since it was made: places below its folder. */
export type CheckedBackup = { count: number; bytes: number; missing: string[]; changed: string[] };

/** Lines of `sha256sum`, in the order of the places. */
export function toChecksums(files: readonly CopiedFile[]): string {
  return files
    .map(({ path: place, sha256 }) => `${sha256}  ${place}\n`)
    .sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1))
    .join('');
}

/**
 * Reads every file of a backup and compares it with what was written.
 * @throws Error with one sentence where the folder is no backup, or no longer one
 */
export async function checkBackup(folder: string): Promise<CheckedBackup> {
  const root = path.resolve(folder);
  const list = path.join(root, CHECKSUMS);
  if (!existsSync(list)) throw new Error(`${root} is not a backup: it has no ${CHECKSUMS}.`);
  if (existsSync(path.join(root, 'postgres', 'postmaster.opts')))
    throw new Error(
      `A server was started on ${root}. It is now a data folder, and no longer the unchanged backup.`,
    );
  const listed = readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ sha256: line.slice(0, 64), place: line.slice(66) }));
  const result: CheckedBackup = { count: listed.length, bytes: 0, missing: [], changed: [] };
  await mapConcurrent(listed, async ({ sha256, place }) => {
    const found = await hashFile(path.join(root, place));
    if (found === null) result.missing.push(place);
    else if (found.sha256 !== sha256) result.changed.push(place);
    else result.bytes += found.bytes;
  });
  return result;
}
