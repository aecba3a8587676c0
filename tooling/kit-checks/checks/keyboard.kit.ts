import { expect } from '@playwright/test';
import { type FocusStop, findFocus, listTabbable, startAtTop } from '../src/focus.ts';
import { listPictured, listStories } from '../src/stories.ts';
import { test } from '../src/test.ts';

const MOST_STOPS = 400;

const pictured = new Set(listPictured().map(({ id }) => id));
const stories = listStories().filter(
  ({ id, exportName, title }) =>
    pictured.has(id) ||
    (exportName === 'Variants' && !title.startsWith('Foundations')) ||
    (exportName === 'Default' && /^(Patterns|Pages)\//.test(title)),
);

for (const story of stories) {
  test(`${story.title}, ${story.name}: Tab reaches everything, shows where it is, and gets out again`, async ({
    frame,
  }) => {
    const page = await frame.show(story);
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
    expect(
      expected.filter((path) => !reached.has(path)),
      'reached by Tab',
    ).toEqual([]);
    expect(stops.length, 'gets out again').toBeLessThan(MOST_STOPS);
    expect(
      stops.filter(({ mark }) => mark === ''),
      'shows the focus',
    ).toEqual([]);
    expect(
      stops.filter(({ isCrowded }) => isCrowded),
      'is large enough to hit, or has room around it',
    ).toEqual([]);
  });
}
