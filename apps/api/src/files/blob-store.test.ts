import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFolderStore } from './blob-store.ts';
import { type Disk, disk } from './durable.ts';

/** What was done with the disk, in its order. */
const done: string[] = [];
const watched: Disk = {
  copy: async (from, to) => {
    await disk.copy(from, to);
    done.push(`write ${to}`);
  },
  rename: async (from, to) => {
    await disk.rename(from, to);
    done.push(`name ${to}`);
  },
  sync: async (what, kind) => {
    await disk.sync(what, kind);
    done.push(`sync ${what}`);
  },
};

let folder: string;
let source: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-blobs-'));
  source = path.join(folder, 'source');
  writeFileSync(source, 'The order');
});
beforeEach(() => {
  done.length = 0;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what is put is on the disk before it is told of: the bytes, the name, and every new folder', async () => {
  const root = path.join(folder, 'data/files');
  const store = createFolderStore(root, watched);
  await store.put('a1/one', source);
  const target = path.join(root, 'a1/one');
  const order = ['write', 'sync', 'name'].map((what) =>
    done.indexOf(`${what} ${what === 'name' ? target : `${target}.partial`}`),
  );
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  // The name in its folder after it got it, and the folders in theirs.
  expect(done.lastIndexOf(`sync ${path.dirname(target)}`)).toBeGreaterThan(done.indexOf(`name ${target}`));
  expect(done).toContain(`sync ${root}`);
  expect(done).toContain(`sync ${path.dirname(root)}`);
  expect(await text(await store.read('a1/one', 4, 8))).toBe('order');
});

test('a folder that another call has just made is brought to the disk as well', async () => {
  const root = path.join(folder, 'others/files');
  const store = createFolderStore(root, watched);
  await Promise.all([store.put('b2/one', source), store.put('b2/two', source)]);
  expect(done.filter((each) => each === `sync ${root}`)).toHaveLength(2);
});

test('a key that leads out of the folder is none', async () => {
  await expect(createFolderStore(folder).put('../x', source)).rejects.toThrow('Not a key of a file');
});
