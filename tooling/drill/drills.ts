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
    about: 'Sends odd calls to every route of the API: no answer is 5xx, every refusal is a problem.',
    folder: 'apps/api',
    file: 'test/fuzz/fuzz.drill.ts',
  },
  ofApi('kill', 'Kills server and database while people write: nothing is lost, halved or doubled.'),
  ofApi('database-restarts', 'Restarts the database under load: 503 and nothing else, and back at once.'),
  ofApi(
    'database-away',
    'Lets the database fall silent for a minute: quick answers, and no end of the server.',
  ),
  ofApi('schedulers', 'A thousand reminders at once, four servers, one killed: each goes out once.'),
  ofApi('mail', 'A mail server in every kind of trouble: each mail that is due goes out, once.'),
  ofApi('duplicates', 'Sends the same call fifty times at once: it is done once.'),
  ofApi('readings', 'Kills readers and servers in the middle of orders: each is read once and the same.'),
  ofApi('uploads', 'Uploads break off or crawl: nothing is left of them, and others are not held up.'),
  ofApi(
    'migrations',
    'Kills the program in each step from each earlier schema: the next start completes it.',
  ),
  ofApi('backup', 'Backups under load: a server starts on each with all until then, and damage is found.'),
  ofApi('bit-rot', 'Changes bytes of stored files and of the database: never served as if nothing were.'),
  ofApi('clock', 'Puts the clock wrong again and again: every reminder goes out, and none twice.'),
  ofApi('disk-full', 'Fills a small disk again and again (needs root): reads go on, nothing is lost.'),
  ofApi(
    'power-cut',
    'Cuts the power of the disk under load (needs root): all answered is there, it starts again.',
  ),
  ofApi('limits', 'Stops the server under load, with few files and little memory: all answered is there.'),
  {
    name: 'recognise',
    about: 'Reads every scan of the invented orders (--times of each kind and half): nearly as well as text.',
    folder: 'tooling/bench',
    file: 'score/recognise.drill.ts',
  },
  ofApi('edits', 'Many edit the same things at once: no change is lost.'),
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
