import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId } from 'react';
import { MARGIN, NameAxis, RANGE, ValueAxis } from './axes.tsx';
import styles from './chart-frame.module.css';
import { type ChartBase, ChartFrame } from './chart-frame.tsx';
import { MOST_SERIES, toLook } from './looks.ts';
import { type ChartValue, toExtent, toNumber, toValueText } from './numbers.ts';
import { Patterns } from './pattern.tsx';
import { toStack } from './stack.ts';

/** One part of every bar. */
export type BarSeries = {
  /** The key of the values; unique. */
  key: string;
  /** The name of the part in the legend and in the table. */
  label: string;
};

/** One bar. */
export type BarCategory = {
  /** The name below the bar, for example "Nov". */
  label: string;
  /** One value per series key. A missing value has no bar; a value below 0 is under the axis. */
  values: Readonly<Record<string, ChartValue>>;
  /** Marks the bar of the current period. */
  isCurrent?: boolean;
};

/** Props of {@link StackedBarChart}: a figure's. */
export type StackedBarChartProps = ChartBase & {
  /** The bars in order. */
  categories: readonly BarCategory[];
  /** The parts of each bar, starting at the axis. The chart draws at most four; the table has all of them. */
  series: readonly BarSeries[];
  /** The head of the table's first column: what each bar is. */
  categoryLabel?: string;
};

/** The narrowest bar that can be told from the next one. If there is less room, the drawing scrolls. */
const MIN_BAR = 10;

/** Counts by month. Each bar has stacked parts that differ by colour and pattern. */
export function StackedBarChart(props: StackedBarChartProps) {
  const { categories, series, categoryLabel = 'Month', ...rest } = props;
  const id = useId();
  const drawn = series.slice(0, MOST_SERIES);
  const stacks = categories.map(({ values }) => toStack(drawn.map(({ key }) => toNumber(values[key]))));
  const isEmpty = !categories.some(({ values }) => series.some(({ key }) => toNumber(values[key]) !== null));
  const scaleY = scaleLinear<number>({
    domain: toExtent(stacks.flat().flatMap((part) => (part === null ? [] : part))),
    range: RANGE,
    nice: 4,
  });
  return (
    <ChartFrame
      {...rest}
      isEmpty={isEmpty}
      minWidth={MARGIN.left + MARGIN.right + categories.length * MIN_BAR}
      toTable={() => ({
        columns: [categoryLabel, ...series.map(({ label }) => label)],
        rows: categories.map(({ label, values }) => [
          label,
          ...series.map(({ key }) => toValueText(values[key])),
        ]),
      })}
      legend={drawn.map(({ key, label }, index) => (
        <span key={key} className={styles.key}>
          <svg className={styles.swatch} width="12" height="12" aria-hidden="true">
            <rect width="12" height="12" className={toLook(index).stroke} fill={`url(#${id}-${index})`} />
          </svg>
          {label}
        </span>
      ))}
    >
      {(width) => {
        const scaleX = scaleBand<number>({
          domain: categories.map((_, index) => index),
          range: [MARGIN.left, width - MARGIN.right],
          padding: 0.36,
        });
        return (
          <>
            <Patterns id={id} count={drawn.length} />
            <ValueAxis scale={scaleY} width={width} />
            {stacks.map((stack, place) =>
              stack.map((part, index) =>
                part === null ? null : (
                  <Bar
                    key={`${place}-${index}`}
                    className={toLook(index).stroke}
                    fill={`url(#${id}-${index})`}
                    x={scaleX(place)}
                    width={Math.min(scaleX.bandwidth(), 48)}
                    y={scaleY(Math.max(...part))}
                    height={Math.max(Math.abs(scaleY(part[0]) - scaleY(part[1])) - 1, 0.5)}
                  >
                    <title>{`${categories[place]?.label}, ${drawn[index]?.label}: ${toValueText(part[1] - part[0])}`}</title>
                  </Bar>
                ),
              ),
            )}
            <line
              className={styles.axis}
              x1={MARGIN.left}
              x2={width - MARGIN.right}
              y1={scaleY(0)}
              y2={scaleY(0)}
            />
            <NameAxis
              scale={scaleX}
              width={width}
              values={categories.map((_, index) => index)}
              toLabel={(place) => categories[place]?.label ?? ''}
              isCurrent={(place) => categories[place]?.isCurrent === true}
            />
          </>
        );
      }}
    </ChartFrame>
  );
}
