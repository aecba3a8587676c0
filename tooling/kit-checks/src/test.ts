import { test as base } from '@playwright/test';
import { StoryFrame } from './story-frame.ts';

/** Playwright's test with the frame of the Storybook. */
export const test = base.extend<object, { frame: StoryFrame }>({
  frame: [
    async ({ browser }, use) => {
      const frame = await StoryFrame.open(browser);
      await use(frame);
      await frame.page.context().close();
    },
    { scope: 'worker' },
  ],
});
