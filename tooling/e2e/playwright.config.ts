import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './src/chromium.ts';

/** Journeys through the built product in Chromium. One worker, because the journeys share one product and one company. */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './src/global-setup.ts',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/runs',
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? [['list'], ['github']] : [['list']],
  use: {
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
