import { join } from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = join(import.meta.dirname, '../test-results/screens');

/** Keeps a picture of what a person would see, for somebody to look at. */
export async function shoot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}
