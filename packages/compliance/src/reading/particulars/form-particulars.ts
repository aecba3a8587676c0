import { isForm } from '../layout/forms.ts';
import { citeCells } from '../layout/passage.ts';
import type { Table } from '../layout/table.ts';
import type { TableRow } from '../layout/table-columns.ts';
import type { ParticularKind, ReadParticular } from '../types.ts';
import { readQuantity } from './quantity.ts';

/** What the questions of a form ask for. The first that fits is it. */
const ASKS: readonly [pattern: RegExp, kind: ParticularKind | null][] = [
  [/\b(?:standards?|limits?|norms?|parameters?|investment|fees?|area|number|no\.)\b/i, null],
  [/\bstacks?\b|\bchimneys?\b/i, 'stack'],
  [/\bfuel/i, 'fuel'],
  [/\braw\s+materials?\b/i, 'other'],
  [
    /\bcapacity\s+of\s+(?:the\s+)?(?:boilers?|[ES]\.?T\.?P|D\.?\s?G|generators?|furnaces?|tanks?|stacks?|treatment)/i,
    null,
  ],
  [/\bproducts?\b|\bactivity\b|\bcapacity\b|\bmanufactur/i, 'product'],
  [/\b(?:effluents?|discharge|disposal|water|sewage)\b/i, 'water'],
];

const ITEM = /(?:^|\s)\(?\d{1,2}[.)]\s+(?=[A-Za-z])|\s*;\s*/;
/** "Boiler : PNG 4200 SCM/day", "Knitted cloth @ 8.5 MTD", "Trade effluent - 840 KLD into CETP". */
const NAMED =
  /^(?:([^:@]{2,60}?)\s*:\s*)?((?:\([^()]*\)|\D)*?)\s*[:@–-]?\s*(\d[\d,]*(?:\.\d+)?)\s*([A-Za-z][\w³./ ]*?)?(?:\s+(?:into|to|on|for|from)\b.*)?$/;

type FoundParticular = Omit<ReadParticular, 'confidence'>;

const readItem = (item: string, kind: ParticularKind): Omit<FoundParticular, 'citation'>[] => {
  const [, lead = '', inner = '', value = '', unit = ''] = NAMED.exec(item.trim()) ?? [];
  const names = [inner, lead].map((name) => name.trim()).filter((name) => /[a-z]{2}/i.test(name));
  const quantity = readQuantity(`${value} ${unit}`);
  return names.length === 0 || !quantity?.unit ? [] : [{ kind, name: names.join(', '), ...quantity }];
};

const LABEL = /^\(?\d{1,2}[.)]\s+(?=[A-Za-z])/;

const kindOf = (question: string): ParticularKind | null =>
  ASKS.find(([pattern]) => pattern.test(question))?.[1] ?? null;

/** "1. PNG | 420 SCM/day" below "Type of fuel": an answer with a row of its own. */
const readRow = (row: TableRow, asked: string): FoundParticular[] => {
  const [question = '', answer = ''] = row.cells;
  const kind = kindOf(asked);
  const name = question.replace(LABEL, '');
  const quantity = kind === null ? null : readQuantity(answer);
  return kind !== null && quantity?.unit && /[a-z]{2}/i.test(name)
    ? [{ kind, name, ...quantity, citation: citeCells(row) }]
    : [];
};

/** What the answers of a form tell of the plant: products, fuels, stacks, flows of water; null where it is no form. */
export const readFormParticulars = (table: Table): FoundParticular[] | null => {
  if (!isForm(table)) return null;
  /** The question whose answers stand in the rows below it. */
  let asked = '';
  return table.rows.flatMap((row) => {
    const [question = '', answer = ''] = row.cells;
    if (LABEL.test(question)) return asked === '' ? [] : readRow(row, asked);
    asked = answer === '' ? question : '';
    const kind = kindOf(question);
    if (kind === null) return [];
    const citation = citeCells(row);
    return answer
      .split(ITEM)
      .filter(Boolean)
      .flatMap((item) => readItem(item, kind).map((each) => ({ ...each, citation })));
  });
};
