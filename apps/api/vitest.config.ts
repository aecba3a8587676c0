import { defineConfig } from 'vitest/config';

/** One PostgreSQL a run, one database a file, made from a template with the migrations. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    env: { TZ: 'Pacific/Auckland' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
