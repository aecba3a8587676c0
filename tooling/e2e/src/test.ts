import { test as base, type Page } from '@playwright/test';
import { Product } from './product.ts';

interface WorkerFixtures {
  /** The running product, shared by the journeys of this worker alone. */
  product: Product;
}

interface TestFixtures {
  /** Says that the browser may log an error that matches, because the journey provokes it. */
  expectConsole: (pattern: RegExp) => void;
}

/** Playwright's test with the running product, and a console that must stay clean. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use, { parallelIndex }) => {
      Product.requireBuilt(['portal', 'site']);
      await use(await Product.ofWorker(`worker-${parallelIndex}`));
    },
    { scope: 'worker', timeout: 1_200_000 },
  ],
  baseURL: async ({ product }, use) => use(product.portalUrl),
  page: async ({ page }, use) => {
    // Once a day the product tells of consents that end: whoever meets that puts it away and goes on.
    const told = page.getByRole('dialog', { name: /(has|have) expired|about to end|end date is known/ });
    await page.addLocatorHandler(told, (dialog) => dialog.getByRole('button', { name: 'Not now' }).click());
    await use(page);
  },
  expectConsole: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const logged = watchConsole(page);
      await use((pattern) => allowed.push(pattern));
      const unexpected = logged.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      if (unexpected.length > 0) throw new Error(`The browser logged errors:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

function watchConsole(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => logged.push(error.stack ?? error.message));
  return logged;
}
