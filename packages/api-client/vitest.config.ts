import dom from '@anupalan/vitest/dom';
import { mergeConfig } from 'vitest/config';

/** Files share the modules and the page. */
export default mergeConfig(dom, {
  test: { isolate: false, setupFiles: ['src/load-cipher.test-support.ts'] },
});
