import { spawn } from 'node:child_process';
import path from 'node:path';

/** What a drill is asked for; each drill has usual values of its own. */
export type DrillOptions = {
  requests?: string;
  minutes?: string;
  seed?: string;
};

/** Something that takes too long for the tests, and is done by hand before a release or after a change of its subject. */
export type Drill = {
  name: string;
  /** What it shows, in one sentence. */
  about: string;
  /** Runs it with its output on the terminal. @returns the exit code: 0 where nothing was found */
  run(options: DrillOptions): Promise<number>;
};

const root = path.resolve(import.meta.dirname, '../..');

/** All drills, in the order of docs/drills.md. */
export const DRILLS: readonly Drill[] = [
  {
    name: 'fuzz',
    about: 'Sends odd calls to every route of the API: no answer is 5xx, every refusal is a problem.',
    run: ({ requests, minutes, seed }) =>
      runVitest('apps/api', 'test/fuzz/fuzz.drill.ts', {
        ...(requests === undefined ? {} : { DRILL_REQUESTS: requests }),
        ...(minutes === undefined ? {} : { DRILL_MINUTES: minutes }),
        ...(seed === undefined ? {} : { DRILL_SEED: seed }),
      }),
  },
];

/** Runs a file `*.drill.ts` of a package, which finds what it was asked for in its environment. */
function runVitest(folder: string, file: string, asked: Record<string, string>): Promise<number> {
  const child = spawn('pnpm', ['exec', 'vitest', 'run', '--config', 'vitest.drill.config.ts', file], {
    cwd: path.join(root, folder),
    stdio: 'inherit',
    env: { ...process.env, ...asked },
    shell: process.platform === 'win32',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
