import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests of React code in happy-dom. */
export default defineConfig({
  plugins: [react()],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: [`${import.meta.dirname}/fail-on-console.ts`],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    env: { TZ: 'Pacific/Auckland' },
    // Left to itself Vitest keeps one core free, which is half of a small machine.
    maxWorkers: '100%',
  },
});
