import dom from '@anupalan/vitest/dom';
import { mergeConfig } from 'vitest/config';

/** Route tests load lazy screens and type like a person: on a busy machine that takes seconds. */
export default mergeConfig(dom, { test: { testTimeout: 30_000, include: ['*.test.ts'] } });
