import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const LINK = /<link rel="stylesheet" href="([^"]+)">/g;

/** Class names that the rules of a stylesheet speak of. */
export function listClasses(css: string): Set<string> {
  return new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}

/**
 * The page without the stylesheets of components that it does not hold. Sheets with rules for elements (tokens, base,
 * fonts) stay.
 * @param read gives the text of a stylesheet by its address
 */
export function dropUnusedLinks(html: string, read: (href: string) => string): string {
  const used = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  return html.replace(LINK, (link, href: string) => {
    const css = read(href);
    if (/@font-face|:root\s*\{|(^|[},\s])(html|body)\b/.test(css)) return link;
    return [...listClasses(css)].some((name) => used.has(name)) ? link : '';
  });
}

/**
 * Takes the links to styles out of pages that have nothing to be styled by them. Astro gives a page the styles of all
 * modules that it could reach, and through the kit's entry every page reaches all components. What an island shows
 * only later comes with the island's own code.
 */
export function dropUnusedStyles(): AstroIntegration {
  return {
    name: 'drop-unused-styles',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const read = (href: string) => readFileSync(join(dist, href), 'utf8');
        for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
          if (path.endsWith('.html')) writeFileSync(join(dist, path), dropUnusedLinks(read(path), read));
      },
    },
  };
}
