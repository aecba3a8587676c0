import { getLaunchOptions } from '@anupalan/vitest/browser';
import { defineConfig } from '@playwright/test';

const { executablePath, args } = getLaunchOptions();

/**
 * Journeys through the built product in Chromium. Each worker has a product of its own, with the data of the demo, and
 * takes one file after the other: no journey meets another, and one may take the server away.
 */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './src/global-setup.ts',
  testMatch: '**/*.e2e.ts',
  // Beside the pictures: what is in this folder is thrown away when a run begins.
  outputDir: 'test-results/journeys',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // What passes at the second try is listed as flaky at the end of the run.
  retries: 1,
  // Time-outs end what hangs; a busy machine is no reason to fail.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  reporter: process.env.CI ? [['list'], ['github']] : [['list']],
  use: {
    // One page is open at a time: the browser need not start a process ahead for the next.
    launchOptions: { executablePath, args: [...args, '--renderer-process-limit=1'] },
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    actionTimeout: 120_000,
    // What journeys leave is cleared between them; a browser without its compiled code would start anew for each.
    reuseContext: true,
    // Recording each step takes a third of the time: a journey that fails is recorded when it is tried again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
