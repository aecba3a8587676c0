import { type ComponentProps, type CSSProperties, memo, type ReactElement, useMemo } from 'react';
import { cx } from '../shared/cx.ts';
import type { MarkBox } from './marks.ts';
import { measureWord } from './measure-word.ts';
import styles from './page-words.module.css';

/** A word and its box on the page, as fractions 0..1. */
export type WordBox = MarkBox & { text: string };

/** Props of {@link PageWords}: a div's. Sizes are in CSS pixels as shown. */
export type PageWordsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The words, line by line in reading order. */
  lines: readonly { words: readonly WordBox[] }[];
  /** Width of the page in pixels. */
  width: number;
  /** Height of the page in pixels. */
  height: number;
  /** The direction of the words, clockwise: 90 is from the top to the bottom of the page. */
  turn?: 0 | 90 | 180 | 270;
};

/** The style of a word: its text is as high as its box and is stretched to the same length. */
function toStyle(word: WordBox, page: { width: number; height: number }, turn: number): CSSProperties {
  const [width, height] = [word.width * page.width, word.height * page.height];
  const [length, high] = turn % 180 === 0 ? [width, height] : [height, width];
  const measured = measureWord(word.text) ?? { width: 0, height: 1 };
  const size = high / measured.height;
  const drawn = measured.width * size;
  return {
    left: word.x * page.width + (turn === 90 || turn === 180 ? width : 0),
    top: word.y * page.height + (turn === 180 || turn === 270 ? height : 0),
    fontSize: size,
    lineHeight: `${high}px`,
    transform: `rotate(${turn}deg) scaleX(${drawn > 0 ? length / drawn : 1})`,
  };
}

/**
 * Invisible words above the picture of a page, so that people can select, find and hear them as on a page with text.
 * Put it into a DocumentPage, above the drawing.
 */
export const PageWords = memo(function PageWords(props: PageWordsProps): ReactElement {
  const { lines, width, height, turn = 0, className, ...rest } = props;
  const drawn = useMemo(
    () =>
      lines.map(({ words }, line) => (
        // Words and lines have no ids and never change places.
        <div key={line} className={styles.line}>
          {words.map((word, at) => (
            <span key={at} className={styles.word} style={toStyle(word, { width, height }, turn)}>
              {`${word.text} `}
            </span>
          ))}
        </div>
      )),
    [lines, width, height, turn],
  );
  return (
    <div {...rest} className={cx(styles.words, className)}>
      {drawn}
      <div className={styles.rest} aria-hidden="true" />
    </div>
  );
});
