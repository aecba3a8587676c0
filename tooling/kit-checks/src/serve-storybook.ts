import { existsSync } from 'node:fs';
import { preview } from 'vite';
import { STORYBOOK_FOLDER } from './stories.ts';

/** Serves the built Storybook on a free port and tells the tests where. */
export async function serveStorybook(): Promise<() => Promise<void>> {
  if (!existsSync(`${STORYBOOK_FOLDER}/index.json`))
    throw new Error('The Storybook is not built: run pnpm --filter @anupalan/ui build first.');
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: STORYBOOK_FOLDER },
    preview: { port: 6110, host: '127.0.0.1' },
  });
  process.env.STORYBOOK_URL = server.resolvedUrls?.local[0];
  return () => server.close();
}

// Playwright takes a default export only.
export default serveStorybook;
