import { LINES, PAPER, ROWS, TABLE } from './sample-lines.ts';
import styles from './sample-page.module.css';

/** Size of a page of the stories, in CSS pixels. */
export const SAMPLE = { width: 635, height: 898 } as const;

const MIDDLE = PAPER.width / 2;

/** An invented page of an order for the stories. It replaces the app's drawing. */
export function SamplePage({ page = 6 }: { page?: number }) {
  return (
    <svg
      className={styles.sample}
      viewBox={`0 0 ${PAPER.width} ${PAPER.height}`}
      aria-hidden="true"
      preserveAspectRatio="none"
    >
      <text className={styles.name} x={MIDDLE} y={48} textAnchor="middle">
        STATE POLLUTION CONTROL BOARD
      </text>
      <text className={styles.small} x={MIDDLE} y={67} textAnchor="middle">
        Regional Office, Kesar Road. Consent under section 26 of the Water Act, 1974
      </text>
      <text className={styles.small} x={618} y={48} textAnchor="end">
        {page} / 14
      </text>
      <path className={styles.rule} d="M62 82H618" />
      <text className={styles.small} x={62} y={104}>
        No: Format 1.0/CO/UAN 0000312456/24
      </text>
      <text className={styles.small} x={618} y={104} textAnchor="end">
        Date: 01/04/2024
      </text>
      <text className={styles.heading} x={MIDDLE} y={136} textAnchor="middle">
        SCHEDULE I. Terms and conditions for water
      </text>
      {ROWS.map(([name, limit], index) => {
        const top = TABLE.y + index * TABLE.row;
        return (
          <g key={name}>
            <rect className={styles.cell} x={TABLE.x} y={top} width={TABLE.width} height={TABLE.row} />
            <path className={styles.cell} d={`M${TABLE.x + 230} ${top}v${TABLE.row}`} />
            <text className={index === 0 ? styles.bold : styles.small} x={TABLE.x + 9} y={top + 15}>
              {name}
            </text>
            <text className={index === 0 ? styles.bold : styles.small} x={TABLE.x + 239} y={top + 15}>
              {limit}
            </text>
          </g>
        );
      })}
      {LINES.map(({ y, text, width }) => (
        <text key={y} className={styles.line} x={94} y={y} textLength={width} lengthAdjust="spacingAndGlyphs">
          {text}
        </text>
      ))}
    </svg>
  );
}
