import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './timeline.module.css';

/** A step of the way, for example a year. */
export type TimelineStep = { when: string; title: string; text?: string };

/** Props of {@link Timeline}: a list's. */
export type TimelineProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** Up to five, in their order. */
  steps: readonly TimelineStep[];
};

/** Steps side by side, each with a marigold rule; under each other below 900 px. */
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
