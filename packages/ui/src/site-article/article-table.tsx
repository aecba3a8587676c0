import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './article-table.module.css';

/** Props of {@link ArticleTable}: a section's. */
export type ArticleTableProps = ComponentProps<'section'> & {
  /** Names the box, for readers who reach it by keyboard to scroll it. */
  label: string;
};

/** A table of an article in a box of its own that scrolls sideways. Holds a plain `table`. */
export function ArticleTable({ label, className, ...rest }: ArticleTableProps) {
  // Without a script nothing knows whether it scrolls: the box is always a stop for the keyboard.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
  return <section tabIndex={0} {...rest} aria-label={label} className={cx(styles.scroll, className)} />;
}
