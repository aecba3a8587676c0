import { defineConfig } from 'vitest/config';

/**
 * The tests of stryker.config.json: those that call its files directly, with at most a small app and a database
 * without people. Each change is tried by the tests that reach it, so none of them starts the whole API.
 */
export default defineConfig({
  test: {
    include: [
      'src/access/{caller,covers,permission-table}.test.ts',
      'src/database/organisation-plugin.test.ts',
      'src/http/*.test.ts',
    ],
    exclude: ['src/http/{bodies,headers,idempotency,idempotency-uploads,trial}.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    env: { TZ: 'Pacific/Auckland' },
    isolate: false,
    // A change that waits for ever is found by Stryker; a busy machine is no change.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
