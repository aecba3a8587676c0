import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cdnFiles } from './build/cdn-files.ts';
import { chunks } from './build/chunks.ts';
import { cryptoModules } from './build/crypto-modules.ts';
import { inlineWords } from './build/inline-words.ts';
import { pages } from './build/pages.ts';
import { precompressed } from './build/precompressed.ts';
import { recogniserFiles } from './build/recogniser-files.ts';
import { routerParts } from './build/router-parts.ts';
import { sampleOrders } from './build/sample-orders.ts';

export default defineConfig({
  plugins: [
    react(),
    sampleOrders(),
    recogniserFiles(),
    cdnFiles(),
    cryptoModules(),
    routerParts(),
    inlineWords(),
    chunks(),
    pages(),
    precompressed(),
    // The kit speaks English only: the other thirty languages of react-aria stay out of the bundle.
    { ...optimizeLocales.vite({ locales: ['en-US', 'en-GB'] }), enforce: 'pre' },
  ],
  resolve: {
    // React has had what the first of these brings for older ones since 18.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  // Reading in the browser loads pdf.js as a module of its own.
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    // A strict policy for scripts allows no inline ones; browsers of the last two versions need no polyfill.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One stylesheet for all screens, 20 kB over the wire: a screen does not wait for its own.
    cssCodeSplit: false,
    rolldownOptions: {
      // What Formik needs for classes alone. Nothing uses that, but files of CommonJS are taken to act by being loaded.
      treeshake: {
        moduleSideEffects: [
          { test: /\/node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false },
        ],
      },
    },
  },
});
