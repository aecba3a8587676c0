import { defineConfig } from 'vitest/config';

/** Drills take minutes to hours and are asked for by name (`pnpm drill`). */
export default defineConfig({ test: { include: ['score/*.drill.ts'], testTimeout: 0 } });
