import type { ISchema } from 'yup';
import { numeric, shape, text } from '../primitives.ts';
import { type Citation, citationSchema } from './citation.ts';
import { doubtsField, type FigureDoubt } from './doubt.ts';

/**
 * A value read from an order, with its source and the confidence of the reader (0..1; corrected by a person: 1). `why`: by which
 * rule it was read, and from which date it is worked out; absent where a person said it.
 */
export type Fact<T> = {
  value: T;
  citation: Citation | null;
  confidence: number;
  why?: string;
  doubts?: FigureDoubt[];
};

/** Schema of a fact that the order may not print. */
export function factSchema<T>(value: ISchema<T>) {
  return shape({
    value,
    citation: citationSchema.nullable(),
    confidence: numeric().min(0).max(1).defined(),
    why: text().optional(),
    doubts: doubtsField,
  }).optional();
}
