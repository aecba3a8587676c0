import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './site-blog.module.css';

/** Props of {@link ArticleCover}: a div's. */
export type ArticleCoverProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Address of a picture; the drawn cover stands while it loads, and stays when it does not. */
  src?: string;
  /** Loads it at once: for the one at the top of the page. */
  isEager?: boolean;
};

const rules = [60, 96, 132, 168, 204, 240, 276, 312];
const lines: readonly (readonly [number, number])[] = [
  [76, 180],
  [96, 150],
  [188, 180],
  [206, 164],
  [260, 180],
  [278, 120],
  [312, 180],
];

/** The drawn cover of an article: a page with one marked line and the card made of it. */
function DrawnCover() {
  return (
    <svg
      className={styles.cover}
      viewBox="0 0 640 344"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.coverRule} d={rules.map((y) => `M0 ${y}h640`).join('')} />
      <rect className={styles.coverSheet} x="118" y="44" width="236" height="320" />
      {lines.map(([y, width]) => (
        <rect key={y} className={styles.coverLine} x="146" y={y} width={width} height="7" />
      ))}
      <rect className={styles.coverMark} x="140" y="120" width="192" height="48" />
      <rect className={styles.coverMarked} x="146" y="128" width="178" height="7" />
      <rect className={styles.coverMarked} x="146" y="144" width="140" height="7" />
      <path className={styles.coverWire} d="M332 144h86" />
      <circle className={styles.coverWire} cx="424" cy="144" r="6" />
      <rect className={styles.coverCard} x="432" y="98" width="160" height="92" rx="10" />
      <path className={styles.coverCardLine} d="M452 120h92v8h-92zM452 142h118v6h-118zM452 158h76v6h-76z" />
    </svg>
  );
}

/** The picture of an article, 16 by 8.6: decoration beside its title. Without one, or when it does not load, the drawn cover. */
export function ArticleCover({ src, isEager, className, ...rest }: ArticleCoverProps) {
  return (
    <div {...rest} className={cx(styles.picture, className)}>
      <DrawnCover />
      {src && <img src={src} alt="" loading={isEager ? undefined : 'lazy'} decoding="async" />}
    </div>
  );
}
