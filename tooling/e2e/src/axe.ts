import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

/** Rules of axe whose answer another theme can change. */
export const THEMED_RULES: readonly string[] = ['color-contrast'];

/**
 * Checks the page as it stands for accessibility. axe comes into a document once, and works out only what is broken:
 * with the elements that pass it takes twice the time.
 * @param which tags of axe without some of their rules, or the rules themselves
 * @returns a line for each rule that is broken, with the elements; empty where none is
 */
export async function findViolations(
  page: Page,
  which: { tags: readonly string[]; without?: readonly string[] } | { rules: readonly string[] },
): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    // No rule that runs reads the stylesheets.
    preload: { assets: ['media'] },
    ...('rules' in which
      ? { runOnly: { type: 'rule', values: [...which.rules] } }
      : {
          runOnly: { type: 'tag', values: [...which.tags] },
          rules: Object.fromEntries((which.without ?? []).map((rule) => [rule, { enabled: false }])),
        }),
  };
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (asked) => {
    if (!window.axe) throw new Error('axe is not in the page.');
    return (await window.axe.run(document, asked)).violations.map(({ id, nodes }) => ({
      id,
      targets: nodes.map(({ target }) => target.join(' ')),
    }));
  }, options);
  return violations.map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
}
