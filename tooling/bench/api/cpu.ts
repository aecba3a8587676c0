import { readdirSync, readFileSync } from 'node:fs';

/** What Linux counts CPU time in, whatever the kernel's own clock is: hundredths of a second. */
const TICK_MS = 10;

type Stat = { parent: number; ownMs: number; endedChildrenMs: number };

/** What /proc says of a process; null where it has ended, or where there is no /proc. */
function readStat(pid: number | string): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in parentheses and may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const at = (index: number) => Number(fields[index]);
    return {
      parent: at(1),
      ownMs: (at(11) + at(12)) * TICK_MS,
      endedChildrenMs: (at(13) + at(14)) * TICK_MS,
    };
  } catch {
    return null;
  }
}

/** Whether this system tells what its processes cost. */
export function hasProc(): boolean {
  return readStat(process.pid) !== null;
}

/** The CPU that a process has used with all of its threads, user and system, in milliseconds. */
export function readCpuMs(pid: number): number {
  return readStat(pid)?.ownMs ?? Number.NaN;
}

/** The CPU of a process and of all its children, those that have ended as well, in milliseconds. */
export function readFamilyCpuMs(pid: number): number {
  let sum = 0;
  for (const each of readdirSync('/proc')) {
    if (!/^\d+$/.test(each)) continue;
    const stat = readStat(each);
    if (stat?.parent === pid) sum += stat.ownMs;
  }
  const own = readStat(pid);
  return own ? sum + own.ownMs + own.endedChildrenMs : Number.NaN;
}

/** The memory of a process that is in RAM, in MB. */
export function readMemoryMb(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) / 1024;
}
