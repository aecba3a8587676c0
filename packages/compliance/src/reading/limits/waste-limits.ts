import { citeCells } from '../layout/passage.ts';
import type { Table } from '../layout/table.ts';
import type { FoundLimit } from './found-limit.ts';
import { LABEL, type LimitContext, UNIT_HEAD } from './table-context.ts';
import { type LimitValue, readLimitValue } from './values.ts';

const WASTE_HEAD = /hazardous|categor|schedule|waste|process/i;
/** "Sch-I/5.1", "I-35.3", "29.1 / 20.3", "B15": the numbers of a waste in the schedules of the rules. */
const CATEGORY =
  /^(?:sch(?:edule)?\b[\s.-]*)?(?:[IVX]+\b)?[\s/.-]*\d{1,2}\.\d{1,2}(?:\s*(?:[/,;&]|and|or)\s*(?:[IVX]+[\s/.-]*)?\d{1,2}\.\d{1,2})*(?:\s+(?:of|in)\s+sch.*)?$|^[A-D]\s?-?\s?\d{1,4}$/i;
/** "Cat. 5.1", "35.3 (Sch-I)", "Sch. II, A10": such numbers with the words around them. */
const isCategory = (cell: string): boolean =>
  CATEGORY.test(cell) ||
  (/\d/.test(cell) &&
    !/[a-z]{2}/i.test(
      cell.replace(
        /\b(?:sch(?:edule)?|cat(?:egory)?|process|class|part|rules?|no|of|in|and|or|II|III|IV)\b\.?/gi,
        ' ',
      ),
    ));
const CATEGORY_BEHIND = /,\s*\d{1,2}\.\d{1,2}\s+of\s+sch(?:edule)?[\s.-]*[IVX]*$/i;
/** "TPA" as a head: the unit of all quantities below it. */
const PER_ANNUM = /^(?:M?TPA|KLPA|MTA|KLA|LPA)$/i;
const QUANTITY_HEAD =
  /quantity|qty|quantum|generation|amount|\b(?:per|\/)\s*(?:annum|year|month)\b|\/\s*(?:annum|year)\b|^(?:M?TPA|KLPA|MTA|KLA|LPA)$|^(?:MT|KL|T|kgs?|tons?|nos)\.?\s*\/\s*(?:annum|year|yr|month|a|y|m)\b/i;

/** "1,200 litres", "8.4 tonnes", "40 drums": a quantity whose unit is a word. */
const IN_WORDS =
  /^((?:\d[\d,]*(?:\.\d+)?))\s*(lit(?:re|er)s?|kilo\s?lit(?:re|er)s?|(?:metric\s+)?tonn?e?s?|kilo\s?grams?|quintals?|numbers?|pieces|drums|bags|barrels|carboys)\b/i;

const readQuantity = (cell: string): LimitValue | null => {
  const found = IN_WORDS.exec(cell.trim());
  return found ? { limit: found[1] ?? '', unit: null } : readLimitValue(cell);
};

const FIGURE = /^\d[\d,]*(?:\.\d+)?$/;
const MASS =
  /^(?:M\.?T|KL|T|kgs?|tonn?e?s?|lit(?:re|er)s?|ltrs?|nos?|numbers?|units?)\.?\s*(?:\/|per)\s*[a-z]+\.?$|^(?:M?TPA|MTA|KLPA|KLA|LPA)$/i;
/** "12.2 Spent acid": a waste that begins with its number in the schedules of the rules. */
const NUMBERED_WASTE = /^\d{1,2}\.\d{1,2}\s+[A-Z]/;

/** "600 Nos/annum", "0.8 kL/yr", "45 TPA": a quantity with the time that it is of. */
const OVER_TIME =
  /^\d[\d,]*(?:\.\d+)?\s*(?:(?:M\.?T|KL|T|kgs?|tonn?e?s?|lit(?:re|er)s?|ltrs?|nos?|numbers?|units?|drums|bags)\.?\s*(?:\/|per)\s*(?:annum|year|yr|month|a|y|m)\b|(?:M?TPA|MTA|KLPA|KLA|LPA)\b)/i;
/** "Limit (MT/A)": a head that has such a unit. */
const HAS_MASS =
  /[\s(,](?:M\.?T|KL|T|kgs?|tonn?e?s?|lit(?:re|er)s?|nos?)\.?\s*(?:\/|per)\s*(?:annum|year|yr|month|a|y|m)\b|[\s(,](?:M?TPA|MTA|KLPA|KLA|LPA)\b/i;

/** "Existing | Proposed | Total": what may be after an expansion. */
const ALL_HEAD =
  /\btotal\b|\bafter\s+(?:the\s+)?(?:proposed\s+)?(?:expansion|amendment)\b|\bamended\b|\brevised\b/i;

/** The column of quantities: by its head or, where that tells nothing, the figures of all rows that have their unit in, behind or above them. */
const findQuantity = ({ heads, rows }: Table): number => {
  const amounts = heads.flatMap((head, at) => (QUANTITY_HEAD.test(head) || HAS_MASS.test(head) ? [at] : []));
  const headed =
    (amounts.length > 1 ? amounts.find((at) => ALL_HEAD.test(heads[at] ?? '')) : undefined) ??
    heads.findIndex((head) => QUANTITY_HEAD.test(head));
  if (headed >= 0 || rows.length < 2) return headed;
  return heads.findIndex((head, at) =>
    rows.every(
      ({ cells }) =>
        OVER_TIME.test(cells[at] ?? '') ||
        (FIGURE.test(cells[at] ?? '') && (MASS.test(cells[at + 1] ?? '') || HAS_MASS.test(head))),
    ),
  );
};

/** What wastes are called that are hazardous. */
const WASTE_NAME =
  /\b(?:sludge|residues?|used|spent|waste|oil|containers?|barrels?|drums?|catalyst|resins?|dross|ash|filters?|off[\s-]?specification|date[\s-]?expired|salts?|scrap|slag|tar|rejects?)\b/i;
const listsNamedWastes = ({ rows }: Table): boolean =>
  rows.length > 1 &&
  rows.filter(({ cells }) => cells.some((cell) => WASTE_NAME.test(cell))).length > rows.length / 2;

/** Whether all rows name wastes by their numbers in the schedules, whatever the head of their column says. */
const listsNumberedWastes = ({ rows }: Table): boolean =>
  rows.length > 1 && rows.every(({ cells }) => cells.some((cell) => NUMBERED_WASTE.test(cell)));

/** The colours of bags tell bio-medical wastes apart. */
const BAG = /^(?:yellow|red|white|blue)\b/i;
const isByBags = ({ rows }: Table): boolean =>
  rows.filter(({ cells }) => cells.slice(0, 2).some((cell) => BAG.test(cell))).length > 1;

/** Whether a table lists hazardous wastes with the quantities that may be. */
export const isWasteTable = (table: Table, { before }: LimitContext): boolean => {
  const heads = table.heads.join(' ');
  const around = `${before.slice(-400)} ${heads}`;
  if (
    /non[-\s]?hazardous|not\s+hazardous|(?<!hazardous\s*(?:and|&|\/|,)\s*(?:other\s+)?)solid\s+waste|bio-?\s?medical|\bBMW\b|product\b|raw\s+material|\bcapacity\b|\bplastic\s+wastes?\b|\be-?\s?wastes?\b|\btyres?\b/i.test(
      `${before.slice(-160)} ${heads}`,
    )
  )
    return false;
  if (isByBags(table)) return false;
  return (
    (WASTE_HEAD.test(heads) || listsNumberedWastes(table) || listsNamedWastes(table)) &&
    findQuantity(table) >= 0 &&
    /hazardous|H\.?W\b|schedule[-\s]*I\b|\bwaste/i.test(around) &&
    !/water|effluent|trade/i.test(heads)
  );
};

/** "Solid and hazardous waste": of such a table those are hazardous that have a number of the schedules. */
const MIXED = /\bsolid\s*(?:,|and|&|\/)\s*(?:and\s+)?hazardous\b|\bhazardous\s*(?:,|and|&|\/)\s*solid\b/i;
const NUMBER_IN_ROW = /\b(?:sch(?:edule)?|cat(?:egory)?)\b[^|]*\d|(?:^|[\s(/-])\d{1,2}\.\d{1,2}(?=$|[\s)])/i;

const OF_SCHEDULE = /\bwastes?\b.*\bsch(?:edule)?\b|\bhazardous\s+wastes?\b/i;

const withoutOtherWastes = (table: Table, { section, before }: LimitContext): Table => {
  const around = [before.slice(-160), section ?? ''].find((words) => /waste/i.test(words)) ?? '';
  if (!MIXED.test(around)) return table;
  const quantity = findQuantity(table);
  const rows = table.rows.filter(({ cells }) =>
    cells.some((cell, at) => at !== quantity && (CATEGORY.test(cell) || NUMBER_IN_ROW.test(cell))),
  );
  // "Waste (Schedule I entry)" above names without numbers: all of them are of the schedule.
  return rows.length === 0 && table.heads.some((head) => OF_SCHEDULE.test(head)) ? table : { ...table, rows };
};

/** "Stored as on 14/05/2024", "In stock": what lies there, beside what may be generated. */
const OF_STOCK = /stor(?:age|ed)|\bstocks?\b|\bdays\b|\bas\s+on\b|\blying\b/i;
/** "0.09 KL", "nil": a quantity, and no name. */
const OTHER_QUANTITY =
  /^(?:nil|none|-|\d[\d,]*(?:\.\d+)?\s*(?:M\.?T|KL|T|kgs?|tonn?e?s?|lit(?:re|er)s?|nos?)\.?)$/i;

/** A word of a name, in any script. */
const NAME_WORD = /[a-z]{3}|[\u0900-\u0d7f]{2}/i;

/** "Labels, caps (non hazardous)" among wastes. */
const NOT_HAZARDOUS = /\bnon[-\s]?hazardous|\bnot\s+hazardous/i;

/** The quantities of a table of hazardous wastes. */
export const readWasteTable = (all: Table, context: LimitContext): FoundLimit[] => {
  const table = withoutOtherWastes(all, context);
  const quantity = findQuantity(table);
  const unitColumn = table.heads.findIndex((head) => UNIT_HEAD.test(head));
  const disposal = table.heads.findIndex((head) =>
    /disposal|treatment|facility|mode|activit|manag|manner|destination|\bgo(?:es)?\b|\bsent\b|recipient|recycler/i.test(
      head,
    ),
  );
  return table.rows.flatMap((row) => {
    const raw = row.cells[quantity] ?? '';
    const value = readQuantity(raw);
    const isName = (cell: string, at: number, end: number): boolean =>
      at !== quantity &&
      !QUANTITY_HEAD.test(table.heads[at] ?? '') &&
      !OF_STOCK.test(table.heads[at] ?? '') &&
      !OTHER_QUANTITY.test(cell) &&
      at !== unitColumn &&
      at !== disposal &&
      at < end &&
      cell !== '' &&
      // In front of its name the number tells wastes apart; behind it says no more.
      !(isCategory(cell) && row.cells.slice(0, at).some((name) => NAME_WORD.test(name))) &&
      !(at === 0 && LABEL.test(cell));
    const listNames = (end: number) => row.cells.flatMap((cell, at) => (isName(cell, at, end) ? [at] : []));
    const ahead = listNames(disposal < 0 ? row.cells.length : Math.max(disposal, quantity));
    // "Disposal | Quantity | Waste": the name stands behind both.
    const names = ahead.some((at) => NAME_WORD.test(row.cells[at] ?? ''))
      ? ahead
      : listNames(row.cells.length);
    if (!value || names.length === 0 || row.cells.some((cell) => NOT_HAZARDOUS.test(cell))) return [];
    const printed =
      (unitColumn >= 0 ? row.cells[unitColumn] : null) ||
      value.unit ||
      raw
        .slice(raw.indexOf(value.limit) + value.limit.length)
        .replace('…', '')
        .trim() ||
      /\(([^)]+)\)/.exec(table.heads[quantity] ?? '')?.[1] ||
      PER_ANNUM.exec(table.heads[quantity] ?? '')?.[0] ||
      /^(?!q(?:uanti)?ty)\S+\s*\/\s*\S+$/i.exec(table.heads[quantity] ?? '')?.[0] ||
      /\b(?:quantity|qty\.?)[\s,:-]*(?:in\s+)?((?:MT|KL|T|kgs?|(?:metric\s+)?ton(?:ne)?s?|nos?|(?:kilo\s?)?lit(?:re|er)s?)\.?\s*(?:\/|per)\s*[a-z]+)\s*$/i.exec(
        table.heads[quantity] ?? '',
      )?.[1] ||
      null;
    // "74 MT" below "Quantity per year".
    const head = table.heads[quantity] ?? '';
    const time =
      /\bper\s+(?:year|annum|month|day)\b/i.exec(head)?.[0] ??
      /^(?:quantity|qty\.?|generation)\s*\/\s*(?:annum|year|month)\b/i
        .exec(head)?.[0]
        .replace(/^.*\//, '/')
        .replace(/\s/g, '');
    const unit =
      printed && time && !/\/|per|annum|[PY]A?$|[AMD]$/i.test(printed.replace(/^MT$/i, ''))
        ? `${printed}${time.startsWith('/') ? '' : ' '}${time}`
        : printed;
    return [
      {
        medium: 'hazardous_waste' as const,
        parameter: names
          .map((at) => row.cells[at])
          .join(' ')
          .replace(CATEGORY_BEHIND, ''),
        limit: value.limit,
        unit,
        citation: citeCells(row, [...names, quantity, ...(unitColumn < 0 ? [] : [unitColumn])]),
      },
    ];
  });
};
