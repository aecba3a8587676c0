import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The invented orders that the product preview offers, and where they lie. */
const FOLDER = join(import.meta.dirname, '../../../tooling/orders/out');
const FILES = ['mpcb_cca_plating_2025.pdf', 'tnpcb_water_leather_2024.pdf', 'kspcb_cfo_garments_2025.pdf'];
const PATH = '/samples/';

/** Puts the sample orders beside the pages, as `/samples/<file>`, in a build and while developing. */
export function sampleOrders(): Plugin {
  return {
    name: 'sample-orders',
    generateBundle() {
      for (const file of FILES)
        this.emitFile({
          type: 'asset',
          fileName: `samples/${file}`,
          source: readFileSync(join(FOLDER, file)),
        });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = FILES.find((name) => request.url === PATH + name);
        if (file === undefined) return next();
        response.setHeader('content-type', 'application/pdf');
        response.end(readFileSync(join(FOLDER, file)));
      });
    },
  };
}
