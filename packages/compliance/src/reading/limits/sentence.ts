import type { FoundLimit } from './found-limit.ts';

/** A figure with its unit, at `start..end` of a sentence. */
export type Hit = { start: number; end: number; limit: string; unit: string };

/** A limit as a sentence tells it; where it is printed is known of the sentence. */
export type TextLimit = Omit<FoundLimit, 'citation'>;

/** A sentence with its figures, and the heading above it. */
export type Sentence = { text: string; hits: Hit[]; section: string | null };
