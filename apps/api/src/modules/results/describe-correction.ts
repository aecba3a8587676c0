import { NOT_READ } from '@anupalan/compliance/results/types';
import { formatDate } from '@anupalan/compliance/schedules/describe';
import { LIMIT_MEDIUM_LABELS } from '@anupalan/enums/consents';
import type { Correctable } from './value-repository.ts';

/** What may differ, as people read it; the result goes with its unit. */
const FACETS: readonly [name: string, toWords: (value: Correctable) => string | null][] = [
  ['result', ({ value, unit }) => [value, unit].filter(Boolean).join(' ')],
  ['parameter', ({ parameter }) => parameter],
  ['medium', ({ medium }) => medium && LIMIT_MEDIUM_LABELS[medium]],
  ['point', ({ point }) => point],
  ['averaging time', ({ averaging }) => averaging],
  ['day of sampling', ({ sampledOn }) => sampledOn && formatDate(sampledOn)],
];

type Change = { name: string; before: string | null; after: string | null };

function toChange({ before, after }: Change): string {
  if (before === null) return `set to “${after}”`;
  return after === null ? `“${before}” removed` : `from “${before}” to “${after}”`;
}

/**
 * What the audit trail says of a correction: "Corrected COD in May.pdf from “812 mg/l” to “312 mg/l”", "Entered …" for a
 * figure that was lost, "Checked …" where nothing was changed, and the name of what else was corrected.
 */
export function describeCorrection(fileName: string, from: Correctable, to: Correctable): string {
  const changes = FACETS.map(([name, toWords]) => ({
    name,
    before: toWords(from),
    after: toWords(to),
  })).filter(({ before, after }) => before !== after);
  const [[, toResult] = ['', () => '']] = FACETS;
  const [first, ...more] = changes;
  if (from.value === NOT_READ && to.value !== NOT_READ)
    return `Entered ${to.parameter} in ${fileName}: “${toResult(to)}”`;
  if (first === undefined) return `Checked ${to.parameter} in ${fileName}: “${toResult(to)}”`;
  const corrected = `Corrected ${from.parameter} in ${fileName}`;
  if (first.name === 'result' && more.length === 0) return `${corrected} ${toChange(first)}`;
  return `${corrected}: ${changes.map((change) => `${change.name} ${toChange(change)}`).join(', ')}`;
}
