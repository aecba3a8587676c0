import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules of axe whose answer another theme can change. */
export const THEMED_RULES: readonly string[] = ['color-contrast'];

/**
 * Checks the page as it stands for accessibility.
 * @param which tags of axe without some of their rules, or the rules themselves
 * @returns a line for each rule that is broken, with the elements; empty where none is
 */
export async function findViolations(
  page: Page,
  which: { tags: readonly string[]; without?: readonly string[] } | { rules: readonly string[] },
): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if ('rules' in which) axe.withRules([...which.rules]);
  else axe.withTags([...which.tags]).disableRules([...(which.without ?? [])]);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
