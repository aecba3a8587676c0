import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installReadableInks } from '@anupalan/vitest/readable-inks';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
  }
}

const CONTRAST = 'color-contrast';
/** Rules of axe whose answer another theme can change. */
export const THEMED_RULES: readonly string[] = [CONTRAST];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Inks on their grounds that axe has found readable in a page of this worker. */
const readable = new Set<string>();

/**
 * Checks the page as it stands for accessibility. axe comes into a document once, and works out only what is broken:
 * with the elements that pass it takes twice the time. The contrast of an ink on a ground is measured once.
 * @param which tags of axe without some of their rules, or the rules themselves
 * @returns a line for each rule that is broken, with the elements; empty where none is
 */
export async function findViolations(
  page: Page,
  which: { tags: readonly string[]; without?: readonly string[] } | { rules: readonly string[] },
): Promise<string[]> {
  const without = 'rules' in which ? [] : (which.without ?? []);
  const others = 'rules' in which ? which.rules.filter((rule) => rule !== CONTRAST) : [];
  const hasContrast = 'rules' in which ? which.rules.includes(CONTRAST) : !without.includes(CONTRAST);
  const options: RunOptions = {
    resultTypes: ['violations'],
    // No rule that runs reads the stylesheets.
    preload: { assets: ['media'] },
    ...('rules' in which
      ? { runOnly: { type: 'rule', values: others } }
      : {
          runOnly: { type: 'tag', values: [...which.tags] },
          rules: Object.fromEntries([...without, CONTRAST].map((rule) => [rule, { enabled: false }])),
        }),
  };
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.evaluate(AXE);
    await page.evaluate(installReadableInks, { known: [...readable], leftOut: [] });
  }
  const hasOthers = 'tags' in which || others.length > 0;
  const found = await page.evaluate(findInPage, {
    options,
    hasOthers,
    hasContrast,
  });
  for (const inkOnGround of found.readable) readable.add(inkOnGround);
  return found.violations.map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
}

/** Runs in the page: what is broken, and what was found readable for the first time. */
async function findInPage({
  options,
  hasOthers,
  hasContrast,
}: {
  options: RunOptions;
  hasOthers: boolean;
  hasContrast: boolean;
}): Promise<{ violations: { id: string; targets: string[] }[]; readable: string[] }> {
  const { axe, readableInks } = window;
  if (!axe || !readableInks) throw new Error('axe is not in the page.');
  const broken = hasOthers ? (await axe.run(document, options)).violations : [];
  const measured = hasContrast
    ? await readableInks.measure((elements, more) => axe.run(elements as ElementContext, more))
    : { violations: [], found: [] };
  const violations = [...measured.violations, ...broken].map(({ id, nodes }) => ({
    id,
    targets: nodes.map(({ target }) => target.join(' ')),
  }));
  return { violations, readable: measured.found };
}
