import { fileURLToPath } from 'node:url';
import { precompress } from '@anupalan/precompress/precompress';
import type { AstroIntegration } from 'astro';

/** Compresses the files of a build once all others have written theirs: the last integration. */
export function precompressed(): AstroIntegration {
  return {
    name: 'precompressed',
    hooks: { 'astro:build:done': async ({ dir }) => void (await precompress(fileURLToPath(dir))) },
  };
}
