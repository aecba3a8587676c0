import { wordsBelow } from '../indic/facts/cells.ts';
import { hasKnownScript } from '../indic/fold.ts';
import { findLabelledValidity } from '../indic/validity.ts';
import { findDates } from '../language/dates.ts';
import { citeCells, citeLines } from '../layout/passage.ts';
import type { Table } from '../layout/table.ts';
import type { TextLine } from '../layout/text-line.ts';
import type { OrderKind, ValidityPeriod } from '../types.ts';
import { mediumAt } from './medium-at.ts';
import { isOfOtherKind } from './other-kind.ts';
import { readSpan } from './validity-ends.ts';

/** What is known of the order when its validity is read. */
export type KnownOrder = { issuedOn: string | null; kind: OrderKind | null };

/** A period of validity. `isOfOtherKind`: said of a paper of another kind than the order, which counts where nothing else is said. */
export type FoundPeriod = ValidityPeriod & { isOfOtherKind: boolean };

/** "Valid upto: 30/06/2028" in a cell, or "Validity" in one cell and its dates in the next. */
const CELL_LABEL =
  /^\W*(?:(?:\d{1,2}(?:\.\d{1,2})*|[ivx]{1,5})\s*[.)]?\s*)?(?:validity|valid\s+(?:up\s*to|till|from|to)|(?:renew(?:ed|al)|extended)\s+(?:up\s*to|till)|(?:renewed|valid|granted)\s+for\s+(?:the\s+|a\s+)?period|(?:period|duration|term|tenure)(?:\s+(?:of|for)\s+(?:validity|renewal|extension|operation|grant|which|(?:this\s+|the\s+)?(?:consent|authori[sz]ation|order|registration|clearance|CT[EO]|CCA))|\s*[:–-]?\s*$|\s*[:–-]\s*(?:from\s+)?\d)|consent\s+period|(?:date\s+of\s+)?expiry(?:\s+date)?|(?:consent|authori[sz]ation|order|EC|clearance|CT[OE]|CF[OE]|CCA|registration|certificate)\s+valid(?:ity)?)\b/i;

/** "सम्मति की वैधता अवधि | दिनांक 01/08/2024 से दिनांक 31/07/2029 तक": behind a label in an Indian language, or below it. */
const readOwnScript = (line: TextLine, next: TextLine | undefined): FoundPeriod | null => {
  if (!hasKnownScript(line.text)) return null;
  for (const [at, cell] of line.cells.entries()) {
    const beside = findLabelledValidity(`${cell.text} ${line.cells[at + 1]?.text ?? ''}`);
    const found = beside ?? findLabelledValidity(`${cell.text} ${wordsBelow(cell, next)}`);
    const cited = next && !beside ? [line, next] : [line];
    if (found) return { medium: null, ...found, citation: citeLines(cited), isOfOtherKind: false };
  }
  return null;
};

/** The periods in labelled cells of lines: tables of particulars, and heads that are set in two columns. */
export const readLabelledLines = (lines: readonly TextLine[], order: KnownOrder): FoundPeriod[] => {
  const periods: FoundPeriod[] = [];
  for (const [index, line] of lines.entries()) {
    const own = readOwnScript(line, lines[index + 1]);
    if (own) periods.push(own);
    const at = line.cells.findIndex((cell) => CELL_LABEL.test(cell.text));
    if (at < 0 || /bank|guarantee|\bfees?\b|agreement|licen[cs]e|previous|earlier/i.test(line.text)) continue;
    const text = line.cells
      .slice(at, at + 3)
      .map((cell) => cell.text)
      .join(' ');
    const dates = findDates(text).filter((date) => date.iso);
    const last = dates.at(-1);
    // "Period of validity | Five years from the date of issue of this certificate".
    const counted = dates.length === 0 ? readSpan(text, order.issuedOn)?.periods[0] : undefined;
    if (counted) {
      const isOther = isOfOtherKind(text, order.kind);
      periods.push({ ...counted, citation: citeLines([line]), isOfOtherKind: isOther });
    }
    if (!last?.iso || (dates.length === 1 && /\bfrom\W*$/i.test(text.slice(0, last.start)))) continue;
    const from = dates.length > 1 ? (dates.at(-2)?.iso ?? null) : null;
    periods.push({
      medium: mediumAt(line.text, line.text.length),
      from,
      upto: last.iso,
      citation: citeLines([line]),
      isOfOtherKind: isOfOtherKind(text, order.kind),
    });
  }
  return periods;
};

/** Whether a line begins of its own, and does not go on with the one before ("… dt. 22.01.2018" above "valid up to 31.12.2022."). */
export const beginsLine = (line: TextLine, at: number, lines: readonly TextLine[]): boolean =>
  !/^[a-z]/.test(line.text) || /[.:;]\s*$/.test(lines[at - 1]?.text ?? '.');

const OTHER_TABLE = /bank|guarantee|\bfees?\b|agreement|licen[cs]e/i;

/** The period of a row with its dates, for water or air where it names one of them. */
const toRowPeriod = (text: string): Omit<FoundPeriod, 'citation'> | null => {
  const dates = findDates(text).filter((date) => date.iso);
  const last = dates.at(-1);
  if (!last?.iso) return null;
  const medium = /water/i.test(text) ? 'water' : /\bair\b/i.test(text) ? 'air' : null;
  const from = dates.length > 1 ? (dates.at(-2)?.iso ?? null) : null;
  return { medium, from, upto: last.iso, isOfOtherKind: false };
};

const isFromTo = (heads: string): boolean => /\bfrom\b/i.test(heads) && /\b(?:to|upto|till)\b/i.test(heads);

/** The periods of a table: behind labels, and in the rows below "From" and "To". */
export const readValidityTable = (table: Table, order: KnownOrder): FoundPeriod[] => {
  const heads = table.heads.join(' ');
  const labelled = OTHER_TABLE.test(heads) ? [] : readLabelledLines(table.lines, order);
  if (!isFromTo(heads) || /bank|guarantee|fee/i.test(heads)) return labelled;
  return [
    ...labelled,
    ...table.rows.flatMap((row) => {
      const period = toRowPeriod(row.cells.join('  '));
      return period ? [{ ...period, citation: citeCells(row) }] : [];
    }),
  ];
};

/** A sentence has this many letters at least. */
const SHORTEST_NOTE = 20;

/** The rows of a table that are sentences on the order, without other cells: "The clearance is valid till 18/04/2034." */
export const listNotes = (table: Table): TextLine[] =>
  OTHER_TABLE.test(table.heads.join(' '))
    ? []
    : table.rows.flatMap(({ cells, lines }) => {
        const [line] = lines;
        const isNote =
          lines.length === 1 &&
          cells.slice(1).every((cell) => cell.trim() === '') &&
          (cells[0] ?? '').length >= SHORTEST_NOTE;
        return line && isNote ? [line] : [];
      });

/** Rows with two dates right below a line of the cells "From" and "To", where these are too few to be a table. */
export const readHeadedLines = (lines: readonly TextLine[]): FoundPeriod[] => {
  const at = lines.findIndex(({ cells }) => {
    const from = cells.findIndex(({ text }) => /^(?:valid\s+)?from\W*$/i.test(text));
    const to = cells.findIndex(({ text }) => /^(?:valid\s+)?(?:to|up\s*to|till)\W*$/i.test(text));
    return from >= 0 && to > from;
  });
  if (at < 0 || OTHER_TABLE.test(lines[at]?.text ?? '')) return [];
  const periods: FoundPeriod[] = [];
  for (const line of lines.slice(at + 1)) {
    const period = toRowPeriod(line.text);
    if (!period?.from || line.cells.length < 2) break;
    periods.push({ ...period, citation: citeLines([line]) });
  }
  return periods;
};
