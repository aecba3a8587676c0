import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { cdnFiles } from './src/build/cdn-files.ts';
import { dropUnusedScripts } from './src/build/drop-unused-scripts.ts';
import { dropUnusedStyles } from './src/build/drop-unused-styles.ts';
import { islands } from './src/build/islands.ts';
import { markArticles } from './src/build/mark-articles.ts';
import { precompressed } from './src/build/precompressed.ts';

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  // Pages become files (about-us.html), stylesheets stay files: nothing inline, so a strict content policy holds.
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [
    react(),
    islands(),
    dropUnusedScripts(),
    dropUnusedStyles(),
    markArticles(),
    cdnFiles(),
    precompressed(),
  ],
  // Nothing of a script stands in a page: a file each, so that no policy needs an exception.
  vite: { build: { assetsInlineLimit: 0 } },
  devToolbar: { enabled: false },
});
