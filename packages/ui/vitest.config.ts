import { getLaunchOptions } from '@anupalan/vitest/browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** The stories in a real browser, looked at in both themes; axe must find nothing. */
const stories = {
  define: { 'import.meta.env.STORYBOOK_CHECKS_DARK': 'true' },
  plugins: [react(), storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  // Found on the way they would reload the page in the middle of a run.
  optimizeDeps: {
    include: [
      '@internationalized/date',
      '@tanstack/react-table',
      '@visx/axis',
      '@visx/grid',
      '@visx/group',
      '@visx/scale',
      '@visx/shape',
      'axe-core',
      'formik',
      'lucide-react',
      'notistack',
      'react-aria-components',
      'storybook-addon-pseudo-states',
      'yup',
    ],
  },
  test: {
    name: 'stories',
    // A thousand rows take their time on a slow machine; nothing here is timed.
    testTimeout: 60_000,
    maxWorkers: '100%',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: getLaunchOptions() }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: [`${import.meta.dirname}/../../tooling/vitest/fail-on-console.ts`],
          env: { TZ: 'Pacific/Auckland' },
          maxWorkers: '100%',
        },
      },
      stories,
    ],
  },
});
