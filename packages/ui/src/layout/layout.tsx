import type { ComponentProps, CSSProperties } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './layout.module.css';

/** Steps of the space scale: 1 is 4 px, 2 is 8, 3 is 12, 4 is 16, 5 is 20, 6 is 24, 8 is 32. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8;

/** Props of {@link Stack}. */
export type StackProps = ComponentProps<'div'> & {
  /** The space between the children, in steps of the space scale. */
  gap?: Gap;
};

/** Children in a column. */
export function Stack({ gap = 4, className, ...rest }: StackProps) {
  return <div {...rest} className={cx(styles.stack, styles[`gap${gap}`], className)} />;
}

/** Props of {@link Inline}. */
export type InlineProps = ComponentProps<'div'> & {
  /** The space between the children, in steps of the space scale. */
  gap?: Gap;
  /** The vertical alignment of the children. */
  align?: 'center' | 'baseline' | 'start';
  /** The horizontal distribution of the children. */
  justify?: 'start' | 'between' | 'end';
  /** Keeps the children on one line. */
  isNoWrap?: boolean;
  /** Keeps its full width beside content that can wrap. */
  isRigid?: boolean;
};

/** Children side by side. They wrap if there is not enough room. */
export function Inline({ gap = 2, align, justify, isNoWrap, isRigid, className, ...rest }: InlineProps) {
  return (
    <div
      {...rest}
      className={cx(
        styles.inline,
        styles[`gap${gap}`],
        align === 'baseline' && styles.baseline,
        align === 'start' && styles.start,
        justify === 'between' && styles.between,
        justify === 'end' && styles.justifyEnd,
        isNoWrap && styles.nowrap,
        isRigid && styles.rigid,
        className,
      )}
    />
  );
}

/** A grid of twelve columns; one column under 1180 px. */
export function Grid({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.grid, className)} />;
}

/** Props of {@link GridItem}: a div's, and its width in columns. */
export type GridItemProps = ComponentProps<'div'> & {
  /** How many of the twelve columns it takes. */
  span: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
  /** Makes its child, usually a card, as high as the highest in the row. */
  isFilled?: boolean;
  /** Takes two rows on a wide screen. The second row takes the remaining height. */
  isTall?: boolean;
};

/** A cell of {@link Grid}. */
export function GridItem({ span, isFilled, isTall, className, style, ...rest }: GridItemProps) {
  const spanned = { ...style, '--span': span } as CSSProperties;
  const look = cx(styles.col, isFilled && styles.fill, isTall && styles.tall, className);
  return <div {...rest} style={spanned} className={look} />;
}
