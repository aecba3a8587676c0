import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeWholeSync } from './durable.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-durable-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a small file is there whole or not at all, for its owner only, also after a try that was cut off', () => {
  const file = path.join(folder, 'key');
  writeFileSync(`${file}.partial`, '', { mode: 0o644 });
  writeWholeSync(file, 'The key');
  expect(readFileSync(file, 'utf8')).toBe('The key');
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readdirSync(folder)).toEqual(['key']);
});
