import type { Rule } from '../rule.ts';
import { isSameCycle } from './pairs.ts';
import type { Period } from './types.ts';

/** Two neighbours in a sentence, and what stands between them. */
type Neighbours = { a: Period; b: Period; before: string; between: string; behind: string; words: number };

/** Whether two statements say when one duty is due, or are two duties. The first rule that knows decides. */
export type MergeRule = Rule<[pair: Neighbours], 'one' | 'two'>;

/** Whether both come again and again. */
export const areRecurring = ({ a, b }: Neighbours): boolean =>
  a.kind === 'recurring' && b.kind === 'recurring';
/** Whether both come equally often. */
export const areSame = (pair: Neighbours): boolean => areRecurring(pair) && isSameCycle(pair.a, pair.b);
/** One duty if so, else two. */
export const oneIf = (isOne: boolean): 'one' | 'two' => (isOne ? 'one' : 'two');
