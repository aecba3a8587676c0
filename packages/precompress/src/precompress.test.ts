import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from './precompress.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anupalan-precompress-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, content: string | Buffer) => writeFileSync(join(folder, file), content);
const has = (file: string) => [
  existsSync(join(folder, `${file}.br`)),
  existsSync(join(folder, `${file}.gz`)),
];

test('text gets its two compressed files, which unpack to the same', async () => {
  const text = 'Every condition in your consent, kept. '.repeat(100);
  write('assets/app.1234.js', text);
  expect(await precompress(folder)).toBe(1);
  const brotli = readFileSync(join(folder, 'assets/app.1234.js.br'));
  const zipped = readFileSync(join(folder, 'assets/app.1234.js.gz'));
  expect(brotliDecompressSync(brotli).toString()).toBe(text);
  expect(gunzipSync(zipped).toString()).toBe(text);
  expect(Math.max(brotli.length, zipped.length)).toBeLessThan(text.length / 10);
});

test.each<[string, string | Buffer]>([
  ['small.css', 'a'.repeat(1023)],
  ['assets/font.woff2', 'a'.repeat(5000)],
  ['picture.png', 'a'.repeat(5000)],
  ['_headers', 'a'.repeat(5000)],
  ['noise.json', randomBytes(5000)],
])('%s stays alone', async (file, content) => {
  write(file, content);
  expect(await precompress(folder)).toBe(0);
  expect(has(file)).toEqual([false, false]);
});

test('a second run compresses nothing that is compressed', async () => {
  write('index.html', '<p>text</p>'.repeat(500));
  expect(await precompress(folder)).toBe(1);
  expect(await precompress(folder)).toBe(1);
  expect([...has('index.html'), ...has('index.html.br'), ...has('index.html.gz')]).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
