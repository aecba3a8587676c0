import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of the folders within the one of the pictures, and of the page that lays them beside each other. */
const BEFORE = 'before';
/** The page with the pairs, beside the pictures. */
export const PAIRS_PAGE = 'pairs.html';

/** Where the picture that a new one takes the place of is kept. */
export function toBeforePath(folder: string, name: string): string {
  return join(folder, BEFORE, name);
}

type Pair = { name: string; state: 'changed' | 'new' | 'same' };

const ORDER: readonly Pair['state'][] = ['changed', 'new', 'same'];

/** What a file system is asked for; null where the file or folder is not there. @throws Error for any other reason */
async function unlessAbsent<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function listPictures(folder: string): Promise<string[]> {
  // A run that took no picture has no folder.
  const names = (await unlessAbsent(readdir(folder))) ?? [];
  return names.filter((name) => name.endsWith('.png')).sort();
}

async function toPair(folder: string, name: string): Promise<Pair> {
  const now = await readFile(join(folder, name));
  const before = await unlessAbsent(readFile(toBeforePath(folder, name)));
  if (before === null) return { name, state: 'new' };
  return { name, state: before.equals(now) ? 'same' : 'changed' };
}

function toFigure({ name, state }: Pair): string {
  const picture = (path: string, words: string) =>
    `<a href="${path}"><img src="${path}" alt="${name}, ${words}" loading="lazy"></a>`;
  const before = state === 'new' ? '<p>No picture before</p>' : picture(`${BEFORE}/${name}`, 'before');
  return `<section><h2>${name.replace('.png', '')} <small>${state}</small></h2><div>${before}${picture(name, 'now')}</div></section>`;
}

/**
 * Writes a page with each picture beside the one of the run before, changed ones first.
 * @param folder of the pictures, with those of the run before in its folder `before`
 * @returns how many pictures are changed, new and the same; null where there are none
 */
export async function writePairs(folder: string): Promise<Record<Pair['state'], number> | null> {
  const pairs = await Promise.all((await listPictures(folder)).map((name) => toPair(folder, name)));
  if (pairs.length === 0) return null;
  const counts = { changed: 0, new: 0, same: 0 };
  for (const { state } of pairs) counts[state] += 1;
  const ordered = ORDER.flatMap((state) => pairs.filter((pair) => pair.state === state));
  const style =
    'body{margin:24px;font:14px/1.5 system-ui;background:#777;color:#fff}div{display:grid;grid-template-columns:1fr 1fr;gap:12px;align-items:start}img{max-width:100%}small{font-weight:400}';
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens before and now</title><style>${style}</style><h1>${counts.changed} changed, ${counts.new} new, ${counts.same} the same</h1>${ordered.map(toFigure).join('')}</html>`;
  await writeFile(join(folder, PAIRS_PAGE), page);
  return counts;
}
