import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitFor } from '../../test/harness.ts';
import { copyFile, copyTree, hashFile, mapConcurrent } from './copy-tree.ts';

let base: string;
const at = (...places: string[]) => path.join(base, ...places);
beforeEach(() => {
  base = mkdtempSync(path.join(os.tmpdir(), 'anupalan-copy-tree-'));
  mkdirSync(at('from', 'deep', 'empty'), { recursive: true });
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

test('files are copied with their length and SHA-256, for their owner only', async () => {
  const bytes = Buffer.alloc(2_500_000, 'order ');
  writeFileSync(at('from', 'deep', 'order'), bytes);
  writeFileSync(at('from', 'nothing'), '');
  writeFileSync(at('from', 'left-out'), 'x');
  mkdirSync(at('from', 'emptied', 'x'), { recursive: true });
  const copied = await copyTree(at('from'), at('to'), {
    isLeftOut: (place) => place === 'left-out',
    isEmptied: (place) => place === 'emptied',
  });
  const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
  expect(copied.sort((a, b) => a.bytes - b.bytes)).toEqual([
    { path: 'nothing', bytes: 0, sha256: sha256('') },
    { path: 'deep/order', bytes: bytes.length, sha256: sha256(bytes) },
  ]);
  expect(readFileSync(at('to', 'deep', 'order')).equals(bytes)).toBe(true);
  expect(statSync(at('to', 'deep', 'order')).mode & 0o777).toBe(0o600);
  expect(statSync(at('to', 'deep')).mode & 0o777).toBe(0o700);
  expect((readdirSync(at('to'), { recursive: true }) as string[]).sort()).toEqual(
    ['deep', 'deep/empty', 'deep/order', 'emptied', 'nothing'].map((place) => path.normalize(place)),
  );
});

test('a file that shrinks while it is copied ends with what is left', async () => {
  const size = 512 * 1024 * 1024;
  writeFileSync(at('from', 'table'), '');
  truncateSync(at('from', 'table'), size);
  const copying = copyFile(at('from', 'table'), at('copy'));
  await waitFor(() => statSync(at('copy'), { throwIfNoEntry: false })?.size);
  truncateSync(at('from', 'table'), 0);
  const copied = await copying;
  expect(copied?.bytes).toBeGreaterThan(0);
  expect(copied?.bytes).toBeLessThan(size);
  expect(statSync(at('copy')).size).toBe(copied?.bytes);
});

test('what is not there is not copied', async () => {
  expect(await copyTree(at('nowhere'), at('to'))).toEqual([]);
  expect(await copyFile(at('nowhere'), at('copy'))).toBeNull();
  expect(await hashFile(at('nowhere'))).toBeNull();
});

test('a link is refused: what it leads to would be missing', async () => {
  symlinkSync(at('from', 'deep'), at('from', 'link'));
  await expect(copyTree(at('from'), at('to'))).rejects.toThrow(
    `${at('from', 'link')} is neither a file nor a folder: it cannot be backed up.`,
  );
});

test('the first failure ends the queue, and nobody works any more when it is told', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    await sleep(item === 3 ? 5 : 40);
    ended.push(item);
    if (item === 3 || item === 5) throw new Error(`The disk is full at ${item}`);
  };
  await expect(mapConcurrent([...Array(50).keys()], work)).rejects.toThrow('The disk is full at 3');
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(ended.toSorted()).toEqual(begun);
});
