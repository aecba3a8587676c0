import type { ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './highlighter.module.css';

/** Props of {@link Highlighter}. `isOnSheet` is for paper-white pages, which stay light in the dark theme. */
export type HighlighterProps = { children: ReactNode; isActive?: boolean; isOnSheet?: boolean };

/** Marks words that came from a page of a document. Used for nothing else. */
export function Highlighter({ children, isActive, isOnSheet }: HighlighterProps) {
  return (
    <mark className={cx(styles.mark, isOnSheet && styles.onSheet, isActive && styles.active)}>
      {children}
    </mark>
  );
}

/** Props of {@link SourceQuote}. `source` says where the words stand, for example "Page 6, condition 17". */
export type SourceQuoteProps = { children: ReactNode; source?: ReactNode; isActive?: boolean };

/** The quoted words of a document with the place they come from. */
export function SourceQuote({ children, source, isActive }: SourceQuoteProps) {
  return (
    <blockquote className={styles.quote}>
      <Highlighter isActive={isActive}>{children}</Highlighter>
      {source && <span className={styles.source}>{source}</span>}
    </blockquote>
  );
}
