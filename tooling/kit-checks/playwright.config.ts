import { getLaunchOptions } from '@anupalan/vitest/browser';
import { defineConfig } from '@playwright/test';

const { executablePath, args } = getLaunchOptions();

/**
 * Visits every story of the built Storybook once in Chromium: draws and plays it, and looks at it with axe in both
 * themes, in pictures, forced colours and narrow screens, and by keyboard.
 * Text is drawn the same way wherever it runs: no hinting, no subpixels, one colour profile.
 */
export default defineConfig({
  testDir: 'checks',
  testMatch: '**/*.kit.ts',
  globalSetup: './src/serve-storybook.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: 'snapshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // What passes at the second try has a line at the end of the run.
  retries: 1,
  // A missing picture is a failure, also the second time: pictures are taken by the script `snapshots` alone.
  updateSnapshots: 'none',
  // Ends what hangs. No story is measured by it: on a machine with much else to do it takes longer.
  timeout: 300_000,
  reporter: [
    [process.stdout.isTTY && !process.env.CI ? 'line' : 'dot'],
    ['./src/summary.ts'],
    ['html', { open: 'never', outputFolder: 'playwright-report', title: 'UI kit' }],
  ],
  expect: {
    timeout: 60_000,
    // Other versions of Chromium round the edges of letters another way; a moved or recoloured part is far more.
    toHaveScreenshot: { threshold: 0.2, maxDiffPixelRatio: 0.01, animations: 'disabled', caret: 'hide' },
  },
  use: {
    launchOptions: {
      executablePath,
      args: [...args, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    },
    viewport: { width: 900, height: 640 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
  },
});
