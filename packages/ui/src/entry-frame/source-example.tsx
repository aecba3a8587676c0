import type { ComponentProps, ReactNode } from 'react';
import { ClauseChip } from '../clause-chip/clause-chip.tsx';
import { Highlighter } from '../highlighter/highlighter.tsx';
import { cx } from '../shared/cx.ts';
import styles from './source-example.module.css';

/** Props of {@link SourceExample}: a figure's. */
export type SourceExampleProps = Omit<ComponentProps<'figure'>, 'children'> & {
  /** The clause's number in its document. */
  number: string;
  /** The words of the document, highlighted. */
  quote: ReactNode;
  /** The task that the product makes from the words. */
  task: ReactNode;
  /** The place of the words, for example "Clause 17, page 6". */
  source: ReactNode;
  /** A StatusTag at the right of the task. */
  status?: ReactNode;
};

/** A sentence of a document and the task that it became, on a dark background. */
export function SourceExample({
  number,
  quote,
  task,
  source,
  status,
  className,
  ...rest
}: SourceExampleProps) {
  return (
    <figure {...rest} className={cx(styles.example, className)}>
      <blockquote className={styles.page}>
        <ClauseChip number={number} />
        <p>
          <Highlighter dir="auto">{quote}</Highlighter>
        </p>
      </blockquote>
      <figcaption className={styles.task}>
        <span className={styles.words}>
          <b className={styles.name}>{task}</b>
          <span className={styles.source}>{source}</span>
        </span>
        {status}
      </figcaption>
    </figure>
  );
}
