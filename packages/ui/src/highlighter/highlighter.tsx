import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './highlighter.module.css';

/** Props of {@link Highlighter}: a `mark`'s. */
export type HighlighterProps = ComponentProps<'mark'> & {
  /** The clause that is open: the stronger of the two colours. */
  isActive?: boolean;
  /** On a paper-white page, which stays light in the dark theme. */
  isOnSheet?: boolean;
};

/** Marks words that came from a page of a document, and nothing else. */
export function Highlighter({ isActive, isOnSheet, className, ...rest }: HighlighterProps) {
  return (
    <mark
      {...rest}
      className={cx(styles.mark, isOnSheet && styles.onSheet, isActive && styles.active, className)}
    />
  );
}

/** Props of {@link SourceQuote}: a `blockquote`'s. */
export type SourceQuoteProps = ComponentProps<'blockquote'> & {
  /** The place of the words, for example "Page 6, condition 17". */
  source?: ReactNode;
  /** The clause that is open. */
  isActive?: boolean;
};

/** The quoted words of a document with the place they come from. */
export function SourceQuote({ children, source, isActive, className, ...rest }: SourceQuoteProps) {
  return (
    <blockquote {...rest} className={cx(styles.quote, className)}>
      <Highlighter isActive={isActive} dir="auto">
        {children}
      </Highlighter>
      {source && <span className={styles.source}>{source}</span>}
    </blockquote>
  );
}
