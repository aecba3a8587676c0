import { expect } from '@playwright/test';
import { listStories } from '../src/stories.ts';
import { test } from '../src/test.ts';

/** Stories whose content is the hardest to fit; a page of 1280 px at 200 % is 640 wide, at 400 % 320 (WCAG 1.4.10). */
const HARD = new Set(['Default', 'Variants', 'LongText', 'Hindi', 'Invalid', 'Empty']);
const WIDTHS = [640, 320];

/** What has a layout in two dimensions by its nature may scroll: pages of documents. */
const isWide = (tags: readonly string[]) => tags.includes('wide');

for (const story of listStories().filter(({ exportName, tags }) => HARD.has(exportName) && !isWide(tags))) {
  test(`${story.title}, ${story.name}: no sideways scrolling at 200 and 400 %`, async ({ frame }) => {
    for (const width of WIDTHS) {
      const page = await frame.show(story, { width });
      const over = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return [];
        return [...document.body.querySelectorAll('*')]
          .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
          .slice(0, 5)
          .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
      });
      expect(over, `at ${width} px`).toEqual([]);
    }
  });
}
