import { expect, type Locator, type Page } from '@playwright/test';

/** How much slower the processor is than the machine's own. */
const SLOW_DOWN = 4;
const WORDS = 'bore well 17';
/** Letters are typed as a quick typist does; the pause between words outlasts the rest before a list is asked. */
const KEY_PAUSE_MS = 120;
const WORD_PAUSE_MS = 600;
const ROUNDS = 5;

/** Slows the processor of a page down. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
}

/**
 * The slowest of the keys of a few words, each from the press until the frame that shows it.
 * @returns median of the rounds
 */
export async function timeTyping(page: Page, field: Locator): Promise<number> {
  await page.evaluate(watchEvents);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await field.fill('');
    await page.waitForTimeout(WORD_PAUSE_MS);
    await page.evaluate(() => document.documentElement.removeAttribute('data-slowest'));
    for (const word of WORDS.split(' ')) {
      await field.pressSequentially(`${word} `, { delay: KEY_PAUSE_MS });
      await page.waitForTimeout(WORD_PAUSE_MS);
    }
    rounds.push(await page.evaluate(() => Number(document.documentElement.dataset.slowest ?? 0)));
  }
  await field.fill('');
  await page.waitForTimeout(WORD_PAUSE_MS);
  return median(rounds);
}

/**
 * From the press on a row's link until the frame that shows its drawer.
 * @returns median of the rounds
 */
export async function timeDrawer(page: Page): Promise<number> {
  const rows = page.getByRole('table', { name: 'Due dates' }).getByRole('link');
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const row = rows.nth(round);
    // A hand needs its time from row to row; code that is fetched ahead begins with its first move.
    await row.hover();
    await page.waitForTimeout(WORD_PAUSE_MS);
    await page.evaluate(watchDrawer);
    await row.click();
    await expect(page.locator('html[data-drawer]')).toHaveCount(1);
    rounds.push(await page.evaluate(() => Number(document.documentElement.dataset.drawer)));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  return median(rounds);
}

/** The middle one of some numbers. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Runs in the page: keeps the longest time from an event of a key to its next frame. */
function watchEvents(): void {
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const entry of list.getEntries())
      if (/^key|input/.test(entry.name))
        dataset.slowest = `${Math.max(entry.duration, Number(dataset.slowest ?? 0))}`;
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page: takes the time from the next press to the frame after the one that holds a dialog. */
function watchDrawer(): void {
  const { dataset } = document.documentElement;
  delete dataset.drawer;
  const onPress = (event: PointerEvent) => {
    const look = () => {
      if (document.querySelector('[role=dialog]') === null) requestAnimationFrame(look);
      else
        requestAnimationFrame((now) => {
          dataset.drawer = `${now - event.timeStamp}`;
        });
    };
    requestAnimationFrame(look);
  };
  document.addEventListener('pointerup', onPress, { once: true, capture: true });
}
