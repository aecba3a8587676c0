import { groupOf } from '../language/group.ts';
import { findMatches } from '../language/search.ts';
import { citeLines } from '../layout/passage.ts';
import type { Table } from '../layout/table.ts';
import type { TextLine } from '../layout/text-line.ts';
import { findAveraging } from './averaging.ts';
import type { FoundLimit } from './found-limit.ts';
import { PARAMETER } from './parameters.ts';
import { UNITS } from './units.ts';
import { MEASURE, withBasis } from './values.ts';

/** A mark that a note below a table explains, at its beginning. */
const MARK = /^\(?(\*{1,4}|#{1,2}|\$|@|†|‡|\^)\)?\s*:?\s*(.*)$/;
/** "700 mg/Nm3 when …", "limit is 100 for …": another value of what bears the mark, with when it holds. */
const OTHER_VALUE = new RegExp(
  `^(?:(?:the\\s+)?(?:limit|value|standard|norm)\\s+(?:is|shall\\s+be|will\\s+be|of)\\s+)?(?:relaxed\\s+to\\s+|up\\s*to\\s+|max\\.?\\s+)?[<≤]?\\s*(\\d[\\d,]*(?:\\.\\d+)?)\\s*(${UNITS})?(?=[\\s,(]+(?:when|where|if|for|in\\s+case|till|until|up\\s*to|from|during|with|after|once|on\\s+land|into|at)\\b)`,
  'i',
);
/** "For irrigation 200 mg/l", "If used on land: 100 mg/l": the same with the value behind. */
const VALUE_BEHIND = new RegExp(
  `^(?:for|when|where|if|in\\s+case)\\b[^\\d;]{3,80}?[\\s:–-][<≤]?\\s*(\\d[\\d,]*(?:\\.\\d+)?)\\s*(${UNITS})\\s*\\.?$`,
  'i',
);
/** What a figure at the beginning of a note may count besides a value. */
const ELSE = /^\d[\d,.]*\s*(?:%|°|days?|hours?|hrs?|months?)/i;

const bears = (cell: string, mark: string): boolean =>
  findMatches(/\*+|#+|\$|@|†|‡|\^/g, cell).some((found) => found[0] === mark);

const toLimit = (line: TextLine, limit: FoundLimit): FoundLimit[] => {
  const rest = MARK.exec(line.text.trim())?.[2] ?? '';
  const ahead = ELSE.test(rest) ? null : OTHER_VALUE.exec(rest);
  const found = ahead ?? VALUE_BEHIND.exec(rest);
  if (found === null || PARAMETER.test(rest.slice(0, found.index + found[0].length))) return [];
  const own = found[2];
  if (own !== undefined && !MEASURE.test(own)) return [];
  const behind = rest.slice(found.index + found[0].length);
  return [
    {
      ...limit,
      limit: groupOf(found, 1),
      unit: own === undefined ? limit.unit : withBasis(own, behind),
      averaging: findAveraging(behind) ?? limit.averaging ?? null,
      citation: citeLines([line]),
    },
  ];
};

/**
 * The other values that notes below a table give to what bears their mark: "600 *" above "* 700 mg/Nm3 when imported coal
 * is burnt". `limits`: those of the table; `below`: the lines right below it, up to the first that is no note.
 */
export const readTableNotes = (
  table: Table,
  limits: readonly FoundLimit[],
  below: readonly TextLine[],
): FoundLimit[] => {
  const end = below.findIndex(({ text }) => !MARK.test(text.trim()));
  return below.slice(0, end < 0 ? undefined : end).flatMap((line) => {
    const mark = MARK.exec(line.text.trim())?.[1] ?? '';
    const marked = table.rows.filter(({ cells }) => cells.some((cell) => bears(cell, mark)));
    return marked.flatMap(({ cells }) => {
      const own = limits.find(
        ({ parameter, limit }) =>
          cells.some((cell) => cell.includes(parameter)) && cells.some((cell) => cell.includes(limit)),
      );
      return own === undefined ? [] : toLimit(line, own);
    });
  });
};
