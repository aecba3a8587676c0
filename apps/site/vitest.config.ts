import dom from '@anupalan/vitest/dom';
import { mergeConfig } from 'vitest/config';

/** Most code of the site runs at the build. A test that needs a page says so in its first line. */
export default mergeConfig(dom, { test: { environment: 'node', include: ['scripts/**/*.test.ts'] } });
