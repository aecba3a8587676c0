import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The stories themselves are looked at in the built Storybook, by `tooling/kit-checks`. */
export default defineConfig({
  plugins: [react()],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: [`${import.meta.dirname}/../../tooling/vitest/fail-on-console.ts`],
    env: { TZ: 'Pacific/Auckland' },
    maxWorkers: '100%',
  },
});
