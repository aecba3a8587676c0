import type { Rules } from './picture/remove-rules.ts';
import type { PreparedPicture } from './prepare-picture.ts';
import { type RecogniseLine, readCell } from './read-cell.ts';
import { isRange } from './squeezed-ranges.ts';
import type { Box, RecognisedLine, RecognisedWord } from './types.ts';

/** What the recogniser is this sure of (0..100) is left as it is. */
const SURE = 70;
/** Widths of signs, in heights of a digit: those of a narrow type are somewhat less. */
const WIDTHS = { digit: 0.7, point: 0.3 };
const NARROW = 0.72;
/** Rules stand so far within a word at least that they part it, in heights of it. */
const WITHIN = 0.5;
/** More of them on a page are no figures. */
const MOST = 12;

const FIGURE = /^\D?\d[\d.,:]*\D?$/;
/** "6.5.-8.5:130": two cells in one word, of which one may have a range. */
const FIGURES = /^\D?\d[\d.,:–-]*\D?$/;

const widthOf = (text: string, high: number): number =>
  [...text].reduce((sum, sign) => sum + (/\d/.test(sign) ? WIDTHS.digit : WIDTHS.point), 0) * high;

/** Whether a figure has more digits than there is room for: part of a neighbour, or nothing, was read as one. */
const isTooNarrow = ({ text, bbox }: RecognisedWord): boolean =>
  /\d{2}/.test(text) && bbox.x1 - bbox.x0 < NARROW * widthOf(text, bbox.y1 - bbox.y0);

/** Where a rule of a table runs through a word; undefined: none does. */
const findRuleIn = (
  { bbox: { x0, x1, y0, y1 } }: RecognisedWord,
  rules: Rules | undefined,
): number | undefined => {
  const [middle, inside] = [(y0 + y1) / 2, WITHIN * (y1 - y0)];
  return rules?.upright.find(
    (rule) => rule.y0 <= middle && rule.y1 >= middle && rule.x > x0 + inside && rule.x < x1 - inside,
  )?.x;
};

/** The pieces of a word that a rule parts; itself where none does. */
const toPieces = ({ bbox }: RecognisedWord, rule: number | undefined): Box[] => {
  const beside = (bbox.y1 - bbox.y0) / 2;
  return rule === undefined
    ? [bbox]
    : [
        { ...bbox, x1: rule - beside },
        { ...bbox, x0: rule + beside },
      ].filter(({ x0, x1 }) => x1 > x0);
};

/**
 * The lines of a picture with the figures that cannot be what was read: too many digits for their width ("507" of "50"), or
 * two cells in one word. Each is read again alone; one that gives no other figure stays as it was, in doubt.
 */
export const withPossibleFigures = async (
  prepared: PreparedPicture,
  lines: readonly RecognisedLine[],
  recognise: RecogniseLine,
): Promise<readonly RecognisedLine[]> => {
  const impossible = lines
    .flatMap(({ words }) => words)
    .filter((word) => word.confidence < SURE && FIGURES.test(word.text))
    .map((word) => ({ word, rule: findRuleIn(word, prepared.rules) }))
    .filter(({ word, rule }) => rule !== undefined || (FIGURE.test(word.text) && isTooNarrow(word)))
    .slice(0, MOST);
  const others = new Map<RecognisedWord, RecognisedWord[]>();
  for (const { word, rule } of impossible) {
    const isWanted = ({ words }: RecognisedLine) =>
      (words.length === 1 && words.every((each) => FIGURE.test(each.text) && !isTooNarrow(each))) ||
      (rule !== undefined && isRange(words));
    const read: RecognisedWord[] = [];
    for (const piece of toPieces(word, rule))
      read.push(...((await readCell(prepared, piece, recognise, isWanted, 'agreed'))?.words ?? []));
    if (read.length > 0) others.set(word, read);
  }
  if (others.size === 0) return lines;
  return lines.map((line) => ({ ...line, words: line.words.flatMap((word) => others.get(word) ?? [word]) }));
};
