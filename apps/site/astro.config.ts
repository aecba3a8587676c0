import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { dropUnusedScripts } from './src/build/drop-unused-scripts.ts';

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  // Pages become files (about-us.html), stylesheets stay files: nothing inline, so a strict content policy holds.
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [react(), dropUnusedScripts()],
  devToolbar: { enabled: false },
});
