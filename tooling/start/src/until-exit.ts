import type { ChildProcess } from 'node:child_process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Waits for a child and passes on the signals that come meanwhile.
 * @returns its exit code; one that was stopped by a signal has not passed, whatever it says itself (turbo ends with 0
 * when it is interrupted): 130 for SIGINT, 143 for the others
 */
export async function untilExit(child: ChildProcess): Promise<number> {
  let stoppedBy: NodeJS.Signals | null = null;
  const forward = (signal: NodeJS.Signals) => {
    stoppedBy = signal;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  try {
    return await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (status, signal) => {
        const by = stoppedBy ?? signal;
        if (by === null) resolve(status ?? 1);
        else resolve(by === 'SIGINT' ? 130 : 143);
      });
    });
  } finally {
    for (const signal of SIGNALS) process.off(signal, forward);
  }
}
