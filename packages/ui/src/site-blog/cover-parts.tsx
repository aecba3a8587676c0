import type { ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './site-blog.module.css';

// The few parts that all drawn covers are made of. Places are in a drawing of 640 by 344.

type Box = { x: number; y: number; width: number; height: number };

/** A sheet of paper. */
export function Sheet(box: Box): ReactNode {
  return <rect className={styles.coverSheet} {...box} />;
}

/** The mark over a part of the drawing. */
export function Mark(box: Box): ReactNode {
  return <rect className={styles.coverMark} {...box} />;
}

/** Lines of text, 24 px apart. One of them may be marked. */
export function Lines(props: {
  x: number;
  y: number;
  widths: readonly number[];
  marked?: number;
}): ReactNode {
  const { x, y, widths, marked } = props;
  return widths.map((width, index) => {
    const top = y + index * 24;
    return (
      <g key={top}>
        {index === marked && <Mark x={x - 6} y={top - 7} width={width + 12} height={22} />}
        <rect
          className={index === marked ? styles.coverMarked : styles.coverLine}
          x={x}
          y={top}
          width={width}
          height="8"
        />
      </g>
    );
  });
}

/** A dark card with two lines. */
export function Card({ x, y, width, height }: Box): ReactNode {
  return (
    <>
      <rect className={styles.coverCard} x={x} y={y} width={width} height={height} rx="8" />
      <path
        className={styles.coverCardLine}
        d={`M${x + 12} ${y + height * 0.34}h${width - 36}v7h-${width - 36}zm0 ${height * 0.28}h${width - 24}v5h-${width - 24}z`}
      />
    </>
  );
}

/** A line in the colour of the mark: pale in the background, dark on paper. */
export function Wire({ d, isQuiet, isDark }: { d: string; isQuiet?: boolean; isDark?: boolean }): ReactNode {
  const look = cx(styles.coverWire, isQuiet && styles.coverQuiet, isDark && styles.coverTick);
  return <path className={look} d={d} fill="none" />;
}

/** A tick on paper. */
export function Tick({ x, y }: { x: number; y: number }): ReactNode {
  return <path className={styles.coverTick} d={`M${x} ${y}l16 18 34-38`} fill="none" />;
}
