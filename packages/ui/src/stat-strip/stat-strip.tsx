import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import { toGrouped } from '../shared/number.ts';
import type { Tone } from '../shared/tone.ts';
import styles from './stat-strip.module.css';

/** One figure of the strip. */
export type Stat = {
  /** Unique in the strip. */
  id: string;
  /** What is counted. */
  title: string;
  /** The figure; a number gets Indian grouping. */
  value: ReactNode;
  /** Beside the figure, for example "of 151 in force". */
  of?: ReactNode;
  /** One short line under the figure. */
  note?: ReactNode;
  /** A sign before the title; decoration. */
  icon?: IconType;
  /** Colours the sign, and the figure when it is danger. */
  tone?: Tone;
  /** The list behind the figure. */
  href?: string;
  /** Under the figure instead of a note, for example a proportion bar. */
  extra?: ReactNode;
  /** It has its own row on phones. */
  isWide?: boolean;
};

/** Props of {@link StatStrip}. */
export type StatStripProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The figures, two to five. */
  stats: readonly Stat[];
  /** Names the section. */
  label: string;
  /** The level of the figures' headings. */
  level?: 2 | 3;
  /** The head of a card: no border of its own, and figures that may be words. */
  isPlain?: boolean;
};

/** A few figures in one strip with hairlines; each links to its list. */
export function StatStrip({ stats, label, level = 2, isPlain, className, ...rest }: StatStripProps) {
  const Heading = `h${level}` as const;
  return (
    <section {...rest} className={cx(styles.strip, isPlain && styles.plain, className)} aria-label={label}>
      {stats.map((stat) => {
        const look = cx(styles.stat, stat.tone && styles[stat.tone], stat.isWide && styles.wide);
        const content = (
          <>
            <Heading className={styles.title}>
              {stat.icon && <Icon of={stat.icon} size={16} />}
              {stat.title}
            </Heading>
            <p className={cx(styles.value, 'num')}>
              {typeof stat.value === 'number' ? toGrouped(stat.value) : stat.value}
              {stat.of && <small className={styles.of}>{stat.of}</small>}
            </p>
            {stat.note && <p className={styles.note}>{stat.note}</p>}
            {stat.extra && <div className={styles.extra}>{stat.extra}</div>}
          </>
        );
        return stat.href === undefined ? (
          <div key={stat.id} className={look}>
            {content}
          </div>
        ) : (
          <Link key={stat.id} className={look} href={stat.href}>
            {content}
          </Link>
        );
      })}
    </section>
  );
}
