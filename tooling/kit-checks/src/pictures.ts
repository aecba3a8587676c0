import type { Locator, Page } from '@playwright/test';
import type { StoryFrame } from './story-frame.ts';

/** Letters are drawn by the system: pictures compare only where they were taken. */
export const HAS_PICTURES = process.platform === 'linux';

const OVERLAYS =
  '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], .notistack-SnackbarContainer';

/**
 * Makes the window as high as the story that is shown, so that all of it can be pictured.
 * @returns the part of the page that is the picture
 */
export async function frameThePicture(frame: StoryFrame): Promise<Locator | Page> {
  const { page } = frame;
  await frame.look({ width: 900, height: 640 });
  const root = page.locator('#storybook-root');
  // What a phone does not have, as the sidebar, is looked at on a desk.
  const width = (await root.isVisible()) ? 900 : 1280;
  // What opens over the page lies outside of the story's root: then the whole frame is the picture.
  const isOverlay = (await page.locator(OVERLAYS).count()) > 0;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await frame.look({ width, height: isOverlay ? 640 : Math.min(1_600, height) });
  return isOverlay ? page : root;
}
