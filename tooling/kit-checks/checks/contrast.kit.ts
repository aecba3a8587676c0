import { expect } from '@playwright/test';
import type { AxeRules } from '../src/in-page.ts';
import { listStories } from '../src/stories.ts';
import type { StoryFrame } from '../src/story-frame.ts';
import { test } from '../src/test.ts';

const BLACK = '#000000';
const PALE = '#bebebe';
const FOUND = 'color-contrast: Elements must meet minimum color contrast';

/** Shows a story with a line more on white, and looks at it with axe. */
async function findBeside(frame: StoryFrame, rules: AxeRules, line: string): Promise<string> {
  const [story] = listStories();
  if (!story) throw new Error('The Storybook has no stories.');
  await frame.show(story, { isCalm: false });
  await frame.page.evaluate((html) => {
    const ground = Object.assign(document.createElement('div'), { id: 'written', innerHTML: html });
    ground.style.backgroundColor = 'white';
    document.body.append(ground);
  }, line);
  const found = await frame.runAxe(rules);
  await frame.page.evaluate(() => document.getElementById('written')?.remove());
  return found.join('\n');
}

for (const rules of ['all', 'color-contrast'] as const)
  test(`a pale text is found each time, whatever was measured before: ${rules}`, async ({ frame }) => {
    const pale = `<p style="color: ${PALE}">Readable?</p>`;
    expect(await findBeside(frame, rules, `<p style="color: ${BLACK}">Readable</p>`)).toBe('');
    // Neither of these has to be readable, and neither says that the same ink is, where it has to be.
    expect(await findBeside(frame, rules, `<p style="color: ${PALE}" hidden>Readable?</p>`)).toBe('');
    expect(
      await findBeside(
        frame,
        rules,
        `<button type="button" style="color: ${PALE}; background: none; font: inherit" disabled>Readable?</button>`,
      ),
    ).toBe('');
    expect(await findBeside(frame, rules, pale)).toContain(FOUND);
    expect(await findBeside(frame, rules, pale)).toContain(FOUND);
  });
