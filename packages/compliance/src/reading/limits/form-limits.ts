import { isForm } from '../layout/forms.ts';
import { citeCells } from '../layout/passage.ts';
import type { Table } from '../layout/table.ts';
import type { TableRow } from '../layout/table-columns.ts';
import type { FoundLimit } from './found-limit.ts';
import { readListOfLimits } from './listed-cells.ts';
import { toLimitMedium } from './medium-rules.ts';
import type { LimitContext } from './table-context.ts';

/** Questions of a form whose answers are standards. */
const ASKS_LIMITS = /\b(?:standards?|limits?|norms?|parameters?)\b/i;

const readRow = (row: TableRow, { section }: LimitContext): FoundLimit[] => {
  const [question = '', answer = ''] = row.cells;
  if (!ASKS_LIMITS.test(question)) return [];
  return readListOfLimits(answer).map(({ parameter, limit, unit }) => ({
    medium: toLimitMedium(parameter, unit, [question, section ?? '']),
    parameter,
    limit,
    unit,
    citation: citeCells(row),
  }));
};

/** The standards of a form: "Permissible effluent parameters" beside "1. BOD : 30 mg/l 2. COD : 250 mg/l". */
export const readForm = (table: Table, context: LimitContext): FoundLimit[] | 'none' | null => {
  if (!isForm(table)) return null;
  const limits = table.rows.flatMap((row) => readRow(row, context));
  return limits.length > 0 ? limits : 'none';
};
