import dom from '@anupalan/vitest/dom';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(dom, { test: { setupFiles: ['src/load-cipher.test-support.ts'] } });
