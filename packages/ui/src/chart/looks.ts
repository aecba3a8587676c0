import styles from './chart-frame.module.css';

/** People can tell at most four lines or parts apart. The table has the rest. */
export const MOST_SERIES = 4;

const looks = [
  { fill: styles.fill1, stroke: styles.stroke1, dash: undefined },
  { fill: styles.fill2, stroke: styles.stroke2, dash: '7 4' },
  { fill: styles.fill3, stroke: styles.stroke3, dash: '2 3' },
  { fill: styles.fill4, stroke: styles.stroke4, dash: '9 3 2 3' },
] as const;

/** The colour and the dashes of a series, by its position. */
export function toLook(index: number): (typeof looks)[number] {
  return looks[index % looks.length] ?? looks[0];
}

/** The marker of a series by its position, centred on 0,0: circle, square, triangle, diamond. */
export function toMarker(index: number, size = 4): string {
  const markers = [
    `M${-size},0a${size},${size} 0 1,0 ${size * 2},0a${size},${size} 0 1,0 ${-size * 2},0`,
    `M${-size},${-size}h${size * 2}v${size * 2}h${-size * 2}z`,
    `M0,${-size}L${size},${size}H${-size}z`,
    `M0,${-size - 1}L${size + 1},0L0,${size + 1}L${-size - 1},0z`,
  ];
  return markers[index % markers.length] ?? '';
}
