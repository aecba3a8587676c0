import { cutBox, type PreparedPicture } from './prepare-picture.ts';
import { joinStacked, listPieces, type Piece } from './seen-points.ts';
import type { RecognisedLine, RecognisedWord } from './types.ts';

/** "PM;", "NO,", "SO:": a name whose lowered sign came out as a mark. */
const LOST_SIGN = /^(\(?)(PM|[NS]O)[,;:._]$/;
/** Two readings of which one was of a mark are never surer than this together. */
const TOGETHER = 75;
/** All of these names have so many capitals, each a piece of ink. */
const CAPITALS = 2;
/** A lowered sign goes so far below the foot of the capitals at least, and is so high at least, in shares of a capital. */
const BELOW = 0.08;
const LOWEST = 0.35;
/** Digits are so wide at most, in shares of their height, and an "x" so wide at least. */
const [DIGIT, CROSS] = [0.72, 0.76];
/** A point is so large at most, and at least, in shares of a capital; the digits beside it stand so far apart, others nearer. */
const [LARGEST, SMALLEST] = [0.28, 0.06];
const APART = 0.32;
/** So much of the paper below and behind a word is looked at, in its heights: the mark of a sign has a box of its own. */
const AROUND = { below: 0.35, behind: 0.1 };

const highOf = ({ y0, y1 }: Piece): number => y1 - y0;
const wideOf = ({ x0, x1 }: Piece): number => x1 - x0;

/** What the pieces of ink behind the capitals of a name are: its lowered sign; null: nothing that can be told. */
const tellSign = (name: string, capitals: readonly Piece[], behind: readonly Piece[]): string | null => {
  const high = Math.max(...capitals.map(highOf));
  const foot = Math.max(...capitals.map(({ y1 }) => y1));
  if (behind.some(({ y1 }) => y1 <= foot + BELOW * high)) return null;
  const signs = behind.filter((piece) => highOf(piece) >= LOWEST * high && highOf(piece) <= high);
  const points = behind.filter(
    (piece) =>
      Math.max(highOf(piece), wideOf(piece)) <= LARGEST * high &&
      Math.min(highOf(piece), wideOf(piece)) >= SMALLEST * high,
  );
  if (signs.length + points.length !== behind.length) return null;
  const [first, second, third] = signs;
  if (!first || third || points.length > 1) return null;
  if (name === 'PM')
    return second ? tellSize(second.x0 - first.x1 > APART * high, first, second, points[0]) : null;
  if (second || points.length > 0) return null;
  const shape = wideOf(first) / highOf(first);
  if (shape < DIGIT) return '2';
  return name === 'NO' && shape > CROSS ? 'x' : null;
};

/** The size of dust by its two digits: a point between them, and room for it, are of fine dust; neither of coarse. */
const tellSize = (isApart: boolean, first: Piece, second: Piece, point: Piece | undefined): string | null => {
  if (!point) return isApart ? null : '10';
  return isApart && point.x0 >= first.x1 && point.x1 <= second.x0 ? '2.5' : null;
};

/** A name with the lowered sign that its picture shows; null: it shows none that can be told. */
const findLoweredSign = (prepared: PreparedPicture, { text, bbox }: RecognisedWord): string | null => {
  const [, bracket, name = ''] = LOST_SIGN.exec(text) ?? [];
  if (bracket === undefined) return null;
  const high = bbox.y1 - bbox.y0;
  const box = { ...bbox, y1: bbox.y1 + AROUND.below * high, x1: bbox.x1 + AROUND.behind * high };
  const { pixels, width, height, left, top } = cutBox(prepared, box);
  const pieces = joinStacked(
    listPieces(pixels, width, height).filter((piece) => {
      const [x, y] = [(piece.x0 + piece.x1) / 2 + left, (piece.y0 + piece.y1) / 2 + top];
      return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1;
    }),
  );
  const count = CAPITALS + bracket.length;
  if (pieces.length <= count) return null;
  const sign = tellSign(name, pieces.slice(bracket.length, count), pieces.slice(count));
  return sign === null ? null : `${bracket}${name}${sign}`;
};

/** The lines of a picture, names with the lowered signs that came out as marks and that the picture tells. */
export const withLoweredSigns = (
  prepared: PreparedPicture,
  lines: readonly RecognisedLine[],
): readonly RecognisedLine[] =>
  lines.map((line) => ({
    ...line,
    words: line.words.map((word) => {
      const name = findLoweredSign(prepared, word);
      return name === null ? word : { ...word, text: name, confidence: TOGETHER };
    }),
  }));
