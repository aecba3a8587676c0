import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import { toGrouped } from '../shared/number.ts';
import styles from './progress-bar.module.css';

/** Props of {@link ProgressBar}. */
export type ProgressBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** How much is done, from 0 to `max`. A value outside the range counts as its nearer end. */
  value: number;
  /** How much there is to do. */
  max: number;
  /** The name of the progress for screen readers, for example "Reading pages". */
  label: string;
  /** Text above the bar at the left. */
  text?: ReactNode;
  /** Text above the bar at the right, for example "6 of 14". */
  note?: ReactNode;
};

/** The progress of work. Use it only for work that takes more than about three seconds. */
export function ProgressBar({ value, max, label, text, note, className, ...rest }: ProgressBarProps) {
  const all = Number.isFinite(max) && max > 0 ? max : 1;
  const done = Number.isFinite(value) ? Math.min(Math.max(value, 0), all) : 0;
  return (
    <div {...rest} className={cx(styles.progress, className)}>
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
        aria-valuemax={all}
      >
        {done > 0 && <span className={styles.part} style={{ flexGrow: done / all }} />}
        {done < all && <span className={cx(styles.part, styles.rest)} style={{ flexGrow: 1 - done / all }} />}
      </div>
    </div>
  );
}

/** One part of a {@link ProportionBar}. */
export type ProportionPart = {
  /** What the part is, for example "kept". */
  label: string;
  /** The number; values below 0 show nothing. */
  value: number;
  /** Its colour. */
  tone: 'ok' | 'info' | 'warn' | 'danger' | 'planned';
  /** The pattern of the part, so that people can tell parts apart without colour: hatched, striped or only outlined. */
  pattern?: 'hatched' | 'striped' | 'outlined';
  /** The address of the list behind the part. Its words in the legend are the link. */
  href?: string;
};

/** Props of {@link ProportionBar}. */
export type ProportionBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The parts from left to right, each with its own label. */
  parts: readonly ProportionPart[];
  /** 6 px beside text, or 10 px on its own. */
  size?: 'md' | 'lg';
  /** Shows the names and numbers of the parts under the bar. */
  hasLegend?: boolean;
  /** Text at the end of the legend, for what is counted besides the whole. */
  legendEnd?: ReactNode;
};

/** The colour and the pattern of a part. */
export const toLook = ({ tone, pattern }: ProportionPart) =>
  cx(tone === 'ok' ? undefined : styles[tone], pattern && styles[pattern]);

/** Parts of a whole in one bar, in words for screen readers. Parts of 0 are left out. */
export function ProportionBar({
  parts,
  size = 'md',
  hasLegend,
  legendEnd,
  className,
  ...rest
}: ProportionBarProps) {
  const shown = parts.filter((part) => part.value > 0 && Number.isFinite(part.value));
  const sum = shown.reduce((total, part) => total + part.value, 0);
  const words = parts.map((part) => ({ ...part, words: `${toGrouped(part.value)} ${part.label}` }));
  return (
    <div {...rest} className={cx(styles.proportion, className)}>
      <div
        className={cx(styles.bar, size === 'lg' && styles.lg)}
        role="img"
        aria-label={words.map((part) => part.words).join(', ') || undefined}
        aria-hidden={parts.length === 0 || undefined}
      >
        {shown.map((part) => (
          <span
            key={part.label}
            className={cx(styles.part, toLook(part))}
            style={{ flexGrow: part.value / sum }}
          />
        ))}
        {sum === 0 && <span className={cx(styles.part, styles.rest, styles.whole)} />}
      </div>
      {hasLegend && (
        <div
          className={cx(styles.legend, 'num')}
          aria-hidden={words.every(({ href }) => href === undefined) || undefined}
        >
          {words.map((part) => {
            const content = (
              <>
                <span className={cx(styles.swatch, toLook(part))} />
                <span>
                  <b className={styles.count}>{toGrouped(part.value)}</b> {part.label}
                </span>
              </>
            );
            return part.href === undefined ? (
              <span key={part.label} className={styles.key}>
                {content}
              </span>
            ) : (
              <Link key={part.label} className={styles.key} href={part.href}>
                {content}
              </Link>
            );
          })}
          {legendEnd}
        </div>
      )}
    </div>
  );
}
