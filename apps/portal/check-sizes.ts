import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { EARLY, PIECES } from './build/chunks.ts';

/**
 * Checks the files of a build against their budgets and ends with an error when one is broken: the scripts of the first
 * views (gzip, KiB), that what sends the first calls needs no other chunk, each chunk that is loaded later, the smallest
 * chunk, that no chunks import each other in a circle, where pdf.js may be, and that what can be compressed is.
 */

type Chunk = {
  file: string;
  name?: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
};

const SHELL = 'src/app/shell/shell.tsx';
/** Every signed-in view decrypts its session. */
const CIPHER = '../../packages/api-client/src/cipher.ts';
/** Scripts of a first view, with all that they import. */
const VIEWS = [
  { name: 'sign in', keys: ['src/features/auth/pages.ts'], kib: 176 },
  // The work of the day is done on it: it changes states and answers questions.
  { name: 'dashboard', keys: [CIPHER, SHELL, 'src/features/dashboard/dashboard-screen.tsx'], kib: 200 },
  {
    name: 'tasks',
    keys: [CIPHER, SHELL, 'src/features/tasks-and-alerts/tasks-and-alerts-screen.tsx'],
    kib: 226,
  },
] as const;
const LATER_KIB = 60;
/** A smaller chunk costs more as a request than it saves; `build/chunks.ts` brings them together. */
const SMALLEST_BYTES = 5_000;
/** pdf.js is larger than any budget: only what shows or reads pages asks for it, when it is about to. */
const PDF = /pdf/i;
/** Text of this size is compressed; below it the headers weigh as much. */
const COMPRESSED_BYTES = 1024;

const dist = join(import.meta.dirname, 'dist');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const broken: string[] = [];
const lines: string[] = [];

const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024;
  sizes.set(file, known);
  return known;
}

/** A chunk and all that it imports statically. */
function collect(key: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) collect(next, found);
  return found;
}

/** The app starts in pieces, which its entry loads one by one. */
const pieces = [EARLY, ...PIECES.map(({ name }) => name)].map((name) => {
  const key = Object.keys(manifest).find((each) => manifest[each]?.name === name);
  if (key === undefined) throw new Error(`The build has no chunk ${name}.`);
  return key;
});

const first = new Set<string>();
for (const { name, keys, kib } of VIEWS) {
  if (keys.some((key) => manifest[key] === undefined)) throw new Error(`The build has no chunk for ${name}.`);
  const loaded = new Set([...pieces, ...keys].flatMap((key) => [...collect(key)]));
  const size = [...loaded].reduce((total, key) => total + sizeOf(manifest[key]?.file ?? ''), 0);
  lines.push(`${name} ${size.toFixed(1)} of ${kib} KiB in ${loaded.size} files`);
  if (size > kib) broken.push(name);
  for (const key of loaded) first.add(key);
}

const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
for (const { file } of scripts) {
  const bytes = statSync(join(dist, file)).size;
  if (bytes < SMALLEST_BYTES) broken.push(`${file} has ${bytes} of ${SMALLEST_BYTES} bytes at least`);
}
lines.push(`${scripts.length} chunks`);

// The first calls are sent while the rest of the app is on its way: what sends them may not wait for it.
const early = pieces[0] ?? CIPHER;
for (const key of [early, CIPHER]) {
  const later = (manifest[key]?.imports ?? []).filter((each) => each !== early);
  if (later.length > 0) broken.push(`the first calls wait for ${later.join(', ')}`);
}

for (const key of Object.keys(manifest).filter((each) => !first.has(each))) {
  const file = manifest[key]?.file ?? '';
  if (!file.endsWith('.js') || PDF.test(file)) continue;
  if (sizeOf(file) > LATER_KIB) broken.push(`${file} with ${sizeOf(file).toFixed(1)} of ${LATER_KIB} KiB`);
}

// Of chunks that import each other one is used before it is made, which one depends on the screen that comes first.
for (const key of Object.keys(manifest)) {
  const behind = new Set((manifest[key]?.imports ?? []).flatMap((each) => [...collect(each)]));
  if (behind.has(key)) broken.push(`${manifest[key]?.file} imports itself over others`);
}

const isPdf = (key: string) => PDF.test(key) && sizeOf(manifest[key]?.file ?? '') > LATER_KIB;
for (const [key, chunk] of Object.entries(manifest)) {
  // What the first views load may not even name it; what is loaded later may not load it along.
  const loads = first.has(key) ? [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])] : chunk.imports;
  if (loads?.some(isPdf)) broken.push(`pdf.js in ${key}`);
}

for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(?:html|js|mjs|css|svg|wasm)$/.test(file) || statSync(join(dist, file)).size < COMPRESSED_BYTES)
    continue;
  if (!['.br', '.gz'].every((ending) => existsSync(join(dist, file + ending))))
    broken.push(`${file} is not compressed`);
}

console.log(lines.join('\n'));
if (broken.length > 0) {
  console.error(`Over budget: ${broken.join(', ')}`);
  process.exitCode = 1;
}
