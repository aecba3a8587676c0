import { defineConfig } from 'vitest/config';

/** Drills take minutes to hours and are asked for by name (`pnpm drill`). */
export default defineConfig({
  test: {
    include: ['test/**/*.drill.ts'],
    globalSetup: ['test/global-setup.ts'],
    env: { TZ: 'Pacific/Auckland' },
    testTimeout: 0,
    hookTimeout: 300_000,
  },
});
