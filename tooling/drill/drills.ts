import { spawn } from 'node:child_process';
import path from 'node:path';

/** What a drill is asked for, by the name of the option; each drill has usual values of its own. */
export const OPTIONS = ['requests', 'times', 'minutes', 'seed'] as const;
type DrillOptions = Partial<Record<(typeof OPTIONS)[number], string>>;

/** Something that takes too long for the tests, and is done by hand before a release or after a change of its subject. */
export type Drill = {
  name: string;
  /** What it shows, in one sentence. */
  about: string;
  /** Where it is: the folder of its package, and the file in it. */
  folder: string;
  file: string;
};

const root = path.resolve(import.meta.dirname, '../..');

/** A drill of the API that starts the product itself. */
function ofApi(name: string, about: string): Drill {
  return { name, about, folder: 'apps/api', file: `test/drills/${name}.drill.ts` };
}

/** All drills, in the order of docs/drills.md. */
export const DRILLS: readonly Drill[] = [
  {
    name: 'fuzz',
    about:
      'Sends odd calls to every route of the API. No answer may be 5xx, and every refusal is a problem document.',
    folder: 'apps/api',
    file: 'test/fuzz/fuzz.drill.ts',
  },
  ofApi(
    'kill',
    'Kills the server and the database while people write. Nothing may be lost, incomplete or stored twice.',
  ),
  ofApi(
    'database-restarts',
    'Restarts the database under load. Calls may only answer 503, and must work again at once.',
  ),
  ofApi(
    'database-away',
    'Stops the database from responding for a minute. Calls must end quickly, and the server must keep running.',
  ),
  ofApi(
    'schedulers',
    'Sends a thousand reminders at once with four servers and kills one. Each reminder is sent once.',
  ),
  ofApi('mail', 'Lets the mail server fail in every way. Each mail that is due is sent once.'),
  ofApi('duplicates', 'Sends the same call fifty times at once. It takes effect once.'),
  ofApi(
    'readings',
    'Kills readers and servers while they read orders. Each order is read once, with the same result.',
  ),
  ofApi(
    'uploads',
    'Interrupts uploads or makes them very slow. They leave nothing behind and do not delay other calls.',
  ),
  ofApi(
    'migrations',
    'Kills the program in each step from each earlier schema. The next start completes the upgrade.',
  ),
  ofApi(
    'backup',
    'Makes backups under load. A server starts on each with all earlier data, and damage is found.',
  ),
  ofApi(
    'bit-rot',
    'Changes bytes of stored files and of the database. The server never serves them as complete.',
  ),
  ofApi('clock', 'Sets the clock wrong again and again. Every reminder is sent, and none twice.'),
  ofApi('disk-full', 'Fills a small disk again and again (needs root). Reads continue, and nothing is lost.'),
  ofApi(
    'power-cut',
    'Cuts the power of the disk under load (needs root). Acknowledged data is kept, and the server starts again.',
  ),
  ofApi(
    'limits',
    'Stops the server under load, with few files and little memory. Acknowledged data is kept.',
  ),
  {
    name: 'recognise',
    about:
      'Reads scans of the invented orders, one of each kind and half (--times 4: all), nearly as well as text.',
    folder: 'tooling/bench',
    file: 'score/recognise.drill.ts',
  },
  ofApi('edits', 'Lets many people edit the same things at once. No change is lost.'),
];

/** Runs a drill with its output on the terminal; it finds what it was asked for in its environment. @returns its exit code */
export function runDrill({ folder, file }: Drill, options: DrillOptions): Promise<number> {
  const asked = OPTIONS.flatMap((name) => {
    const value = options[name];
    return value === undefined ? [] : [[`DRILL_${name.toUpperCase()}`, value]];
  });
  const child = spawn('pnpm', ['exec', 'vitest', 'run', '--config', 'vitest.drill.config.ts', file], {
    cwd: path.join(root, folder),
    stdio: 'inherit',
    env: { ...process.env, ...Object.fromEntries(asked) },
    shell: process.platform === 'win32',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
