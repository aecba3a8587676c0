import { closeSync, fsyncSync, openSync } from 'node:fs';
import { copyFile, mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';

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

/** Brings a file that was just written, and its name, to the disk. */
export function syncFileAndNameSync(file: string): void {
  for (const each of HAS_FOLDER_SYNC ? [file, path.dirname(file)] : [file]) {
    const descriptor = openSync(each, each === file ? 'r+' : 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  }
}
