import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Thrown when another living server works on the data folder. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `Another Anupalan server (process ${pid}) already uses the data folder ${folder}. Stop it first, or set EHS_DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Takes the data folder for this process. A lock that a killed server left behind is taken over.
 * @returns a function that gives the folder back
 * @throws FolderInUseError where the holder is alive
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'server.lock');
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) }), {
        flag: 'wx',
        mode: 0o600,
      });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
      const holder = readHolder(file);
      if (holder && isSameProcess(holder)) throw new FolderInUseError(folder, holder.pid);
      rmSync(file, { force: true });
    }
  }
  throw new FolderInUseError(folder, 0);
}

/** The process that works on a data folder, or null where none does. */
export function findHolder(folder: string): number | null {
  const holder = readHolder(path.join(folder, 'server.lock'));
  return holder && isSameProcess(holder) ? holder.pid : null;
}

type Holder = { pid: number; startedAt: string };

function readHolder(file: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null && 'pid' in value && 'startedAt' in value) {
      return { pid: Number(value.pid), startedAt: String(value.startedAt) };
    }
  } catch {
    // A torn lock file belongs to nobody.
  }
  return null;
}

function isSameProcess(holder: Holder): boolean {
  if (holder.pid === process.pid) return false; // a container that starts anew with the same number
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  // Process numbers are used again: the same number with another start is another process.
  const startedAt = startOf(holder.pid);
  return startedAt === '' || holder.startedAt === '' || startedAt === holder.startedAt;
}

/** When a process started, in the kernel's ticks since boot; '' where the system does not tell. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
