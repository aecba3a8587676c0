import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests of React code in happy-dom. */
export default defineConfig({
  plugins: [react()],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: [`${import.meta.dirname}/fail-on-console.ts`, `${import.meta.dirname}/quick-styles.ts`],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Drawing the page into each message of a search that is repeated until it finds costs more than the search:
    // set it to a number to see the page in the message of a failure.
    env: { TZ: 'Pacific/Auckland', DEBUG_PRINT_LIMIT: process.env.DEBUG_PRINT_LIMIT ?? '0' },
    // What a test draws is thrown away with it: with room for young objects the collector copies far fewer of them.
    execArgv: ['--max-semi-space-size=64'],
    // Left to itself Vitest keeps one core free, which is half of a small machine.
    maxWorkers: '100%',
    // Ends what hangs; a busy machine is no reason to fail.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    teardownTimeout: 300_000,
  },
});
