import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './article-table.module.css';

/** Props of {@link ArticleTable}: a section's. */
export type ArticleTableProps = ComponentProps<'section'> & {
  /** Names the box, for readers who reach it by keyboard to scroll it. */
  label: string;
  /** On a phone a row becomes a block. Cells name their column in `data-column`. */
  isStacked?: boolean;
};

/** A table in its own box, which scrolls sideways. Its child is a plain `table`. */
export function ArticleTable({ label, isStacked, className, ...rest }: ArticleTableProps) {
  // Without a script nothing knows whether it scrolls: the box is always a stop for the keyboard.
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      {...rest}
      aria-label={label}
      className={cx(styles.scroll, isStacked && styles.stacked, className)}
    />
  );
}
