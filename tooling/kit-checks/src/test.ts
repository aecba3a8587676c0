import { test as base, type Page } from '@playwright/test';
import type { Story } from './stories.ts';

/** What Storybook's preview offers in a frame that shows one story. */
type Preview = { currentRender?: { id?: string; phase?: string } };
type Channel = { emit: (event: string, payload: unknown) => void };

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview;
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

/** How a story is looked at. */
export type Look = { theme?: 'light' | 'dark'; width?: number; height?: number; isForced?: boolean };

/** The frame of the Storybook, opened once for each worker: from story to story it takes a tenth of a new page. */
export class StoryFrame {
  readonly page: Page;
  readonly #errors: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.#errors.push(error.message));
  }

  /** Shows a story and waits until it is drawn, played, and its fonts are there. Throws what the story threw. */
  async show({ id }: Pick<Story, 'id'>, look: Look = {}): Promise<Page> {
    const { theme = 'light', width = 900, height = 640, isForced = false } = look;
    const { page } = this;
    this.#errors.length = 0;
    await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none', reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.mouse.move(0, 0);
    const isOpen = await page.evaluate(() => window.__STORYBOOK_ADDONS_CHANNEL__ !== undefined);
    if (isOpen) {
      await page.evaluate(
        ([storyId, nextTheme]) => {
          window.scrollTo(0, 0);
          window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals: { theme: nextTheme } });
          window.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
        },
        [id, theme] as const,
      );
    } else {
      await page.goto(
        `${process.env.STORYBOOK_URL}iframe.html?id=${id}&viewMode=story&globals=theme:${theme};motion:reduce`,
      );
    }
    // The same story may be shown in the other theme: its render is over before the theme has turned.
    await page.waitForFunction(
      ([storyId, nextTheme]) => {
        const { id: shown, phase = '' } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {};
        const isOver = ['completed', 'finished', 'errored', 'aborted'].includes(phase);
        return shown === storyId && isOver && document.documentElement.dataset.theme === nextTheme;
      },
      [id, theme] as const,
    );
    const phase = await page.evaluate(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase);
    if (phase === 'errored' || this.#errors.length > 0) {
      const shown = await page.locator('#error-message').textContent();
      throw new Error(`${id} failed: ${this.#errors.join('; ') || shown}`);
    }
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    return page;
  }
}

/** Playwright's test with the frame of the Storybook. */
export const test = base.extend<object, { frame: StoryFrame }>({
  frame: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
      await use(new StoryFrame(await context.newPage()));
      await context.close();
    },
    { scope: 'worker' },
  ],
});
