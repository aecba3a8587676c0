import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './highlighter.module.css';

/** Props of {@link Highlighter}: a `mark`'s. */
export type HighlighterProps = ComponentProps<'mark'> & {
  /** Uses the stronger of the two colours, for the open clause. */
  isActive?: boolean;
  /** Use it on a white page, which stays white in the dark theme. */
  isOnSheet?: boolean;
};

/** Marks words that come from a page of a document. Do not use it for anything else. */
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
  /** Uses the colour of the open clause. */
  isActive?: boolean;
};

/** Quoted words of a document, with their place. */
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
