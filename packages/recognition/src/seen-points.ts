import { cutBox, type PreparedPicture } from './prepare-picture.ts';
import type { RecognisedLine, RecognisedWord } from './types.ts';

/** Digits without a point, with what may stand behind them: the end of a sentence, or a unit without its blank ("25KL"). */
const DIGITS = /^(\d{2,6})((?:[A-Z][A-Za-z/³]*)?[)\]”",;:.]*)$/;

/** A digit is at least so high, in shares of the highest one. */
const DIGIT = 0.7;
/** A point is at most so high and wide, and at least so large, in shares of a digit's height; the least is in pixels too. */
const [LARGEST, SMALLEST, FEWEST_PIXELS] = [0.36, 0.09, 2];
/** It stands in this lower part of a digit. */
const LOWEST_PART = 0.45;
/** What reaches so far below the digits is a comma, in shares of their height. */
const BELOW = 0.1;

const PAPER = 255;

export type Piece = { x0: number; x1: number; y0: number; y1: number };

/** What is darker than this share of the way from the darkest pixel to the lightest is ink: thin strokes are grey. */
const PALEST = 0.62;

/** What is ink in a small picture: 1, else 0. */
const toInk = (pixels: Uint8Array): Uint8Array => {
  let [darkest, lightest] = [255, 0];
  for (const grey of pixels) {
    if (grey < darkest) darkest = grey;
    if (grey > lightest) lightest = grey;
  }
  const palest = darkest + PALEST * (lightest - darkest);
  return pixels.map((grey) => (grey < palest ? 1 : 0));
};

/** The pieces of ink of a small picture that hang together. */
export const listPieces = (pixels: Uint8Array, width: number, height: number): Piece[] => {
  const ink = toInk(pixels);
  const pieces: Piece[] = [];
  for (let start = 0; start < ink.length; start++) {
    if (!ink[start]) continue;
    const piece = { x0: width, x1: 0, y0: height, y1: 0 };
    const found = [start];
    ink[start] = 0;
    // The list grows while it is walked.
    for (const at of found) {
      const [x, y] = [at % width, Math.floor(at / width)];
      piece.x0 = Math.min(piece.x0, x);
      piece.x1 = Math.max(piece.x1, x + 1);
      piece.y0 = Math.min(piece.y0, y);
      piece.y1 = Math.max(piece.y1, y + 1);
      for (let down = Math.max(0, y - 1); down <= Math.min(height - 1, y + 1); down++)
        for (let across = Math.max(0, x - 1); across <= Math.min(width - 1, x + 1); across++) {
          const next = down * width + across;
          if (!ink[next]) continue;
          ink[next] = 0;
          found.push(next);
        }
    }
    pieces.push(piece);
  }
  return pieces;
};

/** Pieces above each other are of one digit: a thin stroke between them is too pale. */
export const joinStacked = (pieces: readonly Piece[]): Piece[] => {
  const joined: Piece[] = [];
  for (const piece of pieces.toSorted((a, b) => a.x0 - b.x0)) {
    const last = joined.at(-1);
    const narrower = last ? Math.min(last.x1 - last.x0, piece.x1 - piece.x0) : 0;
    if (!last || last.x1 - piece.x0 < narrower / 2) {
      joined.push({ ...piece });
      continue;
    }
    last.x1 = Math.max(last.x1, piece.x1);
    last.y0 = Math.min(last.y0, piece.y0);
    last.y1 = Math.max(last.y1, piece.y1);
  }
  return joined;
};

const middleOf = ({ x0, x1 }: Piece): number => (x0 + x1) / 2;

/**
 * What the picture of a figure shows, and where in the picture of the page its last digit ends. `isApart`: the digits beside
 * the point stand further apart than others, as dirt between two does not make them.
 */
type Seen = { shown: string; end: number; isApart: boolean };

/** By so much, in heights of a digit, two digits stand further apart for a point between them; so far, where there are no others. */
const APART = 0.25;
const APART_ALONE = 1;

/** Whether the digits before and behind the place of a point stand further apart than any others of the figure. */
const standApart = (digits: readonly Piece[], before: number, high: number): boolean => {
  const steps = digits.slice(1).map((digit, at) => middleOf(digit) - middleOf(digits[at] ?? digit));
  const [own = 0] = steps.splice(before - 1, 1);
  return own >= (steps.length > 0 ? Math.max(...steps) + APART * high : APART_ALONE * high);
};

const lookAtFigure = (prepared: PreparedPicture, { text, bbox }: RecognisedWord): Seen | null => {
  const [, digits, behind = ''] = DIGITS.exec(text) ?? [];
  if (!digits) return null;
  const { pixels, width, height, left, top } = cutBox(prepared, bbox);
  const own = joinStacked(
    listPieces(pixels, width, height).filter((piece) => {
      const [x, y] = [middleOf(piece) + left, (piece.y0 + piece.y1) / 2 + top];
      return x > bbox.x0 && x < bbox.x1 && y > bbox.y0 && y < bbox.y1 + BELOW * (bbox.y1 - bbox.y0);
    }),
  );
  const high = Math.max(0, ...own.map(({ y0, y1 }) => y1 - y0));
  const signs = own.filter(({ y0, y1 }) => y1 - y0 >= DIGIT * high);
  const drawn = signs.slice(0, digits.length);
  const end = drawn.at(-1);
  const hasUnit = /[A-Z]/.test(behind);
  // Digits that touch: between which of them a point stands is not known.
  if (!end || drawn.length < digits.length || (signs.length > digits.length && !hasUnit)) return null;
  const foot = drawn.map(({ y1 }) => y1).toSorted((a, b) => a - b)[drawn.length >> 1] ?? 0;
  const least = Math.max(FEWEST_PIXELS, SMALLEST * high);
  const points = own.filter(({ x0, x1, y0, y1 }) => {
    const [wide, tall] = [x1 - x0, y1 - y0];
    return (
      x1 <= end.x1 &&
      Math.min(wide, tall) >= least &&
      Math.max(wide, tall) <= LARGEST * high &&
      y0 > foot - LOWEST_PART * high
    );
  });
  const [point] = points;
  if (!point || points.length > 1) return null;
  const before = drawn.filter((digit) => middleOf(digit) < middleOf(point)).length;
  if (before === 0 || before === digits.length) return null;
  const sign = point.y1 > foot + BELOW * high ? ',' : '.';
  return {
    shown: `${digits.slice(0, before)}${sign}${digits.slice(before)}${behind}`,
    end: end.x1 + left,
    isApart: standApart(drawn, before, high),
  };
};

/**
 * A figure with the point or comma that its picture shows between two of its digits and the reading lacks: "22.5" where "225"
 * was read; null: there is none, or it cannot be told between which digits it stands.
 */
export const findSeenPoint = (prepared: PreparedPicture, word: RecognisedWord): string | null =>
  lookAtFigure(prepared, word)?.shown ?? null;

/** Whether the picture of a figure leaves no doubt of a point: it is there, and the digits make room for it. */
export const hasRoomForPoint = (prepared: PreparedPicture, word: RecognisedWord): boolean =>
  lookAtFigure(prepared, word)?.isApart === true;

/** The picture of a figure without the unit that stands behind it without a blank: letters are read as digits beside them. */
export const cutFigure = (
  prepared: PreparedPicture,
  word: RecognisedWord,
): Pick<PreparedPicture, 'picture' | 'dpi'> => {
  const { pixels, width, height, left } = cutBox(prepared, word.bbox);
  const end = /\d[A-Z]/.test(word.text) ? lookAtFigure(prepared, word)?.end : undefined;
  if (end !== undefined)
    for (let y = 0; y < height; y++)
      pixels.fill(PAPER, y * width + Math.min(width, end - left), (y + 1) * width);
  return { picture: { pixels, width, height }, dpi: prepared.dpi };
};

/** The figures of a page whose pictures show a point or a comma that was not read, each with what they say with it. */
export const findSeenPoints = (
  prepared: PreparedPicture,
  lines: readonly RecognisedLine[],
): Map<RecognisedWord, string> =>
  new Map(
    lines.flatMap(({ words }) =>
      words.flatMap((word) => {
        const seen = findSeenPoint(prepared, word);
        return seen === null ? [] : [[word, seen] as const];
      }),
    ),
  );
