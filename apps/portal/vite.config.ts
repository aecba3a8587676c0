import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cdnFiles } from './cdn-files.ts';
import { precompressed } from './precompressed.ts';
import { sampleOrders } from './sample-orders.ts';

export default defineConfig({
  plugins: [
    react(),
    sampleOrders(),
    cdnFiles(),
    precompressed(),
    // The kit speaks English only: the other thirty languages of react-aria stay out of the bundle.
    { ...optimizeLocales.vite({ locales: ['en-US', 'en-GB'] }), enforce: 'pre' },
  ],
  // Reading in the browser loads pdf.js as a module of its own.
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    // A strict policy for scripts allows no inline ones; browsers of the last two versions need no polyfill.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
