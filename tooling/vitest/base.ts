import { defineConfig } from 'vitest/config';

/** Unit tests of packages without a DOM. An unexpected console.error fails the test that caused it. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: [`${import.meta.dirname}/fail-on-console.ts`],
    env: { TZ: 'Pacific/Auckland' },
    // Left to itself Vitest keeps one core free, which is half of a small machine.
    maxWorkers: '100%',
  },
});
