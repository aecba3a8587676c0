import type { ReadLimit } from '../types.ts';

/**
 * A limit as a rule finds it: what it says of point and averaging time, if anything. `isDoubtful`: its figures look
 * measured, though nothing says so.
 */
export type FoundLimit = Omit<ReadLimit, 'point' | 'averaging' | 'confidence'> &
  Partial<Pick<ReadLimit, 'point' | 'averaging'>> & { isDoubtful?: true };
