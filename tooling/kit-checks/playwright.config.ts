import { getLaunchOptions } from '@anupalan/vitest/browser';
import { defineConfig } from '@playwright/test';

const { executablePath, args } = getLaunchOptions();

/**
 * Looks at every story of the built Storybook in Chromium: pictures, keyboard, forced colours, narrow screens.
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
  // What passes at the second try is listed as flaky at the end of the run.
  retries: 1,
  // A missing picture is a failure, also the second time: pictures are taken by `pnpm snapshots` alone.
  updateSnapshots: 'none',
  timeout: 30_000,
  reporter: [
    [process.env.CI ? 'dot' : 'line'],
    ['html', { open: 'never', outputFolder: 'playwright-report', title: 'UI kit' }],
  ],
  expect: {
    timeout: 8_000,
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
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
  },
});
