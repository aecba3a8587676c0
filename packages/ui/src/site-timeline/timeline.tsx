import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './timeline.module.css';

/** One step, for example a year. */
export type TimelineStep = { when: string; title: string; text?: string };

/** Props of {@link Timeline}: a list's. */
export type TimelineProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** Up to five steps in order. */
  steps: readonly TimelineStep[];
};

/** Steps side by side, each with a marigold line. Below 900 px they are in one column. */
export function Timeline({ steps, className, ...rest }: TimelineProps) {
  return (
    <ol {...rest} className={cx(styles.timeline, className)}>
      {steps.map(({ when, title, text }) => (
        <li key={`${when} ${title}`} className={styles.step}>
          <span className={cx(styles.when, 'num')}>{when}</span>
          <b className={styles.title}>{title}</b>
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
