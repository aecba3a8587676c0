import type { ISchema } from 'yup';
import { numeric, shape, text } from '../primitives.ts';
import { type Citation, citationSchema } from './citation.ts';
import { doubtsField, type FigureDoubt } from './doubt.ts';

/**
 * A value read from an order, with its source and the reader's confidence (0..1; 1 if a person corrected it). `why`
 * says by which rule it was read and from which date it was calculated; missing if a person entered it.
 */
export type Fact<T> = {
  value: T;
  citation: Citation | null;
  confidence: number;
  why?: string;
  doubts?: FigureDoubt[];
};

/** Schema of a fact that the order may not contain. */
export function factSchema<T>(value: ISchema<T>) {
  return shape({
    value,
    citation: citationSchema.nullable(),
    confidence: numeric().min(0).max(1).defined(),
    why: text().optional(),
    doubts: doubtsField,
  }).optional();
}
