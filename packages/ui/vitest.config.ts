import { getLaunchOptions } from '@anupalan/vitest/browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** The stories in a real browser, in one theme; axe must find nothing. */
const stories = (theme: 'light' | 'dark') => ({
  define: { 'import.meta.env.STORYBOOK_THEME': JSON.stringify(theme) },
  plugins: [react(), storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    name: theme,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: getLaunchOptions() }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

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
        },
      },
      stories('light'),
      stories('dark'),
    ],
  },
});
