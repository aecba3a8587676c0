import { findLostMargin, findNumber, type LostMargin, toNumberLine } from './lost-margin.ts';
import { followSequence } from './number-sequence.ts';
import type { RecogniseAs } from './own-script.ts';
import { resize } from './picture/resize.ts';
import { hasInk, type PreparedPicture } from './prepare-picture.ts';
import { readWords } from './read-cell.ts';
import { readColumn } from './read-column.ts';
import { listFiguresToCheck, toOtherReading, withOtherReading } from './second-look.ts';
import { cutFigure, findSeenPoints, hasRoomForPoint } from './seen-points.ts';
import type { RecognisedLine, RecognisedWord, Recognition } from './types.ts';

/** A picture, or a part of one, and its dots per inch. */
export type Part = Pick<PreparedPicture, 'picture' | 'dpi'>;

/** Recognises a part of a picture. */
type RecognisePart = (part: Part) => Promise<Recognition>;

/** Figures are looked at again as if they had been scanned so finely, in dots per inch: points are seen. */
const SECOND_LOOK = 300;

/** A number that was no number at its own size is read once more so many times enlarged. */
const ENLARGED_NUMBER = 2;

/** A part of a picture as it would be at so many dots per inch; a finer one stays as it is. */
const enlargeTo = (dpi: number, { picture, dpi: own }: Part): Part => {
  const times = Math.max(1, dpi / own);
  const size = { width: Math.round(picture.width * times), height: Math.round(picture.height * times) };
  return { picture: resize(picture, size), dpi: own * times };
};

/** A place where a number was lost, and what was read there. */
type ReadPlace = { place: LostMargin['places'][number]; read: readonly RecognisedWord[] };

/** The places of a column and the numbers of it that are known, from above to below, each with what its neighbours tell. */
const tellColumn = (places: readonly ReadPlace[], known: readonly RecognisedWord[]) => {
  const column = [
    ...places.map(({ place, read }) => ({ y: place.box.y0, read, isSure: Boolean(findNumber(read)), place })),
    ...known.map((word) => ({ y: word.bbox.y0, read: [word], isSure: true, place: null })),
  ].toSorted((a, b) => a.y - b.y);
  const told = followSequence(column);
  return column.map((each, at) => ({ ...each, told: told[at] ?? null }));
};

/** What was read in the place of a number: what its margin cut off the numbers above and below is none. */
const readPlace = async (
  prepared: PreparedPicture,
  { box }: LostMargin['places'][number],
  enlarged: number,
  recognise: RecognisePart,
): Promise<RecognisedWord[]> => {
  const words = await readWords(prepared, box, enlarged, recognise);
  return words.filter(({ bbox }) => (bbox.y0 + bbox.y1) / 2 > box.y0 && (bbox.y0 + bbox.y1) / 2 < box.y1);
};

/** The lines of a page, with the numbers of conditions that were taken for something else. */
export const withLostNumbers = async (
  prepared: PreparedPicture,
  lines: readonly RecognisedLine[],
  recognise: RecognisePart,
): Promise<readonly RecognisedLine[]> => {
  const lost = findLostMargin(lines, (box) => hasInk(prepared, box));
  if (!lost) return lines;
  const known = lost.known ?? [];
  const column = [
    ...lost.places.map((place) => ({ y: place.box.y0, word: null, place })),
    ...known.map((word) => ({ y: word.bbox.y0, word, place: null })),
  ].toSorted((a, b) => a.y - b.y);
  const found = await readColumn(
    column.map(({ word }) => word),
    async (at) => {
      const place = column[at]?.place;
      return place ? readPlace(prepared, place, 1, recognise) : [];
    },
  );
  const first = column.flatMap(({ place }, at) => (place ? { place, read: found[at] ?? [] } : []));
  const places: ReadPlace[] = [];
  // One that its neighbours tell needs no second look.
  for (const { place, read, isSure, told } of tellColumn(first, known)) {
    if (!place) continue;
    const again = isSure || told !== null ? [] : await readPlace(prepared, place, ENLARGED_NUMBER, recognise);
    places.push({ place, read: findNumber(again) ? again : read });
  }
  const numbers = tellColumn(places, known).flatMap(
    ({ place, read, told }) => (place && toNumberLine(read, place, told)) ?? [],
  );
  const rest = lines.map((line) => ({ ...line, words: line.words.filter((word) => !lost.junk.has(word)) }));
  return [...rest.filter(({ words }) => words.length > 0), ...numbers];
};

/** Whether a figure is in the digits of a script other than Latin. */
const isOfScript = ({ text }: RecognisedWord): boolean => /\p{Nd}/u.test(text) && !/\d/.test(text);

/** The lines of a page, with what a second look at its weaker figures gave where that differs. */
export const lookTwice = async (
  prepared: PreparedPicture,
  lines: readonly RecognisedLine[],
  recognise: RecogniseAs,
): Promise<readonly RecognisedLine[]> => {
  const others = new Map<RecognisedWord, RecognisedWord>();
  const seen = findSeenPoints(prepared, lines);
  for (const figure of listFiguresToCheck(lines, seen)) {
    const part = enlargeTo(SECOND_LOOK, cutFigure(prepared, figure));
    const { lines: found } = await recognise(part, isOfScript(figure) ? 'script' : 'figure');
    const read = found.flatMap(({ words }) => words);
    const shown = seen.get(figure);
    const other = toOtherReading(figure, read) ?? shown ?? null;
    // Both are kept: a person compares them.
    if (shown !== undefined && hasRoomForPoint(prepared, figure))
      others.set(figure, { ...figure, text: shown, other: figure.text });
    else if (other !== null) others.set(figure, withOtherReading(figure, other, read, shown));
  }
  if (others.size === 0) return lines;
  return lines.map((line) => ({ ...line, words: line.words.map((word) => others.get(word) ?? word) }));
};
