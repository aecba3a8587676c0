import { frame, type SparkPicture } from './limit.ts';
import styles from './limit-spark.module.css';

/** Values as a line with their limits, and the same in words for people who cannot see it. */
export function Line({ picture, summary }: { picture: SparkPicture; summary: string }) {
  return (
    <svg
      className={styles.svg}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={summary}
    >
      {picture.limits.map((y) => (
        <line key={y} className={styles.limit} x1={0} x2={frame.width} y1={y} y2={y} />
      ))}
      {picture.lines.map((points) => (
        <polyline key={points} className={styles.line} points={points} />
      ))}
      {picture.points.map(({ x, y }) => (
        <line key={x} className={styles.point} x1={x} x2={x} y1={y} y2={y} />
      ))}
    </svg>
  );
}
