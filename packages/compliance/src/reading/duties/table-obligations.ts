import { toLatinDigits } from '../indic/digits.ts';
import { toEnglishHead } from '../indic/duty-heads.ts';
import { toIndicSort } from '../indic/duty-rules.ts';
import { fold, isIndic } from '../indic/fold.ts';
import { citeCells } from '../layout/passage.ts';
import type { Table } from '../layout/table.ts';
import { lower } from '../names/grammar.ts';
import { toName } from '../names/to-name.ts';
import type { ObligationCategory, ReadObligation, ReadQuestion } from '../types.ts';
import { toObligationCategory } from './category-rules.ts';
import { type OrderDates, toDue } from './due.ts';
import { findTimeColumns, isDate, readRowTimes } from './table-times.ts';
import { findTrap } from './trap-rules.ts';

/** What a paragraph or a table yields. */
export type Findings = { obligations: ReadObligation[]; questions: ReadQuestion[] };

type TableContext = { section: string | null; before: string; dates: OrderDates };

const LABEL = /^\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]?$/i;

/** Words of a plant and its surroundings; another word with a capital may be the name of a place. */
const COMMON =
  /^(?:the|all|any|each|pot|cell|near|at|in|one|two|three|four|five|six|main|final|process|work|boiler|kiln|stack|chimney|roof|gate|diesel|treated|raw|inlet|outlet|ambient|bore|borewells?|ground|surface|noise|soil|scrubber|heater|thermic|oxidiser|spray|bag|colony|hood|vents?|vacuum|condenser|furnace|generator|sewage|effluent|hazardous|waste|sludge|north|south|east|west|village|residential|admin|office|canteen|guest|security|store|coal|ash|fly|dust|cooler|crusher|mill|cement|rice|husk|paint|solvents?|granulation|coating|blending|packing|drying|dust|welding|briquette|reactor|dr[iy]er|evaporator|tanks?|pond|lagoon|wells?|piezometers?|open|drinking|storm|rain|air|sand|induction|curing|hot|water|plant|factory|boundary|core|buffer|upwind|downwind)\b/i;

const PARAMETERS =
  /parameter|pollutant|constituent|to\s+be\s+(?:tested|monitored|analy[sz]ed|measured|checked|sampled)/i;
const PLACE =
  /place|location|point|station|source|stack|outlet|attached|particular|descri|detail|name|sampl/i;
/** A place that says itself what is done: "Stack survey of the boilers". */
const ACT = /\b(?:surveys?|stud(?:y|ies)|drills?|check-?ups?)\b/i;

/** A place that is what something is in: "NOx in ambient air". */
const IN =
  /^(?:ambient\s+air|work\s?-?\s?(?:place|zone)|(?:un)?treated|raw|ground\s?water|surface\s?water|soil|effluent|sewage|leachate|sludge|flue\s+gas)\b/i;
/** What is looked for, with its place: "ETP outlet effluent for all parameters". */
const WHERE = /\b(?:outlets?|inlets?|outfalls?|stacks?|chimneys?|wells?|drains?|lagoons?)\b/i;
/** A place that begins with what is looked for in it: "Noise at the gate". */
const SUBSTANCE = /^(?:free\s+silica|noise|dust|odour|vibration|illumination)\b/i;
/** "Work zone VOC" says already that VOC is looked for. */
const sharesWord = (what: string, place: string): boolean => {
  const words = what.toLowerCase().match(/[a-z][a-z\d.]+/g) ?? [];
  return (
    words.length > 0 &&
    words.length <= 3 &&
    words.some(
      (word) =>
        word.length > 2 &&
        place
          .toLowerCase()
          .split(/[^a-z\d.]+/)
          .includes(word),
    )
  );
};

/** The number of a stack or station: "S-1", "A2". */
const CODE = /^[A-Z]{1,3}\s?-?\s?\d{1,2}$/;

/** What a row of a table is about: its place, and what is looked for there ("PM at spray dryer stack"). */
type RowName = { whole: string; place: string };

const toRowName = (
  heads: readonly string[],
  cells: readonly string[],
  words: string[],
  before: string,
  times: readonly number[],
): RowName => {
  const parameters = cells[heads.findIndex((each) => PARAMETERS.test(each))] ?? '';
  const isPlace = (each: string, column: number) =>
    PLACE.test(each) && !PARAMETERS.test(each) && !times.includes(column);
  // The number of an outlet says less than what it is.
  const told = heads.findIndex((each, column) => isPlace(each, column) && !LABEL.test(cells[column] ?? ''));
  const at = told < 0 ? heads.findIndex(isPlace) : told;
  const printed = (at < 0 ? '' : cells[at]) || (words[0] ?? '');
  // "S-1 | Kilns": the number of a stack says less than what it is of.
  const next = CODE.test(printed)
    ? cells.find(
        (cell, column) =>
          column > at &&
          !times.includes(column) &&
          /[a-z]{3}/i.test(cell) &&
          !PARAMETERS.test(heads[column] ?? ''),
      )
    : undefined;
  const place = (next ?? printed).replace(/^(?:at|in|near)\s+/i, '');
  const what =
    parameters || (/\bambient\s+air\b/i.test(before) && !/\bair\b/i.test(place) ? 'ambient air' : '');
  const named = COMMON.test(place) ? lower(place) : place;
  const isNamed = ACT.test(place) || SUBSTANCE.test(place) || sharesWord(what, place);
  if (WHERE.test(parameters) && parameters.split(/\s+/).length > 2)
    return { whole: parameters, place: parameters };
  return {
    whole: what && what !== place && !isNamed ? `${what} ${IN.test(place) ? 'in' : 'at'} ${named}` : place,
    place,
  };
};

/** A name without its place is that of each row: then the place alone is better than what is looked for there. */
const toTitle = ({ whole, place }: RowName, category: ObligationCategory): string => {
  const title = toName(whole, { category });
  const first = /[\w-]+/.exec(place)?.[0] ?? '';
  return title.replaceAll('.', '').toLowerCase().includes(first.toLowerCase())
    ? title
    : toName(place, { category });
};

const VALIDITY = /^\W*(?:validity|valid|period\s+of\s+(?:validity|consent|authori[sz]ation))\b/i;

const isTrap = (what: string): boolean =>
  isIndic(what) ? toIndicSort(fold(what).text) === 'trap' : findTrap(what, what, what.length) !== null;

/** The places of a row's cells but these. */
const without = (cells: readonly string[], others: readonly number[]): number[] =>
  cells.flatMap((_, at) => (others.includes(at) ? [] : [at]));

/** Heads of a second column of deadlines, and what is done by it. */
const SECOND_ACTS: readonly [RegExp, string][] = [
  [/report|submission/i, 'Report'],
  [/complet|target/i, 'Complete'],
];

/** Rows whose duties lie in columns of frequencies or deadlines ("Frequency of monitoring", "Submission period"). */
export const findTableObligations = (table: Table, { section, before, dates }: TableContext): Findings => {
  const heads = table.heads.map(toEnglishHead);
  const columns = findTimeColumns(
    heads,
    table.rows.map(({ cells }) => cells),
  );
  const found: Findings = { obligations: [], questions: [] };
  if (columns.length === 0) return found;
  const isGuarantee = /bank\s+guarantee|\bBG\b/i.test(heads.join(' '));
  for (const row of table.rows) {
    const words = row.cells.filter(
      (text, at) => !columns.includes(at) && text !== '' && !LABEL.test(toLatinDigits(text)) && !isDate(text),
    );
    const what = words.join(' ');
    if (words.length === 0 || VALIDITY.test(what) || isTrap(what)) continue;
    const serial = toLatinDigits(row.cells[0] ?? '');
    const label = LABEL.test(serial) ? serial : null;
    const purpose = row.cells[heads.findIndex((each) => /purpose|towards/i.test(each))] ?? '';
    const guarantee = `Submit bank guarantee for ${lower(purpose || what).replace(/^towards\s+/i, '')}`;
    const rowName = isGuarantee
      ? { whole: guarantee, place: 'guarantee' }
      : toRowName(heads, row.cells, words, before, columns);
    const times = readRowTimes(heads, row.cells, columns);
    for (const [place, { column, head, stated, period }] of times.entries()) {
      const isReport = /submission|report/i.test(head) && !/frequency of (?:monitoring|sampling)/i.test(head);
      const isWatched =
        !isReport && period.kind === 'recurring' && heads.some((each) => PARAMETERS.test(each));
      const category = isWatched
        ? 'monitoring'
        : toObligationCategory(`${what} ${isReport ? 'submit' : before}`);
      const act = place > 0 ? SECOND_ACTS.find(([pattern]) => pattern.test(head))?.[1] : undefined;
      // Two duties of a row are told apart by what they cite: each by its own time.
      const others = times.filter((time) => time.column !== column).map((time) => time.column);
      const citation = citeCells(row, others.length > 0 ? without(row.cells, others) : undefined);
      found.obligations.push({
        title: toTitle(
          act ? { ...rowName, whole: `${act} ${lower(rowName.whole)}` } : rowName,
          category !== 'other' ? category : period.kind === 'recurring' ? 'monitoring' : 'other',
        ),
        text: row.cells.filter(Boolean).join(' | '),
        conditionNo: [section, label].filter(Boolean).join('-') || null,
        category: isGuarantee ? 'other' : category === 'other' ? 'monitoring' : category,
        statedFrequency: stated,
        citation,
        confidence: period.question ? 0.6 : 0.85,
        ...toDue(period, dates),
      });
      if (period.question && period.asks)
        found.questions.push({ text: period.question, citation, asks: period.asks });
    }
  }
  return found;
};
