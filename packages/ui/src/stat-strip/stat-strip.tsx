import type { ReactNode } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import type { Tone } from '../shared/tone.ts';
import styles from './stat-strip.module.css';

/** One figure of the strip. */
export type Stat = {
  id: string;
  title: string;
  value: ReactNode;
  /** Beside the figure, for example "of 151 in force". */
  of?: ReactNode;
  note?: ReactNode;
  icon?: IconType;
  tone?: Tone;
  /** The list behind the figure. */
  href?: string;
  /** Under the figure instead of a note, for example a proportion bar. */
  extra?: ReactNode;
  /** Takes a row of its own on phones. */
  isWide?: boolean;
};

/** Props of {@link StatStrip}. `label` names the section; `level` is that of the figures' headings. */
export type StatStripProps = { stats: readonly Stat[]; label: string; level?: 2 | 3 };

/** A few figures in one strip with hairlines; each leads to its list. */
export function StatStrip({ stats, label, level = 2 }: StatStripProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.strip} aria-label={label}>
      {stats.map((stat) => {
        const look = cx(styles.stat, stat.tone && styles[stat.tone], stat.isWide && styles.wide);
        const content = (
          <>
            <Heading className={styles.title}>
              {stat.icon && <Icon of={stat.icon} size={16} />}
              {stat.title}
            </Heading>
            <p className={cx(styles.value, 'num')}>
              {stat.value}
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
