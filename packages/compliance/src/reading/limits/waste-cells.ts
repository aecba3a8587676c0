import { citeCells } from '../layout/passage.ts';
import type { Table } from '../layout/table.ts';
import type { FoundLimit } from './found-limit.ts';
import type { LimitContext } from './table-context.ts';
import { readTextLimits } from './text-limits.ts';

/** "Wastes and quantities", "Waste (with quantity)": the head of a column whose cells hold both. */
const BOTH_HEAD = /\bwastes?\b(?!\s*waters?).{0,24}\bquantit(?:y|ies)\b/i;

/**
 * "Maintenance | Used oil (5.1): 0.9 KL/year, oily cotton (5.2): 0.2 MT/year": the hazardous wastes that cells list with
 * their quantities; null where no column holds both, or the words around speak of other wastes.
 */
export const readWasteCells = ({ heads, rows }: Table, context: LimitContext): FoundLimit[] | null => {
  const at = heads.findIndex((head) => BOTH_HEAD.test(head));
  const around = `${context.section ?? ''} ${context.before.slice(-300)} ${heads.join(' ')}`;
  if (
    at < 0 ||
    !/\bhazardous\b|\bH\.?W\b/i.test(around) ||
    /non[-\s]?hazardous|bio-?\s?medical/i.test(around)
  )
    return null;
  const limits = rows.flatMap((row) =>
    readTextLimits(`Hazardous wastes: ${row.cells[at] ?? ''}`, context.section)
      .filter(({ medium }) => medium === 'hazardous_waste')
      .map((limit) => ({ ...limit, citation: citeCells(row, [at]) })),
  );
  return limits.length > rows.length / 2 ? limits : null;
};
