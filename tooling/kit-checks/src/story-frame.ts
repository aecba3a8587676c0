import { installReadableInks } from '@anupalan/vitest/readable-inks';
import type { Browser, Page } from '@playwright/test';
import axe from 'axe-core';
import { type AxeRules, installKit, STORYBOOKS_OWN } from './in-page.ts';
import type { Story } from './stories.ts';

/** Storybook stops all motion after the play function for whoever calls itself so, instead of waiting for its end. */
const TEST_RUNNER = 'StorybookTestRunner';

/** A desk, as long as a story does not ask for a width of its own. */
const DESK = { width: 1200, height: 900 };

/** How the story that is shown is looked at; what is left out stays as it is. */
export type Look = { theme?: 'light' | 'dark'; width?: number; height?: number; isForced?: boolean };

/** The frame of the Storybook, opened once for each worker: from story to story it takes a tenth of a new page. */
export class StoryFrame {
  readonly page: Page;
  readonly #errors: string[] = [];
  #storyId = '';
  #isForced = false;
  #isCalm = false;

  private constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.#errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(`console.error: ${message.text()}`);
    });
  }

  /** Opens the frame without a story. */
  static async open(browser: Browser): Promise<StoryFrame> {
    const probe = await browser.newPage();
    const userAgent = `${await probe.evaluate(() => navigator.userAgent)} ${TEST_RUNNER}`;
    await probe.close();
    const context = await browser.newContext({
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'no-preference',
      userAgent,
    });
    const frame = new StoryFrame(await context.newPage());
    await frame.page.goto(`${process.env.STORYBOOK_URL}iframe.html?viewMode=story`);
    await frame.page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined);
    await frame.page.addScriptTag({ content: axe.source });
    await frame.page.evaluate(installReadableInks, { known: [], leftOut: STORYBOOKS_OWN });
    await frame.page.evaluate(installKit, STORYBOOKS_OWN);
    return frame;
  }

  /**
   * Shows a story on a desk, or in the width that it asks for, and waits until it is drawn and played.
   * @param isCalm whether the reader asked for reduced motion
   * @returns whether axe looks at it
   * @throws Error with what the story threw, its assertions among them, or wrote to the console as an error
   */
  async show({ id }: Pick<Story, 'id'>, { isCalm }: { isCalm: boolean }): Promise<{ hasAxe: boolean }> {
    const { page } = this;
    this.#errors.length = 0;
    this.#storyId = id;
    const settings = await page.evaluate((storyId) => window.kit?.prepare(storyId), id);
    if (!settings) throw new Error('The frame of the Storybook is lost.');
    const { hasAxe, ...size } = settings;
    await this.#emulate({ isForced: false, isCalm });
    await this.#resize({ ...DESK, ...size });
    const thrown = await page.evaluate((storyId) => window.kit?.show(storyId), id);
    const faults = [...(thrown ?? ['The frame of the Storybook is lost.']), ...this.#errors];
    if (faults.length > 0) throw new Error(`${id} failed: ${faults.join('; ')}`);
    return { hasAxe };
  }

  /** Looks at the story that is shown in another way, without drawing or playing it again. */
  async look({ theme, width, height, isForced = this.#isForced }: Look): Promise<void> {
    const { page } = this;
    const before = page.viewportSize() ?? DESK;
    await this.#emulate({ isForced, isCalm: this.#isCalm });
    await this.#resize({ width: width ?? before.width, height: height ?? before.height });
    await page.evaluate(async (nextTheme) => {
      if (nextTheme) document.documentElement.dataset.theme = nextTheme;
      await document.fonts.ready;
    }, theme);
  }

  async #emulate({ isForced, isCalm }: { isForced: boolean; isCalm: boolean }): Promise<void> {
    if (isForced === this.#isForced && isCalm === this.#isCalm) return;
    this.#isForced = isForced;
    this.#isCalm = isCalm;
    await this.page.emulateMedia({
      forcedColors: isForced ? 'active' : 'none',
      reducedMotion: isCalm ? 'reduce' : 'no-preference',
    });
  }

  async #resize(size: { width: number; height: number }): Promise<void> {
    const before = this.page.viewportSize();
    if (size.width !== before?.width || size.height !== before.height) await this.page.setViewportSize(size);
  }

  /** What axe finds in the story that is shown, with the rules and exceptions of the story: one line for each. */
  async runAxe(rules: AxeRules): Promise<string[]> {
    const found = await this.page.evaluate(([id, which]) => window.kit?.runAxe(id, which), [
      this.#storyId,
      rules,
    ] as const);
    return found ?? ['The frame is lost.'];
  }
}
