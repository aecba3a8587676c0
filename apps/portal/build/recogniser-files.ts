import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LanguageCode } from '@anupalan/recognition/languages';
import type { Plugin } from 'vite';
import {
  MODEL_BYTES,
  PROGRAM,
  RECOGNISER_FOLDER,
  toModelFile,
} from '../src/features/product-preview/recognising/recogniser-files.ts';

const require = createRequire(import.meta.url);

const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));

/** The files of the recogniser by their names, each with where it lies among the packages. */
export function listRecogniserFiles(): ReadonlyMap<string, string> {
  const core = folderOf('tesseract.js-core');
  const models = (Object.keys(MODEL_BYTES) as LanguageCode[]).map((code): [string, string] => [
    toModelFile(code),
    join(folderOf(`@tesseract.js-data/${code}`), '4.0.0_best_int', `${code}.traineddata.gz`),
  ]);
  return new Map([
    [PROGRAM.worker, join(folderOf('tesseract.js'), 'dist', PROGRAM.worker)],
    [PROGRAM.core, join(core, PROGRAM.core)],
    [PROGRAM.wasm, join(core, PROGRAM.wasm)],
    ...models,
  ]);
}

const TYPES: readonly (readonly [string, string])[] = [
  ['.js', 'text/javascript'],
  ['.wasm', 'application/wasm'],
];

/**
 * Puts the recogniser of the product preview beside the pages, in a build and while developing: from the packages, so
 * that nothing comes from another origin. Its program finds its parts by their names, beside itself.
 */
export function recogniserFiles(): Plugin {
  const files = listRecogniserFiles();
  return {
    name: 'recogniser-files',
    generateBundle() {
      for (const [name, path] of files)
        this.emitFile({
          type: 'asset',
          fileName: `${RECOGNISER_FOLDER.slice(1)}${name}`,
          source: readFileSync(path),
        });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = request.url?.startsWith(RECOGNISER_FOLDER)
          ? request.url.slice(RECOGNISER_FOLDER.length)
          : '';
        const path = files.get(name);
        if (path === undefined) return next();
        const type = TYPES.find(([ending]) => name.endsWith(ending))?.[1] ?? 'application/octet-stream';
        response.setHeader('content-type', type);
        response.end(readFileSync(path));
      });
    },
  };
}
