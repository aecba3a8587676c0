import dom from '@anupalan/vitest/dom';
import { mergeConfig } from 'vitest/config';

/** The tests beside the sources, and those of the build's own files. */
export default mergeConfig(dom, {
  test: {
    include: ['build/*.test.ts'],
    setupFiles: ['../../packages/api-client/src/load-cipher.test-support.ts'],
  },
});
