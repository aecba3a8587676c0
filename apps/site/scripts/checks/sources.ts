import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findUnusedScripts } from '../../src/build/drop-unused-scripts.ts';
import type { BuiltSite } from './built-site.ts';

/** What the build leaves on disk and no page asks for, itself or through another script, is a mistake. */
export function checkLeftovers({ files, pages, read }: BuiltSite): string[] {
  const scripts = files
    .filter((file) => file.endsWith('.js') && !file.includes('islands/'))
    .map((path) => ({ path, text: read(path).toString('utf8') }));
  return findUnusedScripts(
    pages.map(({ html }) => html),
    scripts,
  ).map((file) => `${file} is loaded by no page`);
}

/** The sources hold no rule of their own: styles belong to packages/ui. */
export function checkSources(src: string): string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    if (path.endsWith('.css')) return [`src/${path}: styles belong to packages/ui`];
    const isOwnStyle =
      /\.(?:astro|tsx)$/.test(path) && /<style\b|\sstyle=/.test(readFileSync(join(src, path), 'utf8'));
    return isOwnStyle ? [`src/${path} has a style of its own`] : [];
  });
}
