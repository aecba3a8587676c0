import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './article-table.module.css';

/** Props of {@link ArticleTable}: a section's. */
export type ArticleTableProps = ComponentProps<'section'> & {
  /** The name of the box, for people who reach it with the keyboard to scroll it. */
  label: string;
  /** On a phone, each row becomes a block. Cells need the name of their column in `data-column`. */
  isStacked?: boolean;
};

/** A table in a box that scrolls sideways. Its child is a plain `table`. */
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
