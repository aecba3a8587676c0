import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import base from '@anupalan/vitest/base';
import dom from '@anupalan/vitest/dom';
import { defineConfig, mergeConfig } from 'vitest/config';

/** Test files that put something else in the place of a module: it must not have been loaded by another file. */
const replacing = globSync('src/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) =>
  /\bvi\.(mock|doMock)\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

const page = mergeConfig(dom, {
  test: {
    setupFiles: [
      '../../packages/api-client/src/load-cipher.test-support.ts',
      'src/app/testing/quick-react.ts',
      'src/app/testing/set-up.ts',
    ],
    alias: [
      {
        find: /^react-pdf$/,
        replacement: join(import.meta.dirname, 'src/shared/viewer/testing/fake-pdf.tsx'),
      },
    ],
  },
});

/**
 * The tests beside the sources, and those of the build's own files. Nearly all share the page and the modules of their
 * worker: loading the app anew for each file was half of their time. What a test leaves is taken away by `set-up.ts`.
 */
export default defineConfig({
  test: {
    projects: [
      mergeConfig(page, { test: { name: 'shared', isolate: false, exclude: replacing } }),
      { ...page, test: { ...page.test, name: 'replacing', include: replacing } },
      { ...base, test: { ...base.test, name: 'build', include: ['build/*.test.ts'] } },
    ],
  },
});
