import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import type { scaleBand, scaleLinear } from '@visx/scale';
import styles from './chart-frame.module.css';
import { CHART_HEIGHT } from './chart-frame.tsx';
import { toAxisText } from './numbers.ts';

/** The margins around a drawing. */
export const MARGIN = { top: 16, right: 16, bottom: 28, left: 56 } as const;

/** The places of the lowest and the highest line. */
export const RANGE: [number, number] = [CHART_HEIGHT - MARGIN.bottom, MARGIN.top];

type Linear = ReturnType<typeof scaleLinear<number>>;
type Band = ReturnType<typeof scaleBand<number>>;

/** The numbers at the left, each with its line. */
export function ValueAxis({ scale, width }: { scale: Linear; width: number }) {
  return (
    <>
      <GridRows
        scale={scale}
        left={MARGIN.left}
        width={Math.max(width - MARGIN.left - MARGIN.right, 0)}
        numTicks={4}
        stroke="none"
        className={styles.grid}
      />
      <AxisLeft
        scale={scale}
        left={MARGIN.left}
        numTicks={4}
        hideAxisLine
        hideTicks
        tickFormat={(value) => toAxisText(Number(value))}
        tickLabelProps={{ className: styles.text, textAnchor: 'end', dx: -4, dy: 4, fill: '' }}
      />
    </>
  );
}

/** The approximate width of a letter on the axis, in pixels. */
const LETTER = 6.5;
/** Longer names are shortened on the axis. The table has them in full. */
const MOST_LETTERS = 12;

const toShort = (label: string): string => {
  const letters = [...label];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join('')}…` : label;
};

/** The names below the chart, as many as fit. `values` are places on the scale, `toLabel` gives their names. */
export function NameAxis(props: {
  scale: Linear | Band;
  width: number;
  values: readonly number[];
  toLabel: (value: number) => string;
  isCurrent?: (value: number) => boolean;
}) {
  const { scale, width, values, toLabel, isCurrent } = props;
  const longest = Math.max(1, ...values.slice(0, 200).map((value) => [...toShort(toLabel(value))].length));
  const room = Math.max(Math.floor((width - MARGIN.left - MARGIN.right) / (longest * LETTER + 8)), 1);
  const step = Math.max(Math.ceil(values.length / room), 1);
  return (
    <AxisBottom
      scale={scale}
      top={RANGE[0]}
      tickValues={values.filter((_, index) => index % step === 0)}
      stroke="none"
      axisClassName={styles.axis}
      axisLineClassName={styles.axis}
      hideTicks
      tickFormat={(value) => toShort(toLabel(Number(value)))}
      tickLabelProps={(value) => ({
        className: isCurrent?.(Number(value)) ? `${styles.text} ${styles.current}` : styles.text,
        textAnchor: 'middle',
        fill: '',
        stroke: 'none',
      })}
    />
  );
}
