import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Scripts that no page loads, directly or through another script. Pages and scripts are given by path and text;
 * a script is loaded by whatever holds its file name.
 */
export function findUnusedScripts(
  pages: readonly string[],
  scripts: readonly { path: string; text: string }[],
): string[] {
  const used = new Set<string>();
  const follow = (text: string) => {
    for (const script of scripts) {
      if (used.has(script.path) || !text.includes(basename(script.path))) continue;
      used.add(script.path);
      follow(script.text);
    }
  };
  for (const page of pages) follow(page);
  return scripts.map(({ path }) => path).filter((path) => !used.has(path));
}

/**
 * Deletes scripts that no built page loads. Astro bundles the browser half of every renderer (for React: react-dom,
 * 220 KB) whether or not a page has an island; without one, nothing ever asks for the file.
 */
export function dropUnusedScripts(): AstroIntegration {
  return {
    name: 'drop-unused-scripts',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
        const read = (path: string) => readFileSync(join(dist, path), 'utf8');
        const pages = files.filter((path) => path.endsWith('.html')).map(read);
        const scripts = files
          .filter((path) => path.endsWith('.js'))
          .map((path) => ({ path, text: read(path) }));
        for (const path of findUnusedScripts(pages, scripts)) {
          rmSync(join(dist, path));
          logger.info(`no page loads ${path}: deleted`);
        }
      },
    },
  };
}
