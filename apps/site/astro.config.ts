import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  // Pages become files (about-us.html), stylesheets stay files: nothing inline, so a strict content policy holds.
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [react()],
  devToolbar: { enabled: false },
});
