import { expect, type Page } from '@playwright/test';
import { type FocusStop, findFocus, listTabbable, startAtTop } from './focus.ts';

const MOST_STOPS = 400;

/** Tab reaches everything in the story that is shown, shows where it is, and gets out again. */
export async function walkByKeyboard(page: Page): Promise<void> {
  // A menu or list that a story leaves open is closed again; a dialog holds the focus, and is walked inside, with
  // the list that belongs to its field.
  const list = page.locator(
    ':is([role=menu], [role=listbox]):not([role=dialog]:has([role=combobox]) [role=listbox])',
  );
  if ((await list.count()) > 0) {
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
  }
  await startAtTop(page);
  const expected = await listTabbable(page);
  const stops: FocusStop[] = [];
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await findFocus(page);
    if (stop === null || stops.some(({ path }) => path === stop.path)) break;
    stops.push(stop);
  }
  const reached = new Set(stops.map(({ path }) => path));
  const missed = expected.filter((path) => !reached.has(path));
  expect.soft(missed, 'reached by Tab').toEqual([]);
  expect.soft(stops.length, 'gets out again').toBeLessThan(MOST_STOPS);
  const unmarked = stops.filter(({ mark }) => mark === '');
  expect.soft(unmarked, 'shows the focus').toEqual([]);
  const crowded = stops.filter(({ isCrowded }) => isCrowded);
  expect.soft(crowded, 'is large enough to hit, or has room around it').toEqual([]);
}
