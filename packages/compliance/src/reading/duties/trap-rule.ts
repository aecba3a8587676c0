import type { Rule } from '../rule.ts';

/** Which trap a sentence is: it reads like a duty and is none of the holder's. */
export type Trap =
  | 'board'
  | 'right'
  | 'power'
  | 'validity'
  | 'fee'
  | 'prohibition'
  | 'fragment'
  | 'outlook'
  | 'dropped';

/** `clause` is the part of the sentence with the period, which begins at `periodStart` of it. */
type Candidate = { sentence: string; clause: string; periodStart: number };

/** A trap, or null where the words may be a duty. The first rule that knows decides. */
export type TrapRule = Rule<[candidate: Candidate], Trap>;
