import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules of axe whose answer another theme can change. */
export const THEMED_RULES: readonly string[] = ['color-contrast'];

// Experimental, and it counts initials and numbers on top of a picture as words that a name must begin with.
const NOT_CHECKED = ['label-content-name-mismatch'];

/**
 * Checks the page as it stands for accessibility.
 * @param which tags of axe, or the rules themselves
 * @returns a line for each rule that is broken, with the elements; empty where none is
 */
export async function findViolations(
  page: Page,
  which: { tags: readonly string[] } | { rules: readonly string[] },
): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if ('rules' in which) axe.withRules([...which.rules]);
  else axe.withTags([...which.tags]).disableRules(NOT_CHECKED);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
