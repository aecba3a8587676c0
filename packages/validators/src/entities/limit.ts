import { LIMIT_MEDIA } from '@anupalan/enums/consents';
import { FINDING_SOURCES, PARTICULAR_KINDS } from '@anupalan/enums/particulars';
import type { InferType } from 'yup';
import { choice, flag, identifier, numeric, shape, text } from '../primitives.ts';
import { citationSchema } from './citation.ts';
import { doubtsField } from './doubt.ts';

/** Who found it, and the confidence: 1 where a person added or corrected it. */
const finding = {
  citation: citationSchema,
  confidence: numeric().min(0).max(1).defined(),
  source: choice(FINDING_SOURCES).defined(),
  /** How it was read: which words stand beside which, and by what rule; or that a person says so. */
  why: text().defined(),
  doubts: doubtsField,
};

/** A standard that must be kept, as printed. `point`: stack, outlet or station; `averaging`: over what time. */
export const limitSchema = shape({
  id: identifier().defined(),
  medium: choice(LIMIT_MEDIA).defined(),
  point: text().nullable().defined(),
  parameter: text().defined(),
  limit: text().defined(),
  unit: text().nullable().defined(),
  averaging: text().nullable().defined(),
  ...finding,
  /** Whether a person corrected what was read; false for what a person added. */
  isCorrected: flag().defined(),
});

/** A standard that must be kept. */
export type Limit = InferType<typeof limitSchema>;

/** What an order says of the plant besides its limits: a product, a fuel, a stack, water. */
export const particularSchema = shape({
  id: identifier().defined(),
  kind: choice(PARTICULAR_KINDS).defined(),
  name: text().defined(),
  value: text().nullable().defined(),
  unit: text().nullable().defined(),
  ...finding,
  isCorrected: flag().defined(),
});

/** What an order says of the plant besides its limits. */
export type Particular = InferType<typeof particularSchema>;
