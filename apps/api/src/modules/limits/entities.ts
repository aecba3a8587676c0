import { toLimitWhy } from '@anupalan/compliance/reading/limits/why';
import { toParticularWhy } from '@anupalan/compliance/reading/particulars/why';
import type { Limit, Particular } from '@anupalan/validators/entities/limit';
import {
  type Finding,
  type FindingSort,
  LIMITS,
  type LimitValues,
  PARTICULARS,
  type ParticularValues,
} from './findings.ts';

/** The contract's limit. */
export function toLimit(row: Finding<LimitValues>): Limit {
  return { ...row.values, ...toFound(row), why: toWhy(LIMITS, row, toLimitWhy) };
}

/** The contract's particular. */
export function toParticular(row: Finding<ParticularValues>): Particular {
  return { ...row.values, ...toFound(row), why: toWhy(PARTICULARS, row, toParticularWhy) };
}

function toFound<V>({ id, citation, confidence, source, readAs }: Finding<V>) {
  return { id, citation, confidence, source, isCorrected: readAs !== null };
}

/** How it was read, or what a person made of it. */
function toWhy<V>(
  sort: FindingSort<V>,
  { values, citation: { quote }, source, readAs }: Finding<V>,
  toRule: (values: V) => string,
): string {
  if (readAs !== null) return `A person corrected this. It was read as “${sort.toWords(readAs.values)}”.`;
  if (source === 'read') return toRule(values);
  return quote === '' ? 'A person added this.' : `A person added this from the words “${quote}”.`;
}
