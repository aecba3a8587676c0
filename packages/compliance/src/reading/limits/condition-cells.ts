import { toSentences } from '../language/sentences.ts';
import { citeCells } from '../layout/passage.ts';
import type { Table } from '../layout/table.ts';
import type { FoundLimit } from './found-limit.ts';
import { readListedCells } from './listed-cells.ts';
import type { LimitContext } from './table-context.ts';
import { readTextLimits } from './text-limits.ts';

/** The head of a column of what has to be kept, item by item. */
const CONDITION_HEAD =
  /^(?:(?:specific|general|special|additional)\s+)?(?:conditions?|stipulations?|requirements?|directions?|safeguards?|measures?|details?|particulars)\b(?!.*\b(?:no|status)\b)/i;

/** "S. No. | Item | Condition": the limits that the sentences of its cells set; null where no column is one of conditions. */
export const readConditionCells = (table: Table, context: LimitContext): FoundLimit[] | null => {
  const at = table.heads.findLastIndex((head) => CONDITION_HEAD.test(head));
  if (at < 0) return null;
  const { section } = context;
  const limits = table.rows.flatMap((row) => {
    const cell = row.cells[at] ?? '';
    const label = at > 0 ? (row.cells[at - 1] ?? '') : '';
    const item = /[a-z]{2}/i.test(label) ? label : '';
    return toSentences(cell).flatMap(({ start, end }) =>
      // What the row is called belongs to its first sentence.
      readTextLimits(
        `${start === 0 && item !== '' ? `${item}: ` : ''}${cell.slice(start, end)}`,
        [item, section ?? ''].filter(Boolean).join(' ') || null,
      ).map((limit) => ({ ...limit, citation: citeCells(row, item === '' ? [at] : [at - 1, at]) })),
    );
  });
  // "PM 150 mg/Nm3, SO2 100 ppm": lists without a sentence have a rule of their own.
  return limits.length > 0 && limits.length >= readListedCells(table, context).length ? limits : null;
};
