import { formV } from './form-v.ts';
import { halfYearly } from './half-yearly.ts';
import { hazardousWaste } from './hazardous-waste.ts';
import { renewal } from './renewal.ts';
import type { Calculator } from './types.ts';

/** The calculators, in the order of the page; the keys stand in addresses. */
export const CALCULATORS = {
  renewal,
  'form-v': formV,
  'half-yearly': halfYearly,
  'hazardous-waste': hazardousWaste,
} as const satisfies Readonly<Record<string, Calculator>>;

/** Name of a calculator. */
export type CalculatorId = keyof typeof CALCULATORS;

/** All names. */
export const CALCULATOR_IDS = Object.keys(CALCULATORS) as CalculatorId[];
