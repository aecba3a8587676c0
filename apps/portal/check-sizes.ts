import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Checks the JavaScript of a build against its budgets (gzip, KiB) and ends with an error when one is broken:
 * what every signed-in screen loads first, each chunk that is loaded
 * later, and where pdf.js may be.
 */

type Chunk = { file: string; src?: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] };

const FIRST_LOAD_KIB = 180;
const ROUTE_KIB = 60;
/** pdf.js is larger than any budget: only what shows or reads pages asks for it, when it is about to. */
const PDF = /pdf/i;
const SHELL = 'src/app/shell/shell.tsx';
/** The page that most people see first: with the forms' libraries, which the entry does not need. */
const LOGIN = 'src/features/auth/login-page.tsx';
const LOGIN_KIB = 200;

const dist = join(import.meta.dirname, 'dist');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024;
  sizes.set(file, size);
  return size;
}

/** A chunk and all that it imports statically. */
function collect(key: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) collect(next, found);
  return found;
}

const sum = (keys: Iterable<string>) =>
  [...keys].reduce((total, key) => total + sizeOf(manifest[key]?.file ?? ''), 0);

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (entry === undefined || manifest[SHELL] === undefined)
  throw new Error('The build has no entry or no shell.');

const first = new Set([...collect(entry), ...collect(SHELL)]);
const broken: string[] = [];
const lines = [`first load ${sum(first).toFixed(1)} of ${FIRST_LOAD_KIB} KiB`];
if (sum(first) > FIRST_LOAD_KIB) broken.push('first load');

const login = sum(new Set([...collect(entry), ...collect(LOGIN)]));
lines.push(`sign in ${login.toFixed(1)} of ${LOGIN_KIB} KiB`);
if (login > LOGIN_KIB) broken.push('sign in');
for (const key of Object.keys(manifest).filter((each) => !first.has(each))) {
  const file = manifest[key]?.file ?? '';
  if (!file.endsWith('.js') || PDF.test(file)) continue;
  if (sizeOf(file) > ROUTE_KIB) broken.push(`${file} with ${sizeOf(file).toFixed(1)} of ${ROUTE_KIB} KiB`);
}
const screens = Object.keys(manifest).filter((key) => /^src\/features\/.*-(screen|page)\.tsx$/.test(key));
for (const key of screens) {
  const file = manifest[key]?.file ?? '';
  const added = sum([...collect(key)].filter((each) => !first.has(each)));
  lines.push(
    `${key.replace('src/features/', '')} ${sizeOf(file).toFixed(1)}, with what it shares ${added.toFixed(1)} KiB`,
  );
}
const isPdf = (key: string) => PDF.test(key) && sizeOf(manifest[key]?.file ?? '') > ROUTE_KIB;
for (const [key, chunk] of Object.entries(manifest)) {
  // What everybody loads may not even name it; what is loaded later may not load it along.
  const loads = first.has(key) ? [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])] : chunk.imports;
  if (loads?.some(isPdf)) broken.push(`pdf.js in ${key}`);
}

console.log(lines.join('\n'));
if (broken.length > 0) {
  console.error(`Over budget: ${broken.join(', ')}`);
  process.exitCode = 1;
}
