import type { Limit, Particular } from '@anupalan/validators/entities/limit';
import type { Finding, LimitValues, ParticularValues } from './findings.ts';

/** The contract's limit. */
export function toLimit(row: Finding<LimitValues>): Limit {
  return { ...row.values, ...toFound(row) };
}

/** The contract's particular. */
export function toParticular(row: Finding<ParticularValues>): Particular {
  return { ...row.values, ...toFound(row) };
}

function toFound<V>({ id, citation, confidence, source, readAs }: Finding<V>) {
  return { id, citation, confidence, source, isCorrected: readAs !== null };
}
