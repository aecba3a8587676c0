import { boxOf, confidenceOf } from './foreign-lines.ts';
import { cutBox, type PreparedPicture } from './prepare-picture.ts';
import type { RecognisedLine, Recognition } from './types.ts';

const widthOf = (line: RecognisedLine): number => boxOf(line).x1 - boxOf(line).x0;
const sum = (lines: readonly RecognisedLine[]): number =>
  lines.reduce((all, line) => all + (line.words.length > 0 ? widthOf(line) : 0), 0);

/** How much of a page some of its lines are (0..1), by their lengths. */
export const shareOfPage = (some: readonly RecognisedLine[], all: readonly RecognisedLine[]): number =>
  sum(some) / Math.max(1, sum(all));

/**
 * A page in English with its few lines in another script as they are read alone, where that is surer: the other lines stay
 * as English reads them, which takes no "COD" for figures of Devanagari.
 * @param recognise recognises a part of the picture as a line, in that script too
 */
export const withForeignLines = async (
  prepared: PreparedPicture,
  english: Recognition,
  foreign: readonly RecognisedLine[],
  recognise: (part: Pick<PreparedPicture, 'picture' | 'dpi'>) => Promise<Recognition>,
): Promise<Recognition> => {
  const others = new Map<RecognisedLine, RecognisedLine>();
  for (const line of foreign) {
    const { left, top, ...picture } = cutBox(prepared, boxOf(line));
    const { lines: read } = await recognise({ picture, dpi: prepared.dpi });
    const words = read
      .flatMap((each) => each.words)
      .map((word) => ({
        ...word,
        bbox: {
          x0: word.bbox.x0 + left,
          x1: word.bbox.x1 + left,
          y0: word.bbox.y0 + top,
          y1: word.bbox.y1 + top,
        },
      }));
    const other = { words, baseline: line.baseline };
    if (words.length > 0 && confidenceOf(other) > confidenceOf(line)) others.set(line, other);
  }
  return { ...english, lines: english.lines.map((line) => others.get(line) ?? line) };
};
