import base from '@anupalan/vitest/base';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(base, { test: { include: ['score/**/*.test.ts'] } });
