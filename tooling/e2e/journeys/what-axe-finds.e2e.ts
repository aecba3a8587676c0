import { findViolations } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

const BROKEN = `
  <html lang="en"><title>A page</title><body>
    <img src="data:," />
    <p style="color: #999; background: #fff">Faint</p>
  </body></html>`;

test('what is broken is found, by tags and by rules, and what is left out is not', async ({ page }) => {
  await page.setContent(BROKEN);
  const tags = ['wcag2a', 'wcag2aa'];
  expect(await findViolations(page, { tags })).toEqual(['color-contrast: p', 'image-alt: img']);
  expect(await findViolations(page, { tags, without: ['image-alt'] })).toEqual(['color-contrast: p']);
  expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual(['color-contrast: p']);
});
