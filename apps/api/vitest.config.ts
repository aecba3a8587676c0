import { defineConfig } from 'vitest/config';

/**
 * What another server of PostgreSQL may do otherwise: migrations, roles, the two doors, row security, jobs, alerts,
 * the memory of answered calls, the counting of hits, the operators' commands, backups, and a call of every route.
 */
const ON_ANY_SERVER = ['database', 'access', 'jobs', 'cli', 'modules/alerts'].map(
  (folder) => `src/${folder}/**/*.test.ts`,
);

/**
 * Of these folders: files that start a server of their own, or need none; silence, which is a question of the client;
 * servers of ours that are killed, and mails that fail half-way, which are a question of the order of their steps;
 * mornings of more dates than a statement has parameters, whose number is of the protocol; and how an order is read and
 * what becomes of it, which are questions of the reader.
 */
const ON_ITS_OWN = [
  'src/database/{embedded,away}.test.ts',
  'src/cli/backup.test.ts',
  'src/cli/connect.test.ts',
  'src/cli/parse.test.ts',
  'src/modules/alerts/{alerts-at-size,crash}.test.ts',
  'src/jobs/read-order/**/*.test.ts',
  'src/jobs/{read,reading}-*.test.ts',
];

/** Given the address of a server, what touches the database is tested on that; without one, everything on our own. */
const isOnInstalled = Boolean(process.env.DATABASE_URL);

/** One PostgreSQL a run, one database a file, made from a template with the migrations. */
export default defineConfig({
  test: {
    include: isOnInstalled
      ? [...ON_ANY_SERVER, 'src/http/{idempotency*,rate-limit}.test.ts']
      : ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: isOnInstalled ? ON_ITS_OWN : [],
    globalSetup: ['test/global-setup.ts'],
    // Whether a database counts as silent is a question of seconds: only the tests of that ask it.
    env: { TZ: 'Pacific/Auckland', EHS_DATABASE_ANSWER_SECONDS: '300' },
    // Each file has an app and a database of its own: the modules they share hold nothing of a test.
    isolate: false,
    // Ends what hangs; a busy machine is no reason to fail.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // A process that does not answer when all is done is ended after this long: with the time of a test, a run waited
    // five minutes on an idle machine for one whose tests had passed.
    teardownTimeout: 60_000,
    // Some wait for seconds until a dead server is found dead: one more than the cores of a small machine.
    maxWorkers: 3,
  },
});
