import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasPath, openRepository } from './repository.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'anupalan-repository-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

test('lists what is tracked or new, not what is ignored or gone', () => {
  spawnSync('git', ['init', '--quiet'], { cwd: root });
  write('.gitignore', 'dist/\n');
  write('kept/a.txt', 'a');
  write('gone.txt', 'b');
  write('dist/c.txt', 'c');
  spawnSync('git', ['add', '.'], { cwd: root });
  rmSync(path.join(root, 'gone.txt'));
  write('new é.txt', 'dd');
  const repository = openRepository(root);
  expect(repository.files).toEqual(['.gitignore', 'kept/a.txt', 'new é.txt']);
  expect(repository.read('kept/a.txt')).toBe('a');
  expect(repository.sizeOf('new é.txt')).toBe(2);
  expect(repository.isIgnored('dist/')).toBe(true);
  expect(repository.isIgnored('kept/dist')).toBe(true); // not made yet
  expect(repository.isIgnored('kept')).toBe(false);
  expect(['kept', 'kept/', './kept/a.txt', '.'].map((each) => hasPath(repository, each))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['kep', 'kept/a', 'dist/c.txt'].map((each) => hasPath(repository, each))).toEqual([
    false,
    false,
    false,
  ]);
});

test('a folder that is no checkout, and an empty one, are errors', () => {
  expect(() => openRepository(root)).toThrow(/Git does not list/);
  spawnSync('git', ['init', '--quiet'], { cwd: root });
  expect(() => openRepository(root)).toThrow(/There are no files/);
});
