import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';

const ENTRY = 'src/islands/hydrate.ts';
/** Folder of the islands' code in the built site; its names carry a hash, so it is kept for ever. */
const FOLDER = '_astro/islands';

/**
 * Builds the code of the islands apart from the pages. Astro gives a page the styles of everything that one of its
 * scripts could ever load: with the islands in its graph each page would carry the styles of all of them. So an island
 * brings the styles of what it shows later along with its code.
 */
export function islands(): AstroIntegration {
  let made = '';
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': async ({ command, config, createCodegenDir, updateConfig }) => {
        let address = `/${ENTRY}`;
        if (command === 'build') {
          made = fileURLToPath(new URL('islands/', createCodegenDir()));
          address = `/${FOLDER}/${await buildIslands(fileURLToPath(config.root), made)}`;
        }
        updateConfig({ vite: { define: { 'import.meta.env.ISLANDS': JSON.stringify(address) } } });
      },
      'astro:build:done': ({ dir }) => {
        cpSync(made, join(fileURLToPath(dir), FOLDER), { recursive: true });
      },
    },
  };
}

/** @returns file name of the entry */
async function buildIslands(root: string, outDir: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: `/${FOLDER}/`,
    build: {
      outDir,
      emptyOutDir: true,
      assetsDir: '',
      modulePreload: false,
      rolldownOptions: { input: join(root, ENTRY), preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((one) => ('output' in one ? one.output : []));
  const entry = chunks.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (!entry) throw new Error(`${ENTRY} gave no entry.`);
  return entry.fileName;
}
