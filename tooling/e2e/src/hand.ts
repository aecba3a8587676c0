import { expect, type Locator, type Page } from '@playwright/test';

/** Height of what a thumb meets, in px: WCAG 2.2 asks for 24, the product for nearly twice that. */
const THUMB = 36;

/** Somebody who holds a phone in one hand: taps are counted, and each must meet something large that nothing covers. */
export class Hand {
  private taps = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** One tap; what is far below is scrolled to with the same thumb. */
  async tap(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error('It is not on the screen.');
    expect.soft(Math.max(box.height, box.width), `${target} is too small`).toBeGreaterThanOrEqual(THUMB);
    // The browser refuses where something else would be met.
    await target.tap();
    this.taps += 1;
  }

  /** A tap that opens the camera or the choice of files, and what is taken there. */
  async take(target: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.tap(target);
    await (await chooser).setFiles(file);
  }

  /** How many taps it took since the last time. */
  count(): number {
    const { taps } = this;
    this.taps = 0;
    return taps;
  }
}
