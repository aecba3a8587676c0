import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { mapConcurrent } from './copy-tree.ts';

/** Windows keeps the names in a folder itself, and lets nobody bring them to the disk. */
const HAS_FOLDER_SYNC = process.platform !== 'win32';

/** What storing a file asks of the system, so that a test can see in which order. */
export type Disk = {
  copy(from: string, to: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Brings a file's bytes, or the names in a folder, to the disk: without it a power cut takes them back. */
  sync(fileOrFolder: string, kind: 'file' | 'folder'): Promise<void>;
};

export const disk: Disk = {
  copy: (from, to) => copyFile(from, to),
  rename,
  async sync(fileOrFolder, kind) {
    if (kind === 'folder' && !HAS_FOLDER_SYNC) return;
    const handle = await open(fileOrFolder, kind === 'file' ? 'r+' : 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
};

/**
 * Makes a folder within another one, and brings the names of all between them to the disk, whoever has made them: one
 * that another call has just made need not be there yet.
 */
export async function makeFolder({ sync }: Pick<Disk, 'sync'>, root: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const above = path.dirname(root);
  for (let each = folder; each !== above; each = path.dirname(each)) await sync(path.dirname(each), 'folder');
}

/** Brings a tree to the disk, and all names in it; its own name is in the folder around it. */
export async function syncTree(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  await mapConcurrent(entries, (entry) =>
    disk.sync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 'folder' : 'file'),
  );
  await disk.sync(root, 'folder');
}

/**
 * Writes a small file that is there whole or not at all, whatever ends the machine meanwhile, for its owner only. It is
 * on the disk when this returns.
 */
export function writeWholeSync(file: string, content: string): void {
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  writeFileSync(partial, content, { mode: 0o600, flag: 'wx' });
  syncSync(partial, 'file');
  renameSync(partial, file);
  syncSync(path.dirname(file), 'folder');
}

/** As `disk.sync`, where a start waits for it. */
export function syncSync(fileOrFolder: string, kind: 'file' | 'folder'): void {
  if (kind === 'folder' && !HAS_FOLDER_SYNC) return;
  const descriptor = openSync(fileOrFolder, kind === 'file' ? 'r+' : 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
