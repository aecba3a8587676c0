import { toEnglishCell, toEnglishLine } from '../indic/table-words.ts';
import { PARAMETER, SHORT } from '../limits/parameters.ts';
import { type Rule, readFirst } from '../rule.ts';
import { HEADER_WORD } from './head-words.ts';
import type { TextLine } from './text-line.ts';

/**
 * Whether a line heads a table; so many of its cells as `countMatching` says could head a column. The first rule that
 * knows decides.
 */
export type TableHeaderRule = Rule<[line: TextLine, countMatching: () => number], 'header' | 'none'>;

/** "Day 75 dB(A)": a figure with its unit stands below heads. */
const HOLDS_FIGURE = /(?<![A-Za-z\d.])\d[\d.]*\s*(?:dB\b|mg\s*\/|ppm\b|KL\s*\/|MT\s*\/)/i;

/** Whether a cell could head a column. */
export const isHeaderCell = (text: string): boolean =>
  text.length <= 64 &&
  text.split(' ').length <= 9 &&
  !HOLDS_FIGURE.test(text) &&
  (HEADER_WORD.test(text) ||
    TIMED_HEAD.test(text) ||
    MEASURED_HEAD.test(text) ||
    /\b(?:norms?|limits?|standards?|exceed|frequency|quantity|capacity)\b|^(?:(?:shall\s+)?not\s+(?:be\s+)?)?(?:more|less)\s+than$|^[A-Z][^:.\d]{1,40}(?:,\s*|\(\s*)(?:in\s+)?(?:mg|g|[µμ]g)\s?\/\s?\w+\)?$|\b(?:stacks?|chimneys?|outlets?)$|^samples?$|^\(?(?:in\s+)?(?:m?g|kg|[µμ]g)\s?\/\s?(?:N?m\s?[3³]|l|L|MT|tonn?e?|ton|t|day|d)(?:\s+of\s+[a-z ]+)?\)?$|^(?:up\s?to|till|until|from|after|before)\s[\d./-]+\s*\((?:in\s+)?(?:mg|g|[µμ]g)\s?\/\s?\w+\)$|^\(?(?:in\s+)?(?:M\.?T|KL|T|kgs?|tonn?e?s?|nos)\.?\s?(?:\/|per)\s?(?:annum|year|yr|month|day)\)?$/i.test(
      text,
    ));

/** "06:00 to 22:00 hrs", "up to 31.03.2025", "H2S (mg/Nm3)": times, stages and what is measured with its unit, as heads. */
const TIMED_HEAD =
  /^\d{1,2}[.:]\d\d\s*(?:hrs?\.?)?\s*(?:to|-|–)\s*\d{1,2}[.:]\d\d\s*(?:hrs?\b|hours\b)|^\d{1,2}\s*(?:h|hrs?\.?)?\s*(?:to|-|–)\s*\d{1,2}\s*(?:h|hrs?|hours)\.?$|^(?:up\s?to|till|until|from|after|before)\s\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^(?:below|above|less\s+than|more\s+than|up\s?to|[<>≤≥])?\s*\d+(?:\s*(?:to|-|–)\s*\d+)?\s*Hz$/i;
const MEASURED_HEAD = new RegExp(
  `^(?:total\\s+|acid\\s+)?(?:${PARAMETER.source})[^:;]{0,24}\\(\\s*(?:in\\s+)?(?:m?g|[µμ]g)\\s*/\\s*\\w+\\s?[3³]?\\s*\\)$`,
  'i',
);

const PARAMETER_NAME = new RegExp(`^(?:total\\s+)?${PARAMETER.source}`, 'i');

const FIGURE_ALONE = /^[<≤]?\s*\d[\d,]*(?:\.\d+)?(?:\s*(?:to|-|–)\s*\d[\d.]*)?$/;
const UNIT_ALONE =
  /^\(?(?:in\s+)?(?:m?g|[µμ]g|kg)\s?\/\s?(?:N?m\s?[3³]|l|L|lit(?:re|er)?|ltr)\)?$|^(?:ppm|NTU|dB\s?\(A\)|P\.?C\.?U\.?|hazen)$/i;

/** What gives off or lets out something, at the beginning of a cell. */
const PLANT =
  /^(?:[A-Z][\w.-]*\s+){0,2}(?:kilns?|boilers?|furnaces?|heaters?|incinerators?|sets?|units?|lines?|plants?|mills?|coolers?|dryers?)\b(?!.*[.;:]$)/i;

/** What lets out water, and the units beside it, as heads. */
const WATER =
  /^(?:(?:trade|industrial|process|domestic|treated|R\.?O\.?|MEE)\s+)*(?:effluents?|sewage|waste\s*water|permeate|condensate)\b(?!.*[.;:]$)|^(?:units?|uom)$/i;

/** A cell that is the name of something measured and nothing else, with its unit or method in brackets at most. */
export const isMeasured = (text: string): boolean =>
  (PARAMETER_NAME.test(text) || SHORT.test(text)) &&
  text.split(' ').length <= 6 &&
  !/\d\s*(?:mg|ppm|%)|\d[.-]\d(?!\))|:/.test(text.replace(/\([^)]*\)|\bPM\s?2\.5/g, ''));

/** So many names of what is measured make a header of a line with one that is unknown. */
const MOST_KNOWN = 4;

/** "Sr No" and the like, of which a scan may keep "No.": a row that starts with it heads a table. */
const SERIAL_HEADER = /^(?:s(?:r|l)?\.?\s?(?:no|n)\b|srno|sl\.?$|sr\.?$|#|s\.\s?no|no\.$)/i;

/** What is no header for sure stands between the sure and the likely headers. */
export const TABLE_HEADER_RULES: readonly TableHeaderRule[] = [
  /** One cell: nothing has columns. Leaves two and more. */
  { id: 'one-cell', read: (line) => (line.cells.length < 2 ? 'none' : null) },
  /** "Sr. No | Parameter", and "Sr. No" before two more cells whatever they say. Leaves lines that begin otherwise. */
  {
    id: 'serial-number',
    read: (line, countMatching) => {
      if (!SERIAL_HEADER.test(line.cells[0]?.text ?? '')) return null;
      return line.cells.length >= 3 || countMatching() >= 2 ? 'header' : 'none';
    },
  },
  /** "1. Quantity | Unit": a row or a condition. Leaves lines without a number. */
  {
    id: 'numbered',
    // "S." above "N." is no number.
    read: (line) =>
      /^\(?(?:\d{1,3}|[a-z]|[ivx]+)[.)]/i.test(line.text) &&
      !(/^S[rl]?\.$/i.test(line.cells[0]?.text ?? '') && line.cells.length > 2)
        ? 'none'
        : null,
  },
  /** "Date | of the report." ends like a sentence. Leaves three cells and more. */
  {
    id: 'sentence-end',
    // "Max." is short for a head.
    read: (line) =>
      /[.;]$/.test(line.text) && !/\b(?:max|min|conc|qty|no)\.$/i.test(line.text) && line.cells.length < 3
        ? 'none'
        : null,
  },
  /** "Consent No. 771/2024 | Date: 12.04.2024": a line of answers. Leaves three cells and more, and years alone. */
  {
    id: 'dated',
    read: (line) =>
      line.cells.length === 2 && /\b\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})\b/.test(line.text)
        ? 'none'
        : null,
  },
  /** "BOD | Not exceed | 30 | mg/l": a figure beside its unit is a row. Leaves units that head columns. */
  {
    id: 'figure-and-unit',
    read: (line) =>
      line.cells.some(
        ({ text }, at) => FIGURE_ALONE.test(text) && UNIT_ALONE.test(line.cells[at + 1]?.text ?? ''),
      )
        ? 'none'
        : null,
  },
  /** "Parameter | pH | BOD | COD", "SO2 | NO2 | PM10": what is measured, side by side. Leaves fewer than three. */
  {
    id: 'parameters',
    read: (line) => {
      if (line.cells.length < 3) return null;
      const measured = line.cells.filter((cell) => isMeasured(cell.text)).length;
      const [first] = line.cells;
      // "Power category": what the rows are is said in a few words.
      const isHeaded =
        first !== undefined && !isMeasured(first.text) && /^[A-Z][^\d:;.]{2,40}$/.test(first.text);
      const known = measured + (isHeaded ? 1 : 0);
      // "pH | TSS | BOD | TAN | COD": one short name among many may be unknown.
      const isOneUnknown =
        measured >= MOST_KNOWN &&
        known === line.cells.length - 1 &&
        line.cells.slice(1).some(({ text }) => /^[A-Z][A-Za-z0-9&.-]{0,7}$/.test(text) && !isMeasured(text));
      return (measured >= 3 && known === line.cells.length) || isOneUnknown ? 'header' : null;
    },
  },
  /** "Parameter | Kiln with co-processing | Kiln without it": plants beside the word. Leaves other names, and figures. */
  {
    id: 'parameter-first',
    read: (line) => {
      const isCounted =
        SERIAL_HEADER.test(line.cells[0]?.text ?? '') || /^S\.$/i.test(line.cells[0]?.text ?? '');
      const [first, ...others] = isCounted ? line.cells.slice(1) : line.cells;
      return first !== undefined &&
        /^(?:parameters?|pollutants?|characteristics?|constituents?)(?:\s*\([^()]*\))?$/i.test(first.text) &&
        others.length > 1 &&
        others.every(
          ({ text }) =>
            (PLANT.test(text) || WATER.test(text) || isHeaderCell(text)) && text.split(' ').length <= 7,
        )
        ? 'header'
        : null;
    },
  },
  /** Every cell could head a column. Leaves lines with other words. */
  {
    id: 'all-heads',
    read: (line, countMatching) => (countMatching() === line.cells.length ? 'header' : null),
  },
  /** "Source | Height (m) | SPM | SO2": words that head columns beside what is measured. Leaves fewer than three, and figures. */
  {
    id: 'heads-and-parameters',
    read: (line, countMatching) => {
      const measured = line.cells.filter((cell) => !isHeaderCell(cell.text) && isMeasured(cell.text)).length;
      const heads = countMatching();
      const isHeaded = line.cells.length >= 3 && heads > 0 && heads + measured === line.cells.length;
      return isHeaded && !/\d\s*(?:mg|ppm|dB|[µμ]g|%)/i.test(line.text) ? 'header' : null;
    },
  },
  /** Seven of ten cells could, of four and more. Leaves fewer. */
  {
    id: 'most-heads',
    read: (line, countMatching) =>
      line.cells.length >= 4 && countMatching() >= line.cells.length * 0.7 ? 'header' : null,
  },
];

/** Whether a line heads a table: at least two short cells, most of which are words that head columns. */
export const isTableHeader = (printed: TextLine, rules = TABLE_HEADER_RULES): boolean => {
  const line = toEnglishLine(printed);
  const countMatching = () => line.cells.filter((cell) => isHeaderCell(cell.text)).length;
  return readFirst(rules, line, countMatching) === 'header';
};

/** Whether a line heads a table and begins with "Sr. No" or the like. */
export const isSerialHeader = (line: TextLine): boolean =>
  SERIAL_HEADER.test(toEnglishCell(line.cells[0]?.text ?? '')) && isTableHeader(line);
