import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWholeSync } from '../files/durable.ts';

const POINTER = 'current';
const NAME = /^[\w-]+$/;

/** Folder of the sites that an operator has built, beside the other data. */
export function toSitesDir(dataDir: string): string {
  return path.join(dataDir, 'site');
}

/**
 * The folder of the site that is shown: the last one that was built into the data folder, else the one that came with
 * the program. Asked for at each request, so that a new one shows at once.
 */
export function findSiteDir(dataDir: string, builtIn: string): string {
  const sites = toSitesDir(dataDir);
  try {
    const name = readFileSync(path.join(sites, POINTER), 'utf8').trim();
    const dir = path.join(sites, name);
    if (NAME.test(name) && existsSync(path.join(dir, 'index.html'))) return dir;
  } catch {
    // None was built here.
  }
  return builtIn;
}

/** Shows another site from now on, in one step. @param name of its folder among the sites */
export function showSite(dataDir: string, name: string): void {
  writeWholeSync(path.join(toSitesDir(dataDir), POINTER), name);
}
