import type { ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './progress-bar.module.css';

/** Props of {@link ProgressBar}. */
export type ProgressBarProps = {
  value: number;
  max: number;
  /** Names what progresses, for example "Reading pages". */
  label: string;
  /** Shown above the bar, left and right. */
  text?: ReactNode;
  note?: ReactNode;
};

/** How far something has come. Only when it takes longer than about three seconds. */
export function ProgressBar({ value, max, label, text, note }: ProgressBarProps) {
  const done = Math.min(Math.max(value, 0), max);
  return (
    <div>
      {(text || note) && (
        <div className={cx(styles.head, 'num')}>
          <span>{text}</span>
          <span>{note}</span>
        </div>
      )}
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={label}
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={max}
      >
        {done > 0 && <span className={styles.part} style={{ flex: done }} />}
        {done < max && <span className={styles.rest} style={{ flex: max - done }} />}
      </div>
    </div>
  );
}

/** One part of a {@link ProportionBar}. */
export type ProportionPart = {
  label: string;
  value: number;
  tone: 'ok' | 'info' | 'warn' | 'danger' | 'planned';
};

/** Props of {@link ProportionBar}. */
export type ProportionBarProps = {
  parts: readonly ProportionPart[];
  size?: 'md' | 'lg';
  /** Shows the parts in words under the bar. */
  hasLegend?: boolean;
};

/** Parts of a whole in one bar, in words for screen readers. Parts of 0 are left out. */
export function ProportionBar({ parts, size = 'md', hasLegend }: ProportionBarProps) {
  const shown = parts.filter((part) => part.value > 0);
  const summary = parts.map((part) => `${part.value} ${part.label}`).join(', ');
  const toneClass = (tone: ProportionPart['tone']) => (tone === 'ok' ? undefined : styles[tone]);
  return (
    <>
      <div className={cx(styles.bar, size === 'lg' && styles.lg)} role="img" aria-label={summary}>
        {shown.map((part) => (
          <span
            key={part.label}
            className={cx(styles.part, toneClass(part.tone))}
            style={{ flex: part.value }}
          />
        ))}
      </div>
      {hasLegend && (
        <div className={cx(styles.legend, 'num')} aria-hidden="true">
          {parts.map((part) => (
            <span key={part.label} className={styles.key}>
              <span className={cx(styles.swatch, toneClass(part.tone))} />
              {part.value} {part.label}
            </span>
          ))}
        </div>
      )}
    </>
  );
}
