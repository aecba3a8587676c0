import type { TextLine } from '../layout/text-line.ts';
import type { NamedHolder } from './holder-places.ts';

/** The lines of the head, and the places of those that may name the holder (-1: none). */
export type NameEvidence = {
  lines: TextLine[];
  starts: number;
  anywhere: number;
  labelled: number;
  to: number;
  /** What the places that name a holder agree on, the surest first. */
  places: NamedHolder[];
};
