import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import { toGrouped } from '../shared/number.ts';
import type { Tone } from '../shared/tone.ts';
import styles from './stat-strip.module.css';

/** One number of the strip. */
export type Stat = {
  /** Unique in the strip. */
  id: string;
  /** What is counted. */
  title: string;
  /** The value. Numbers get Indian grouping. */
  value: ReactNode;
  /** Text beside the value, for example "of 151 in force". */
  of?: ReactNode;
  /** One short line below the value. */
  note?: ReactNode;
  /** An icon before the title; decoration. */
  icon?: IconType;
  /** Colours the icon. Danger colours the value too. */
  tone?: Tone;
  /** The address of the list behind the number. */
  href?: string;
  /** Replaces the note, for example with a proportion bar. */
  extra?: ReactNode;
  /** Takes its own row on phones. */
  isWide?: boolean;
};

/** Props of {@link StatStrip}. */
export type StatStripProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The numbers, two to five. */
  stats: readonly Stat[];
  /** The name of the section for screen readers. */
  label: string;
  /** The level of the headings. */
  level?: 2 | 3;
  /** For the head of a card: the strip has no border, and values may be words. */
  isPlain?: boolean;
};

/** A few numbers in one strip with hairlines between them. Each links to its list. */
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
