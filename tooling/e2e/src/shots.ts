import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { toBeforePath } from './screen-pairs.ts';

/** Where the pictures are; git leaves it out, and a run in CI hands it over as an artefact. */
export const SCREENS = join(import.meta.dirname, '../test-results/screens');

/** Keeps a picture of what a person would see, for somebody to look at beside the one of the run before. */
export async function shoot(page: Page, name: string): Promise<void> {
  const file = `${name}.png`;
  await keepBefore(file);
  await page.screenshot({ path: join(SCREENS, file) });
}

async function keepBefore(file: string): Promise<void> {
  const before = toBeforePath(SCREENS, file);
  await mkdir(dirname(before), { recursive: true });
  try {
    await rename(join(SCREENS, file), before);
  } catch {
    // The first run has none before.
  }
}
