import type { ReactNode } from 'react';
import styles from './site-blog.module.css';

/** Props of a motif. */
type MotifProps = {
  /** A whole number from 0 that chooses the variant. An article keeps its number. */
  variant: number;
};

/** The heights of the lines on the sheet, and the order of their widths. */
const heights = [76, 96, 132, 152, 188, 208, 244, 264, 300, 320];
const widths = [180, 150, 172, 120, 164, 96, 178, 140];
/** The place of the marked words and of the card made from them, for each variant. */
const looks = [
  { mark: 2, sheetX: 118, cardX: 432, cardY: 98 },
  { mark: 4, sheetX: 96, cardX: 424, cardY: 168 },
  { mark: 0, sheetX: 132, cardX: 440, cardY: 56 },
  { mark: 6, sheetX: 84, cardX: 412, cardY: 212 },
  { mark: 2, sheetX: 286, cardX: 64, cardY: 110 },
  { mark: 4, sheetX: 310, cardX: 78, cardY: 190 },
] as const;

/** A page with one marked sentence and the card made from it, for how-to articles. */
export function MarkedPage({ variant }: MotifProps): ReactNode {
  const look = looks[variant % looks.length] ?? looks[0];
  const { mark, sheetX, cardX, cardY } = look;
  const lineX = sheetX + 28;
  const markY = (heights[mark] ?? 0) - 8;
  const isCardLeft = cardX < sheetX;
  const from = isCardLeft ? lineX - 6 : lineX + 186;
  const to = isCardLeft ? cardX + 160 : cardX;
  return (
    <>
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
        d={`M${from} ${markY + 24}H${(from + to) / 2}V${cardY + 46}H${to}`}
        fill="none"
      />
      <rect className={styles.coverCard} x={cardX} y={cardY} width="160" height="92" rx="10" />
      <path
        className={styles.coverCardLine}
        d={`M${cardX + 20} ${cardY + 22}h92v8h-92zm0 22h118v6h-118zm0 16h76v6h-76z`}
      />
    </>
  );
}

const DAYS = 35;
const day = (index: number) => ({ x: 184 + (index % 7) * 40, y: 112 + Math.floor(index / 7) * 40 });

/** A calendar page with one marked day and the notice period before it, for a rule and its date. */
export function MarkedDay({ variant }: MotifProps): ReactNode {
  const due = 11 + ((variant * 5) % 22);
  const notice = Array.from({ length: 4 }, (_, index) => day(due - 1 - index));
  return (
    <>
      <rect className={styles.coverSheet} x="148" y="40" width="344" height="330" />
      <path className={styles.coverLine} d="M184 64h96v10h-96z" />
      {Array.from({ length: DAYS }, (_, index) => (
        <rect key={index} className={styles.coverLine} {...day(index)} width="24" height="24" rx="4" />
      ))}
      {notice.map((at) => (
        <rect key={`${at.x} ${at.y}`} className={styles.coverMark} {...at} width="24" height="24" rx="4" />
      ))}
      <rect className={styles.coverCard} {...shift(day(due), -6)} width="36" height="36" rx="8" />
      <path className={styles.coverWire} d={`M${day(due).x + 5} ${day(due).y + 12}l5 6 10-11`} fill="none" />
    </>
  );
}

const ROWS = [100, 148, 196, 244, 292];

/** Rows of a register, most of them ticked and one open, for articles about a company's experience. */
export function Register({ variant }: MotifProps): ReactNode {
  const open = variant % ROWS.length;
  return (
    <>
      <rect className={styles.coverSheet} x="96" y="52" width="448" height="300" />
      <path className={styles.coverCard} d="M96 52h448v26H96z" />
      <path
        className={styles.coverCardLine}
        d="M124 62h44v6h-44zm84 0h92v6h-92zm188 0h40v6h-40zm84 0h36v6h-36z"
      />
      {ROWS.map((y, index) => (
        <g key={y}>
          {index === open && <rect className={styles.coverMark} x="96" y={y - 10} width="448" height="40" />}
          <path
            className={index === open ? styles.coverMarked : styles.coverLine}
            d={`M124 ${y + 6}h44v8h-44zm84 0h${120 + ((index + variant) % 4) * 14}v8h-${120 + ((index + variant) % 4) * 14}zm188 0h52v8h-52z`}
          />
          {index === open ? (
            <circle className={styles.coverWire} cx="498" cy={y + 10} r="9" fill="none" />
          ) : (
            <path className={styles.coverTick} d={`M489 ${y + 10}l6 7 13-14`} fill="none" />
          )}
        </g>
      ))}
    </>
  );
}

const BARS = [84, 140, 196, 252];

/** Periods side by side, and the day on which something changes for all of them, for news. */
export function Terms({ variant }: MotifProps): ReactNode {
  const turn = 280 + (variant % 4) * 40;
  return (
    <>
      {BARS.map((y, index) => {
        const from = 72 + ((index + variant) % 3) * 36;
        const end = 440 + ((index * 2 + variant) % 4) * 40;
        return (
          <g key={y}>
            <rect className={styles.coverSheet} x={from} y={y} width={end - from} height="28" rx="6" />
            <rect className={styles.coverMark} x={turn} y={y} width={end - turn} height="28" rx="6" />
            <rect className={styles.coverLine} x={from + 14} y={y + 10} width="64" height="8" />
          </g>
        );
      })}
      <path className={styles.coverWire} d={`M${turn} 52V312`} fill="none" />
      <rect className={styles.coverCard} x={turn - 36} y="34" width="72" height="30" rx="8" />
      <path className={styles.coverCardLine} d={`M${turn - 20} 46h40v6h-40z`} />
    </>
  );
}

function shift(at: { x: number; y: number }, by: number): { x: number; y: number } {
  return { x: at.x + by, y: at.y + by };
}
