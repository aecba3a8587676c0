import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;
const POLL_MS = 50;

const residentBytes = (pid: number): number | null => {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return null;
  }
};

/**
 * Calls `onExceeded` once when a process holds more memory than allowed; for systems without `prlimit`. Where there is
 * no `/proc` either, only the limit of time holds. Returns how to stop watching.
 */
export const watchMemory = (pid: number, maxBytes: number, onExceeded: () => void): (() => void) => {
  const timer = setInterval(() => {
    const bytes = residentBytes(pid);
    if (bytes === null || bytes <= maxBytes) return;
    clearInterval(timer);
    onExceeded();
  }, POLL_MS);
  return () => clearInterval(timer);
};
