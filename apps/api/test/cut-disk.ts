import { spawnSync } from 'node:child_process';
import {
  closeSync,
  ftruncateSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A disk of its own (ext4 in a file) whose power can be cut: what no `fsync` has brought to it by then is lost, as the
 * memory of a machine is. The memory inside a real disk, which loses power too, is not imitated.
 */
export type CutDisk = {
  folder: string;
  /** From here on nothing more reaches the disk, and whoever works on it gets an error. */
  cut(): void;
  /** Ends whoever still works on it, and mounts it again: the file system recovers by its journal. */
  restore(): Promise<void>;
  /** Ends whoever works on it, and leaves nothing of it, in whatever state it is. */
  remove(): Promise<void>;
};

/** No such disk can be made here: the sentence says what is missing. */
export class NoCutDiskError extends Error {}

/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH: not even the journal is written any more. Node has no ioctl. */
const SHUTDOWN = `open(F, "<", $ARGV[0]) or die $!; my $flag = pack("L", 2); ioctl(F, 0x8004587d, $flag) or die $!`;
const UNMOUNTED_WITHIN_MS = 60_000;

/** Makes a disk that is empty. @throws NoCutDiskError where Linux, root, a loop device, ext4 or Perl is missing */
export async function createCutDisk(megabytes: number): Promise<CutDisk> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new NoCutDiskError('Only root on Linux can mount a disk whose power is cut: nothing was tried.');
  const home = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'anupalan-cut-'));
  const image = path.join(home, 'image');
  const folder = path.join(home, 'disk');
  const handle = openSync(image, 'w');
  ftruncateSync(handle, megabytes * 1024 * 1024);
  closeSync(handle);
  mkdirSync(folder);
  const remove = async () => {
    await unmount(folder);
    rmSync(home, { recursive: true, force: true });
  };
  const disk: CutDisk = {
    folder,
    cut: () => run('perl', ['-e', SHUTDOWN, folder]),
    restore: async () => {
      await unmount(folder);
      run('mount', ['-o', 'loop', image, folder]);
    },
    remove,
  };
  try {
    run('perl', ['-v']);
    run('mkfs.ext4', ['-q', '-F', '-b', '4096', image]);
    await disk.restore();
    return disk;
  } catch (error) {
    await remove();
    throw new NoCutDiskError(
      `A disk whose power is cut needs perl, mkfs.ext4 and a loop device that may be mounted: nothing was tried. ${error instanceof Error ? error.message : error}`,
    );
  }
}

function run(command: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${(error?.message ?? stderr).trim()}`);
}

/** @throws Error where somebody goes on working on it */
async function unmount(folder: string): Promise<void> {
  for (const until = Date.now() + UNMOUNTED_WITHIN_MS; isMounted(folder); await sleep(20)) {
    for (const pid of listProcessesIn(folder)) end(pid);
    if (spawnSync('umount', [folder]).status !== 0 && Date.now() > until)
      throw new Error(`${folder} cannot be unmounted: who still works on it?`);
  }
}

function isMounted(folder: string): boolean {
  return readFileSync('/proc/self/mounts', 'utf8').includes(` ${folder} `);
}

/** The processes whose working folder is in a folder, as every process of a PostgreSQL is in its data folder. */
function listProcessesIn(folder: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      if (!Number.isInteger(pid)) return false;
      try {
        return readlinkSync(`/proc/${pid}/cwd`).startsWith(`${folder}/`);
      } catch {
        return false;
      }
    });
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself meanwhile.
  }
}
