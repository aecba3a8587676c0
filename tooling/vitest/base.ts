import { defineConfig } from 'vitest/config';

/**
 * Unit tests of packages without a DOM. An unexpected console.error fails the test that caused it. These packages are
 * pure: nothing that a file does can reach the next, so all files of a worker share the modules.
 */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    setupFiles: [`${import.meta.dirname}/fail-on-console.ts`],
    env: { TZ: 'Pacific/Auckland' },
    // Left to itself Vitest keeps one core free, which is half of a small machine.
    maxWorkers: '100%',
    // Ends what hangs; a busy machine is no reason to fail.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    teardownTimeout: 300_000,
  },
});
