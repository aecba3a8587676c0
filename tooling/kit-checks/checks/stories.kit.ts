import { expect } from '@playwright/test';
import { findAlike, findEdgeless } from '../src/forced-colours.ts';
import { walkByKeyboard } from '../src/keyboard.ts';
import { frameThePicture, HAS_PICTURES } from '../src/pictures.ts';
import { findOverflow, REFLOW_WIDTHS } from '../src/reflow.ts';
import { listPictured, listReflowed, listStories, listWalked } from '../src/stories.ts';
import { test } from '../src/test.ts';

if (!HAS_PICTURES) console.log('Pictures of the components were taken on Linux: not compared here.');

const pictured = new Set(listPictured().map(({ id }) => id));
const reflowed = new Set(listReflowed().map(({ id }) => id));
const walked = new Set(listWalked().map(({ id }) => id));

/** Each story is drawn and played once; everything else looks at what stands there, and what changes it comes last. */
for (const story of listStories()) {
  const { id, title, name } = story;
  test(`${title}, ${name}`, { tag: pictured.has(id) ? ['@picture'] : [] }, async ({ frame }) => {
    const { page } = frame;
    // What a reader without motion sees is pictured and walked; all else is played with motion.
    const isCalm = pictured.has(id) || walked.has(id);
    const { hasAxe } = await test.step('drawn and played', () => frame.show(story, { isCalm }));
    if (hasAxe) {
      await test.step('axe, light', async () => {
        expect.soft(await frame.runAxe('all'), 'found by axe').toEqual([]);
      });
      await test.step('colours, dark', async () => {
        await frame.look({ theme: 'dark' });
        expect.soft(await frame.runAxe('color-contrast'), 'found by axe in the dark theme').toEqual([]);
      });
    }
    if (pictured.has(id)) {
      if (HAS_PICTURES) {
        const part = await frameThePicture(frame);
        for (const theme of ['dark', 'light'] as const)
          await test.step(`picture, ${theme}`, async () => {
            await frame.look({ theme });
            const picture = `${id}-${theme}.png`;
            if ('goto' in part) await expect.soft(part).toHaveScreenshot(picture);
            else await expect.soft(part).toHaveScreenshot(picture);
          });
      }
      await test.step('forced colours', async () => {
        await frame.look({ theme: 'light', width: 900, height: 640, isForced: true });
        expect.soft(await findAlike(page), 'chosen, and like their neighbours').toEqual([]);
        expect.soft(await findEdgeless(page), 'controls without an edge or a content').toEqual([]);
      });
    }
    if (reflowed.has(id))
      for (const width of REFLOW_WIDTHS)
        await test.step(`reflow, ${width} px`, async () => {
          await frame.look({ theme: 'light', width, height: 640, isForced: false });
          // What lies over the page finds its new place a moment after the page has become narrow.
          await expect
            .configure({ soft: true })
            .poll(() => findOverflow(page), `sticks out at ${width} px`)
            .toEqual([]);
        });
    if (walked.has(id))
      await test.step('keyboard', async () => {
        await frame.look({ theme: 'light', width: 900, height: 640, isForced: false });
        await walkByKeyboard(page);
      });
  });
}
