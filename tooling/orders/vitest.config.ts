import base from '@anupalan/vitest/base';
import { mergeConfig } from 'vitest/config';

// Drawing and reading back a dozen documents takes longer than a unit test usually may.
export default mergeConfig(base, { test: { testTimeout: 60_000 } });
