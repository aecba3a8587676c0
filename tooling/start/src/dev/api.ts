import { watch } from 'node:fs';
import path from 'node:path';
import { waitForPort } from './ports.ts';
import { type Program, startProgram } from './program.ts';

/** The API as the front needs it. */
export type Api = {
  /** Resolves once it answers, with false where it could not start or takes longer than `ms`. */
  whenReady: (ms: number) => Promise<boolean>;
  stop: () => Promise<void>;
};

const root = path.resolve(import.meta.dirname, '../../../..');
/** Everything that the server's process loads; what the faces alone use is not here. */
const WATCHED = [
  'apps/api/src',
  'apps/api/migrations',
  'packages/articles',
  'packages/pdf-content',
  'packages/compliance/src',
  'packages/enums/src',
  'packages/validators/src',
  'tooling/orders/src',
];
const SOURCE = /(?<!\.test|\.test-support)\.(ts|sql|json|md)$/;
/** An editor writes a file in several steps, a checkout many files. */
const QUIET_MS = 60;
/** What is under way is answered within this; what is acknowledged is in the database anyhow. */
const GRACE_MS = 500;
const LAST_GRACE_MS = 5_000;
const ENDED = 'The API has ended; the next change starts it again.';
const STOPPING = 'Stopping …';
const BANNER = { first: 'Anupalan is running.', last: 'Ctrl-C stops everything.' };

/**
 * Runs the server of the product from its sources, and runs it anew when one of them changes. One that does not start
 * has said why on its output, and is tried again with the next change.
 * @param env with PORT, which stays the same over all starts
 * @param say prints a line
 */
export function runApi(port: number, env: NodeJS.ProcessEnv, say: (line: string) => void): Api {
  let program: Program | null = null;
  let ready = Promise.resolve(false);
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  /** The demo was filled in, or found: looking again costs each start a hash of a password. */
  let isFilled = false;
  let stopped: Promise<unknown> = Promise.resolve();

  /** Ends the program that runs or starts; resolves once none does. */
  const stopCurrent = (graceMs: number): Promise<unknown> => {
    const current = program;
    program = null;
    stopped = Promise.all([stopped, current?.stop(graceMs)]);
    return stopped;
  };
  const start = async (reason: string | null): Promise<boolean> => {
    const since = Date.now();
    await stopCurrent(GRACE_MS);
    if (isStopping) return false;
    const started = startProgram({
      file: 'apps/api/src/server.ts',
      cwd: root,
      env: isFilled ? { ...env, EHS_DEMO: 'off' } : env,
      onLine: withoutRepeats(say, reason === null),
    });
    program = started;
    const isUp = await waitForPort(port, started.hasEnded);
    isFilled ||= isUp;
    void started.ended.then(() => {
      if (program === started) say(ENDED);
    });
    if (isUp && reason) say(`${reason} has changed: the API answers again after ${Date.now() - since} ms.`);
    return isUp;
  };
  /** One start after the other: two at once would take the same port. */
  const queue = (reason: string | null) => {
    const before = ready;
    void stopCurrent(GRACE_MS);
    ready = before.then(
      () => start(reason),
      () => start(reason),
    );
  };

  queue(null);
  const watchers = WATCHED.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      if (name === null || !SOURCE.test(name) || name.includes('node_modules')) return;
      clearTimeout(timer);
      timer = setTimeout(() => queue(path.posix.join(folder, name)), QUIET_MS);
    }),
  );

  return {
    whenReady: async (ms) => {
      // A change during the wait puts another start behind the one that is waited for.
      const answer = (async () => {
        for (;;) {
          const waited = ready;
          const isUp = await waited;
          if (waited === ready) return isUp && program?.hasEnded() === false;
        }
      })();
      return Promise.race([answer, new Promise<boolean>((done) => setTimeout(done, ms, false).unref())]);
    },
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await stopCurrent(LAST_GRACE_MS);
    },
  };
}

/** What the server says; without the addresses and users where it has shown them, at its first start. */
function withoutRepeats(say: (line: string) => void, showsBanner: boolean): (line: string) => void {
  let isBanner = false;
  return (line) => {
    const text = line.trim();
    if (text === BANNER.first) isBanner = true;
    if (isBanner ? showsBanner : text !== '' && text !== STOPPING) say(line);
    if (text === BANNER.last) isBanner = false;
  };
}
