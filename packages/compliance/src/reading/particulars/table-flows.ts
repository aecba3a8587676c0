import type { Table } from '../layout/table.ts';
import { LABEL, type LimitContext } from '../limits/table-context.ts';
import { readQuantity } from './quantity.ts';
import { type FoundParticular, findNames, headsOf, QUANTITY_HEAD, toAll } from './row-particulars.ts';

const WATER = /\bwater\b|\beffluent|\bsewage|discharge|\bKLD\b|\bCMD\b|\bWWG\b|purpose/i;
const FLOW = /\bKLD\b|\bKLPD\b|\bCMD\b|kilo\s*lit|m3\s*\/\s*d|KL\s*\/\s*d|cum\s*\/\s*d/i;

/** "Discharge (KLD)" is "discharge"; an abbreviation stays as printed. */
const toFlowName = (head: string): string => {
  const name = head
    .replace(/\s*[([].*$/, '')
    .replace(/[,\s]+(?:in\s+)?(?:KLD|KLPD|CMD|MLD|m3\s*\/\s*d(?:ay)?)\s*$/i, '');
  return name === name.toUpperCase() ? name : name.toLowerCase();
};

/** What is used and let out, below "Water (KLD)" and "Discharge (KLD)"; null for a table without such flows. */
export const readFlows = (table: Table, { before }: LimitContext): FoundParticular[] | null => {
  const heads = headsOf(table);
  const isFlow =
    FLOW.test(heads) ||
    /water/i.test(heads) ||
    table.rows.some((row) => row.cells.some((cell) => /^\d/.test(cell) && FLOW.test(cell)));
  if (!WATER.test(heads) || !isFlow) return null;
  const numeric = table.heads.flatMap((head, at) =>
    !/^s[rl]\b|nos?\b/i.test(head) &&
    table.rows.some((row) => readQuantity(row.cells[at] ?? '') !== null && !LABEL.test(head)) &&
    (FLOW.test(head) || QUANTITY_HEAD.test(head) || WATER.test(head))
      ? [at]
      : [],
  );
  const values = numeric.filter((at) => FLOW.test(table.heads[at] ?? ''));
  const chosen = values.length > 0 ? values : numeric.slice(-1);
  const name = findNames(
    table,
    /purpose|description|use\b|code|particular/i,
    /^s[rl]\b|\bKLD|\bCMD|disposal|remark/i,
  );
  const flow = FLOW.exec(before)?.[0] ?? FLOW.exec(heads)?.[0] ?? null;
  return chosen
    .flatMap((value) =>
      toAll(table, {
        kind: 'water',
        name,
        value,
        ...(chosen.length > 1 ? { besides: toFlowName(table.heads[value] ?? '') } : {}),
      }),
    )
    .map((each) => (each.value === null ? each : { ...each, unit: each.unit ?? flow }));
};
