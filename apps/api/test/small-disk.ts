import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A disk of its own in memory, small enough to be filled. */
export type SmallDisk = {
  folder: string;
  /** Takes all the room there is. What others free later can be taken by another call. */
  fill(): void;
  /** Gives the room back. */
  clear(): void;
  remove(): void;
};

/** Mounts a small disk, as `160m` large. @returns null where nothing may be mounted: only root may, on Linux */
export function mountSmallDisk(size: string): SmallDisk | null {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-small-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'none', folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const filler = path.join(folder, 'filler');
  return {
    folder,
    fill: () => fill(filler),
    clear: () => rmSync(filler, { force: true }),
    remove: () => {
      spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fill(file: string): void {
  const handle = openSync(file, 'a');
  try {
    for (const size of [1024 * 1024, 4096]) {
      const block = Buffer.alloc(size, 1);
      try {
        for (;;) writeSync(handle, block);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
    }
  } finally {
    closeSync(handle);
  }
}
