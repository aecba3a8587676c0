import type { Rule } from '../rule.ts';
import type { Period } from './types.ts';

/** An adverb or adjective of frequency as it stands in a text: `before` and `rest` are the words around it. */
type AdverbPlace = { word: string; matched: string; before: string; rest: string; period: Partial<Period> };

/** What the words around an adverb make of it: a period, or none. The first rule that knows decides. */
export type AdverbRule = Rule<[place: AdverbPlace], Partial<Period> | 'none'>;
