import type { ReactNode } from 'react';
import { Card, Lines, Mark, Sheet, Wire } from './cover-parts.tsx';
import styles from './site-blog.module.css';

/** Props of a drawing. `variant` is a whole number from 0 for small differences; an article keeps its number. */
export type SubjectProps = { variant: number };

/** The positions of three things side by side. */
const PLACES = [112, 266, 420];

/** A drop over waves, one of them marked. */
export function Water({ variant }: SubjectProps): ReactNode {
  const wave = (y: number) => `M96 ${y}c56-28 112 28 168 0s112 28 168 0 112 28 112 0`;
  return (
    <>
      <path
        className={styles.coverSheet}
        d="M320 44c52 66 78 98 78 132a78 78 0 0 1-156 0c0-34 26-66 78-132z"
      />
      <path className={styles.coverMark} d="M262 190h116a58 58 0 0 1-116 0z" />
      {[276, 300, 324].map((y, index) => (
        <Wire key={y} d={wave(y)} isQuiet={index !== variant % 3} />
      ))}
    </>
  );
}

/** Two stacks with their emissions. One has a sampling port. */
export function Air({ variant }: SubjectProps): ReactNode {
  const port = 176 + (variant % 3) * 24;
  return (
    <>
      <path className={styles.coverSheet} d="M170 344l18-216h48l18 216zM330 344l22-256h56l22 256z" />
      <Mark x={346} y={port} width={68} height={22} />
      <path className={styles.coverLine} d="M186 150h52v12h-52zM350 110h60v12h-60z" />
      {[0, 1, 2].map((puff) => (
        <circle
          key={puff}
          className={styles.coverRuled}
          cx={400 + puff * 62}
          cy={66 - puff * 8}
          r={22 + puff * 8}
        />
      ))}
      <Wire d={`M414 ${port + 11}h70`} />
      <Card x={484} y={port - 20} width={100} height={62} />
    </>
  );
}

/** Drums with labels, one of them marked. */
export function HazardousWaste({ variant }: SubjectProps): ReactNode {
  return PLACES.map((x, index) => (
    <g key={x}>
      <rect className={styles.coverSheet} x={x} y="96" width="112" height="190" rx="10" />
      <path className={styles.coverLine} d={`M${x} 144h112v8h-112zM${x} 230h112v8h-112z`} />
      {index === variant % PLACES.length ? (
        <>
          <Mark x={x + 22} y={164} width={68} height={54} />
          <Wire d={`M${x + 56} 172v22m0 12v2`} isDark />
        </>
      ) : (
        <Card x={x + 22} y={164} width={68} height={54} />
      )}
    </g>
  ));
}

/** Three bins for three fractions. */
export function SolidWaste({ variant }: SubjectProps): ReactNode {
  return PLACES.map((x, index) => (
    <g key={x}>
      <path className={styles.coverSheet} d={`M${x} 130h112l-12 160h-88z`} />
      <rect
        className={index === variant % 3 ? styles.coverMark : styles.coverLine}
        x={x - 8}
        y="106"
        width="128"
        height="18"
        rx="6"
      />
      <path className={styles.coverLine} d={`M${x + 34} 158h8l4 100h-8zM${x + 70} 158h8l-4 100h-8z`} />
    </g>
  ));
}

/** A line of results below its limit. The last one is above it. */
export function Monitoring({ variant }: SubjectProps): ReactNode {
  const points = [250, 222, 236, 196, 214, 176, 190, 120 + (variant % 3) * 8];
  const at = (index: number) => 136 + index * 54;
  return (
    <>
      <Sheet x={96} y={52} width={448} height={256} />
      <path className={styles.coverLine} d="M124 280h392v4H124z" />
      <path className={styles.coverLimit} d="M124 152h392" />
      <Wire d={`M${points.map((y, index) => `${at(index)} ${y}`).join('L')}`} isDark />
      <circle className={styles.coverMark} cx={at(7)} cy={points[7]} r="14" />
    </>
  );
}

/** A half-filled flask, and the sheet with the result. */
export function Laboratory({ variant }: SubjectProps): ReactNode {
  return (
    <>
      <path
        className={styles.coverSheet}
        d="M196 52h72v88l64 132a20 20 0 0 1-18 28H150a20 20 0 0 1-18-28l64-132z"
      />
      <path className={styles.coverMark} d="M172 204h120l34 72a14 14 0 0 1-12 18H150a14 14 0 0 1-12-18z" />
      <path className={styles.coverLine} d="M184 44h96v12h-96z" />
      <Sheet x={392} y={84} width={164} height={206} />
      <Lines x={412} y={112} widths={[96, 120, 84, 112, 100]} marked={variant % 5} />
    </>
  );
}
