import { LIMIT_MEDIA } from '@anupalan/enums/consents';
import { FINDING_SOURCES, PARTICULAR_KINDS } from '@anupalan/enums/particulars';
import type { InferType } from 'yup';
import { choice, flag, identifier, numeric, shape, text } from '../primitives.ts';
import { citationSchema } from './citation.ts';
import { doubtsField } from './doubt.ts';

/** Who found it, and the confidence: 1 if a person added or corrected it. */
const finding = {
  citation: citationSchema,
  confidence: numeric().min(0).max(1).defined(),
  source: choice(FINDING_SOURCES).defined(),
  /** How it was read: which words belong together, and by which rule; or that a person entered it. */
  why: text().defined(),
  doubts: doubtsField,
};

/** A limit that must be kept, as printed. `point` is a stack, outlet or station; `averaging` is the averaging time. */
export const limitSchema = shape({
  id: identifier().defined(),
  medium: choice(LIMIT_MEDIA).defined(),
  point: text().nullable().defined(),
  parameter: text().defined(),
  limit: text().defined(),
  unit: text().nullable().defined(),
  averaging: text().nullable().defined(),
  ...finding,
  /** Whether a person corrected the reading; false if a person added the row. */
  isCorrected: flag().defined(),
});

/** A limit that must be kept. */
export type Limit = InferType<typeof limitSchema>;

/** A detail of the plant besides its limits: a product, a fuel, a stack, water. */
export const particularSchema = shape({
  id: identifier().defined(),
  kind: choice(PARTICULAR_KINDS).defined(),
  name: text().defined(),
  value: text().nullable().defined(),
  unit: text().nullable().defined(),
  ...finding,
  isCorrected: flag().defined(),
});

/** A detail of the plant besides its limits. */
export type Particular = InferType<typeof particularSchema>;
