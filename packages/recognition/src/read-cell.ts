import { toCellLine } from './lost-cells.ts';
import { resize } from './picture/resize.ts';
import { cutBox, type PreparedPicture } from './prepare-picture.ts';
import type { Box, RecognisedLine, Recognition } from './types.ts';

/** So much larger a cell is read than the page, for its letters are few; where that gives nothing, by the next. */
export const ENLARGED = [2, 1.5] as const;

/** Recognises a part of a picture as one line. */
export type RecogniseLine = (part: Pick<PreparedPicture, 'picture' | 'dpi'>) => Promise<Recognition>;

/**
 * Reads what stands in a box of a picture as one line, so many times enlarged.
 * @returns its words at their places in the picture; null: nothing that can be trusted
 */
export const readCell = async (
  prepared: PreparedPicture,
  box: Box,
  enlarged: number,
  recognise: RecogniseLine,
): Promise<RecognisedLine | null> => {
  const { left, top, ...part } = cutBox(prepared, box);
  const size = { width: Math.round(part.width * enlarged), height: Math.round(part.height * enlarged) };
  const { lines } = await recognise({ picture: resize(part, size), dpi: prepared.dpi * enlarged });
  const words = lines.flatMap((line) => line.words);
  return toCellLine(
    words.map((word) => ({
      ...word,
      bbox: {
        x0: word.bbox.x0 / enlarged + left,
        x1: word.bbox.x1 / enlarged + left,
        y0: word.bbox.y0 / enlarged + top,
        y1: word.bbox.y1 / enlarged + top,
      },
    })),
  );
};
