import type { PageItem } from '../types.ts';
import { withAcidityEnds } from './acidity-end.ts';
import { withColumnNames } from './column-names.ts';
import { withWholeUnits } from './cut-units.ts';
import { withFullerRanges } from './fuller-ranges.ts';
import { withHiddenWords } from './hidden-words.ts';
import { withJoinedPieces } from './joined-pieces.ts';
import { withLostStrokes } from './lost-strokes.ts';
import { withDustSizes } from './lowered-dust.ts';
import { mendWord } from './mend-word.ts';
import { withKnownParts } from './number-strokes.ts';
import { withRaisedDays } from './raised-days.ts';
import { withoutSignatureMarks } from './signature-marks.ts';
import { withoutSqueezed } from './squeezed-words.ts';

/** A word that turned out to be several has their places by their letters. */
const split = (item: PageItem, words: readonly string[]): PageItem[] => {
  const { startsCell: _cell, ...rest } = item;
  const letters = words.reduce((sum, word) => sum + word.length, words.length - 1);
  let at = 0;
  return words.map((text, nth) => {
    const x = item.x + (item.width * at) / letters;
    at += text.length + 1;
    return { ...(nth === 0 ? item : rest), text, x, width: (item.width * text.length) / letters };
  });
};

/**
 * The words of a recognised page, put right where the recogniser takes signs for others that look alike, and without
 * what is none: marks of signatures that a viewer drew over the page, columns of numbers that were read as one word.
 */
export const mendItems = (items: readonly PageItem[]): PageItem[] => {
  const words = withDustSizes(
    withRaisedDays(
      withColumnNames(
        withHiddenWords(withoutSignatureMarks(withFullerRanges(withJoinedPieces(withoutSqueezed(items))))),
      ),
    ),
  );
  const mended = words.flatMap((item, at, all) => {
    const own = mendWord(item.text.trim(), all[at - 1]?.text ?? '', all[at + 1]?.text ?? '');
    const [word] = own;
    if (own.length === 1) return word === item.text ? [item] : [{ ...item, text: word ?? item.text }];
    return split(item, own);
  });
  return withKnownParts(withLostStrokes(withWholeUnits(withAcidityEnds(mended))));
};
