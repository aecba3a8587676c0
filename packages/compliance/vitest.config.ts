import base from '@anupalan/vitest/base';
import { defineConfig, mergeConfig } from 'vitest/config';

/** `--mode deep` tries each property on thousands of inputs in place of fast-check's hundred. */
export default defineConfig(({ mode }) =>
  mergeConfig(base, { test: mode === 'deep' ? { setupFiles: ['src/deep-runs.test-support.ts'] } : {} }),
);
