import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FINGERPRINT_FILE, toFingerprint } from '@anupalan/articles/fingerprint';
import type { AstroIntegration } from 'astro';
import { loadArticles } from '../articles/load-articles.ts';

/** Writes down of which articles a site was built, so that a server can tell whether it is still the right one. */
export function markArticles(): AstroIntegration {
  return {
    name: 'mark-articles',
    hooks: {
      'astro:build:done': ({ dir }) => {
        writeFileSync(join(fileURLToPath(dir), FINGERPRINT_FILE), toFingerprint(loadArticles()));
      },
    },
  };
}
