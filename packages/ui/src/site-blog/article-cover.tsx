import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './site-blog.module.css';

/** Props of {@link ArticleCover}: a div's. */
export type ArticleCoverProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Address of a picture; the drawn cover stands while it loads, and stays when it does not. */
  src?: string;
  /** Which of the drawn covers stands without a picture: a whole number that stays with the article. */
  variant?: number;
  /** Loads it at once: for the one at the top of the page. */
  isEager?: boolean;
};

const rules = [60, 96, 132, 168, 204, 240, 276, 312];
/** Heights of the lines on the sheet, and which of their widths follow on each other. */
const heights = [76, 96, 132, 152, 188, 208, 244, 264, 300, 320];
const widths = [180, 150, 172, 120, 164, 96, 178, 140];
/** Where the marked words stand, and the card that is made of them: one for each look. */
const looks = [
  { mark: 2, sheetX: 118, cardX: 432, cardY: 98 },
  { mark: 4, sheetX: 96, cardX: 424, cardY: 168 },
  { mark: 0, sheetX: 132, cardX: 440, cardY: 56 },
  { mark: 6, sheetX: 84, cardX: 412, cardY: 212 },
  { mark: 2, sheetX: 286, cardX: 64, cardY: 110 },
  { mark: 5, sheetX: 310, cardX: 78, cardY: 190 },
] as const;

/** The drawn cover of an article: a page with one marked line and the card made of it, in one of six looks. */
function DrawnCover({ variant }: { variant: number }) {
  const look = looks[Math.abs(Math.trunc(variant)) % looks.length] ?? looks[0];
  const { mark, sheetX, cardX, cardY } = look;
  const lineX = sheetX + 28;
  const markY = (heights[mark] ?? 0) - 8;
  const isCardLeft = cardX < sheetX;
  const wireY = markY + 24;
  const from = isCardLeft ? lineX - 6 : lineX + 186;
  const to = isCardLeft ? cardX + 160 : cardX;
  return (
    <svg
      className={styles.cover}
      viewBox="0 0 640 344"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.coverRule} d={rules.map((y) => `M0 ${y}h640`).join('')} />
      <rect className={styles.coverSheet} x={sheetX} y="44" width="236" height="320" />
      <rect className={styles.coverMark} x={lineX - 6} y={markY} width="192" height="43" />
      {heights.map((y, index) => (
        <rect
          key={y}
          className={index === mark || index === mark + 1 ? styles.coverMarked : styles.coverLine}
          x={lineX}
          y={y}
          width={widths[(index + variant) % widths.length]}
          height="7"
        />
      ))}
      <path
        className={styles.coverWire}
        d={`M${from} ${wireY}H${(from + to) / 2}V${cardY + 46}H${to}`}
        fill="none"
      />
      <rect className={styles.coverCard} x={cardX} y={cardY} width="160" height="92" rx="10" />
      <path
        className={styles.coverCardLine}
        d={`M${cardX + 20} ${cardY + 22}h92v8h-92zm0 22h118v6h-118zm0 16h76v6h-76z`}
      />
    </svg>
  );
}

/** The picture of an article, 16 by 8.6: decoration beside its title. Without one, or when it does not load, the drawn cover. */
export function ArticleCover({ src, variant = 0, isEager, className, ...rest }: ArticleCoverProps) {
  return (
    <div {...rest} className={cx(styles.picture, className)}>
      <DrawnCover variant={variant} />
      {src && <img src={src} alt="" loading={isEager ? undefined : 'lazy'} decoding="async" />}
    </div>
  );
}
