import { defineConfig } from 'vitest/config';

/** One PostgreSQL a run, one database a file, made from a template with the migrations. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // These start a server of their own or none at all: a run on another server shows nothing more of them.
    exclude: process.env.DATABASE_URL
      ? [
          'src/server.test.ts',
          'src/database/embedded.test.ts',
          'src/cli/backup.test.ts',
          'src/cli/connect.test.ts',
          'src/jobs/read-order/run-child.test.ts',
          'src/modules/tasks/import/read-list.test.ts',
          'test/full-disk.test.ts',
        ]
      : [],
    globalSetup: ['test/global-setup.ts'],
    env: { TZ: 'Pacific/Auckland' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Some wait for seconds until a dead server is found dead: one more than the cores of a small machine.
    maxWorkers: 3,
  },
});
