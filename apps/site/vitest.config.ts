import dom from '@anupalan/vitest/dom';
import { mergeConfig } from 'vitest/config';

/**
 * Most code of the site runs at the build. A test that needs a page says so in its first line. Files
 * share the modules, and the page: each takes away what it drew.
 */
export default mergeConfig(dom, {
  test: { environment: 'node', isolate: false, include: ['scripts/**/*.test.ts'] },
});
