// Bundles every entry of the kit as an app would, and holds each to its budget. Runs after the Storybook is built.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { type BundleBudget, budgets } from './bundle-budgets.ts';

const root = join(import.meta.dirname, '..');
const REACT = ['react', 'react-dom'];
/** Lucide has about 1,700; more than this in one bundle means that they are not shaken out. */
const MOST_ICONS = 150;

type Measured = { bytes: number; icons: number };

/** Gives a module that stands in no file, as if it lay in the package's folder. */
function ofCode(code: string): Plugin {
  const id = join(root, 'bundle-entry.js');
  return {
    name: 'bundle-entry',
    enforce: 'pre',
    resolveId: (source) => (source === 'bundle-entry' ? id : null),
    load: (source) => (source === id ? { code, moduleSideEffects: true } : null),
  };
}

async function measure({ code, without = [] }: BundleBudget): Promise<Measured> {
  const left = [...REACT, ...without];
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      ofCode(code),
      { ...optimizeLocales.vite({ locales: ['en-US', 'en-GB'] }), enforce: 'pre' },
      react(),
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'bundle-entry',
        preserveEntrySignatures: 'strict',
        external: (source) => left.some((name) => source === name || source.startsWith(`${name}/`)),
        onwarn: () => undefined,
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const chunks = outputs.flatMap((one) => (one.type === 'chunk' ? [one] : []));
  const icons = chunks
    .flatMap((chunk) => Object.keys(chunk.modules))
    .filter((module) => /lucide-react\/dist\/esm\/icons\//.test(module));
  return {
    bytes: chunks.reduce((sum, { code: text }) => sum + gzipSync(text, { level: 9 }).length, 0),
    icons: icons.length,
  };
}

const problems: string[] = [];
for (const budget of budgets) {
  const { bytes, icons } = await measure(budget);
  const size = bytes / 1024;
  console.log(
    `${budget.name}: ${size.toFixed(1)} of ${budget.limit} KiB, ${icons} ${icons === 1 ? 'icon' : 'icons'}`,
  );
  if (bytes < 100) problems.push(`${budget.name} is empty: nothing was measured`);
  if (size > budget.limit)
    problems.push(`${budget.name} is ${size.toFixed(1)} KiB, over its budget of ${budget.limit} KiB`);
  if (icons > MOST_ICONS) problems.push(`${budget.name} holds ${icons} icons: they are not shaken out`);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
