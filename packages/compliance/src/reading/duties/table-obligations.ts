import { citeCells } from '../layout/passage.ts';
import type { Table } from '../layout/tables.ts';
import { lower } from '../names/grammar.ts';
import { toName } from '../names/to-name.ts';
import { findPeriods } from '../periods/find-periods.ts';
import type { Period } from '../periods/types.ts';
import type { ReadObligation, ReadQuestion } from '../types.ts';
import { toObligationCategory } from './category-rules.ts';
import { type OrderDates, toDue } from './due.ts';
import { findTrap } from './trap-rules.ts';

/** What a paragraph or a table yields. */
export type Findings = { obligations: ReadObligation[]; questions: ReadQuestion[] };

type TableContext = { section: string | null; before: string; dates: OrderDates };

const HOW_OFTEN =
  /frequency|periodicity|interval|how often|time\s?frame|time\s?limit|time\s?line|schedule\b|submission|due\s+date|target\s+date|period\b|when\b/i;
const NOT_A_DUTY = /validity|compliance\s+period|consent\s+period|from|averag/i;
const LABEL = /^\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]?$/i;

/** A bare span in a column of deadlines: "15 days", "One month". */
const BARE_SPAN =
  /^\s*(?:\d{1,3}|one|two|three|four|six|twelve)\s*(?:\([^)]*\)\s*)?(?:days?|weeks?|months?|years?)\s*$/i;

const readCell = (cell: string, head: string): Period | null => {
  const text = BARE_SPAN.test(cell) && !/frequency|periodicity/i.test(head) ? `within ${cell}` : cell;
  const direct = findPeriods(text)[0];
  if (direct) return { ...direct, text: cell };
  // "6 months", "Month" under a head "Frequency".
  if (!/frequency|periodicity/i.test(head)) return null;
  const every = findPeriods(
    BARE_SPAN.test(cell) ? `every ${cell}` : `once ${/^in\b/i.test(cell) ? cell : `in a ${cell}`}`,
  )[0];
  return every ? { ...every, text: cell } : null;
};

/** Words of a plant and its surroundings; another word with a capital may be the name of a place. */
const COMMON =
  /^(?:the|all|any|each|near|at|in|one|two|three|four|five|six|main|final|process|work|boiler|kiln|stack|chimney|roof|gate|diesel|treated|raw|inlet|outlet|ambient|bore|borewells?|ground|surface|noise|soil|scrubber|heater|thermic|oxidiser|spray|bag|colony|hood|vents?|furnace|generator|sewage|effluent|hazardous|waste|sludge|north|south|east|west|village|residential|admin|office|canteen|guest|security|store|coal|ash|fly|dust|cooler|crusher|mill|cement|reactor|dr[iy]er|evaporator|tanks?|pond|lagoon|wells?|piezometers?|open|drinking|storm|rain|air|water|plant|factory|boundary|core|buffer|upwind|downwind)\b/i;

const PARAMETERS = /parameter|pollutant|to\s+be\s+(?:tested|monitored|analysed)/i;
const PLACE = /place|location|point|station|source|stack|outlet|particular|descri|detail|name|sampl/i;

/** What a row of a table is about: its place, and what is looked for there ("PM at spray dryer stack"). */
const toRowName = (
  heads: readonly string[],
  cells: readonly string[],
  words: string[],
  before: string,
): string => {
  const parameters = cells[heads.findIndex((each) => PARAMETERS.test(each))] ?? '';
  const at = heads.findIndex((each) => PLACE.test(each) && !PARAMETERS.test(each));
  const place = ((at < 0 ? '' : cells[at]) || (words[0] ?? '')).replace(/^(?:at|in|near)\s+/i, '');
  const what =
    parameters || (/\bambient\s+air\b/i.test(before) && !/\bair\b/i.test(place) ? 'ambient air' : '');
  return what && what !== place ? `${what} at ${COMMON.test(place) ? lower(place) : place}` : place;
};

/** Rows whose duty lies in a column of frequencies or deadlines ("Frequency of monitoring", "Submission period"). */
export const findTableObligations = (table: Table, { section, before, dates }: TableContext): Findings => {
  const column = table.heads.findIndex((head) => HOW_OFTEN.test(head) && !NOT_A_DUTY.test(head));
  const obligations: ReadObligation[] = [];
  if (column < 0) return { obligations, questions: [] };
  const head = table.heads[column] ?? '';
  for (const row of table.rows) {
    const cell = row.cells[column] ?? '';
    const words = row.cells.filter((text, at) => at !== column && text !== '' && !LABEL.test(text));
    const period = words.length > 0 && cell ? readCell(cell, head) : null;
    if (!period || period.kind === 'event') continue;
    const what = words.join(' ');
    if (findTrap(what, what, what.length)) continue;
    const label = LABEL.test(row.cells[0] ?? '') ? (row.cells[0] ?? '') : null;
    const isReport = /submission|report/i.test(head) && !/frequency of (?:monitoring|sampling)/i.test(head);
    const isGuarantee = /bank\s+guarantee|\bBG\b/i.test(table.heads.join(' '));
    const purpose = row.cells[table.heads.findIndex((each) => /purpose|towards/i.test(each))] ?? '';
    const category = toObligationCategory(`${what} ${isReport ? 'submit' : before}`);
    obligations.push({
      title: toName(
        isGuarantee
          ? `Submit bank guarantee for ${lower(purpose || what).replace(/^towards\s+/i, '')}`
          : toRowName(table.heads, row.cells, words, before),
        { category: category !== 'other' ? category : period.kind === 'recurring' ? 'monitoring' : 'other' },
      ),
      text: row.cells.filter(Boolean).join(' | '),
      conditionNo: [section, label].filter(Boolean).join('-') || null,
      category: isGuarantee ? 'other' : category === 'other' ? 'monitoring' : category,
      statedFrequency: cell,
      citation: citeCells(row),
      confidence: 0.85,
      ...toDue(period, dates),
    });
  }
  return { obligations, questions: [] };
};
