import type { ReadParticular } from '../types.ts';

/** A particular as a sentence tells it; where it is printed is known of the sentence. */
export type TextParticular = Pick<ReadParticular, 'kind' | 'name' | 'value' | 'unit'>;
