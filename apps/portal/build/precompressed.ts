import { precompress } from '@anupalan/precompress/precompress';
import type { Plugin } from 'vite';

/** Compresses the files of a build, for the server to send as they are (`packages/precompress`). */
export function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => void (await precompress(folder)),
    },
  };
}
