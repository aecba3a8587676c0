import { expect } from '@playwright/test';
import { listPictured } from '../src/stories.ts';
import { test } from '../src/test.ts';

// Letters are drawn by the system: pictures compare only where they were taken.
const isLinux = process.platform === 'linux';
if (!isLinux) console.log('Pictures of the components were taken on Linux: not compared here.');

const OVERLAYS =
  '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], .notistack-SnackbarContainer';
const themes = isLinux ? (['light', 'dark'] as const) : [];

for (const theme of themes) {
  test.describe(theme, () => {
    for (const story of listPictured()) {
      test(`${story.title}, ${story.name}`, async ({ frame }) => {
        const page = await frame.show(story, { theme });
        const root = page.locator('#storybook-root');
        // What a phone does not have, as the sidebar, is looked at on a desk.
        const width = (await root.isVisible()) ? 900 : 1280;
        // What opens over the page lies outside of the story's root: then the whole frame is the picture.
        const isOverlay = (await page.locator(OVERLAYS).count()) > 0;
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height: isOverlay ? 640 : Math.min(1_600, height) });
        const target = isOverlay ? page : root;
        await expect(target).toHaveScreenshot(`${story.id}-${theme}.png`);
      });
    }
  });
}
