import { expect } from '@playwright/test';
import { listStories } from '../src/stories.ts';
import { test } from '../src/test.ts';

test('what looks like a readable text is not measured again, and a pale one is found each time', async ({
  frame,
}) => {
  const [story] = listStories();
  if (!story) throw new Error('The Storybook has no stories.');
  await frame.show(story, { isCalm: false });
  const write = (color: string) =>
    frame.page.evaluate((ink) => {
      document.getElementById('written')?.remove();
      const text = Object.assign(document.createElement('p'), { id: 'written', textContent: 'Readable?' });
      text.style.color = ink;
      text.style.backgroundColor = 'rgb(255, 255, 255)';
      document.body.append(text);
    }, color);
  for (const rules of ['all', 'color-contrast'] as const) {
    await write('rgb(0, 0, 0)');
    expect(await frame.runAxe(rules)).toEqual([]);
    await write('rgb(190, 190, 190)');
    for (const time of ['first', 'second'])
      expect((await frame.runAxe(rules)).join(), `${rules}, the ${time} time`).toContain(
        'color-contrast: Elements must meet minimum color contrast',
      );
  }
  await frame.page.evaluate(() => document.getElementById('written')?.remove());
});
