import { getLaunchOptions } from '@anupalan/vitest/browser';
import { defineConfig } from '@playwright/test';

/** Journeys that take the server away: nobody else may need it then. */
const FAULTS = ['**/api-down.e2e.ts', '**/restart.e2e.ts'];
/** Journeys through the public site: they change nothing that a company sees. */
const SITE = ['**/site*.e2e.ts', '**/product-preview.e2e.ts'];

/**
 * Journeys through the built product in Chromium. All share one product. Those of the portal share one company as well
 * and go one after the other; those of the site go beside them.
 */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './src/global-setup.ts',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/runs',
  workers: 2,
  fullyParallel: false,
  projects: [
    { name: 'portal', testIgnore: [...FAULTS, ...SITE], workers: 1 },
    { name: 'site', testMatch: SITE, workers: 1 },
    { name: 'faults', testMatch: FAULTS, workers: 1, dependencies: ['portal', 'site'] },
  ],
  forbidOnly: true,
  // What passes at the second try is listed as flaky at the end of the run.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? [['list'], ['github']] : [['list']],
  use: {
    launchOptions: getLaunchOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    actionTimeout: 20_000,
    // Recording each step takes a third of the time: a journey that fails is recorded when it is tried again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
