import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { toDateWords, toDayNumber } from '../shared/calendar.ts';
import { cx } from '../shared/cx.ts';
import { MARGIN, NameAxis, RANGE, ValueAxis } from './axes.tsx';
import styles from './chart-frame.module.css';
import { type ChartBase, ChartFrame } from './chart-frame.tsx';
import { MOST_SERIES, toLook, toMarker } from './looks.ts';
import { type DatedValue, toAxisText, toDays, toExtent, toNumber, toValueText } from './numbers.ts';

/** One line. */
export type LineSeries = {
  /** Unique. */
  key: string;
  /** The name of the line in the legend and in the table. */
  label: string;
  /** Measured values, in any order. A value with an invalid date is only in the table. */
  values: readonly DatedValue[];
};

/** Props of {@link LineChart}: a figure's. */
export type LineChartProps = ChartBase & {
  /** The lines. The chart draws at most four; the table has all of them. */
  series: readonly LineSeries[];
  /** The legal limit: a dashed line with a label. */
  limit?: { value: number; label: string };
  /** The unit of all values, for example "mg/l". */
  unit?: string;
};

/** With more points than this, the chart draws only the line. */
const MOST_MARKERS = 60;

type Point = { day: number; value: number | null };

const toPoints = (values: readonly DatedValue[]): Point[] =>
  values
    .flatMap(({ date, value }) => {
      const day = toDayNumber(date);
      return day === null ? [] : [{ day, value: toNumber(value) }];
    })
    .sort((one, other) => one.day - other.day);

const toDate = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** Measured values over time with their limit. Lines differ by colour, dashes and markers. */
export function LineChart({ series, limit, unit, ...rest }: LineChartProps) {
  const drawn = series
    .slice(0, MOST_SERIES)
    .map(({ values, ...one }) => ({ ...one, points: toPoints(values) }));
  const days = toDays(series.slice(0, MOST_SERIES).map(({ values }) => values));
  const values = drawn.flatMap(({ points }) => points.map(({ value }) => value));
  const [first = 0, last = first] = [days[0], days.at(-1)];
  const domain = toExtent([...values, limit?.value]);
  const scaleY = scaleLinear<number>({ domain, range: RANGE, nice: 4 });
  const toTable = () => {
    const dates = [...new Set(series.flatMap((one) => one.values.map(({ date }) => date)))].sort();
    const maps = series.map((one) => new Map(one.values.map(({ date, value }) => [date, value])));
    const heads = series.map(({ label }) => (unit ? `${label}, ${unit}` : label));
    const head = limit ? [`${limit.label}${unit ? `, ${unit}` : ''}`] : [];
    return {
      columns: ['Date', ...heads, ...head],
      rows: dates.map((date) => [
        toDateWords(date),
        ...maps.map((map) => toValueText(map.get(date))),
        ...(limit ? [toValueText(limit.value)] : []),
      ]),
    };
  };
  return (
    <ChartFrame
      {...rest}
      isEmpty={!values.some((value) => value !== null)}
      toTable={toTable}
      legend={drawn.map(({ key, label }, index) => (
        <span key={key} className={styles.key}>
          <svg className={styles.swatch} width="28" height="12" viewBox="-14 -6 28 12" aria-hidden="true">
            <path
              className={cx(styles.line, toLook(index).stroke)}
              d="M-14,0H14"
              strokeDasharray={toLook(index).dash}
            />
            <path className={cx(styles.point, toLook(index).fill)} d={toMarker(index)} />
          </svg>
          {label}
        </span>
      ))}
    >
      {(width) => {
        const scaleX = scaleLinear<number>({
          domain: first === last ? [first - 1, last + 1] : [first, last],
          range: [MARGIN.left + 8, width - MARGIN.right - 8],
        });
        return (
          <>
            <ValueAxis scale={scaleY} width={width} />
            <NameAxis
              scale={scaleX}
              width={width}
              values={days}
              toLabel={(day) => toDateWords(toDate(day))}
            />
            {limit && (
              <>
                <line
                  className={styles.limit}
                  x1={MARGIN.left}
                  x2={width - MARGIN.right}
                  y1={scaleY(limit.value)}
                  y2={scaleY(limit.value)}
                />
                <text className={styles.limitText} x={MARGIN.left + 4} y={scaleY(limit.value) - 5}>
                  {`${limit.label} ${toAxisText(limit.value)}${unit ? ` ${unit}` : ''}`}
                </text>
              </>
            )}
            {drawn.map(({ key, label, points }, index) => (
              <g key={key}>
                <LinePath<Point>
                  data={points}
                  defined={({ value }) => value !== null}
                  x={({ day }) => scaleX(day)}
                  y={({ value }) => scaleY(value ?? 0)}
                  className={cx(styles.line, toLook(index).stroke)}
                  strokeDasharray={toLook(index).dash}
                />
                {points.length <= MOST_MARKERS &&
                  points.map(({ day, value }, place) =>
                    value === null ? null : (
                      <path
                        key={place}
                        className={cx(styles.point, toLook(index).fill)}
                        transform={`translate(${scaleX(day)},${scaleY(value)})`}
                        d={toMarker(index)}
                      >
                        <title>{`${label}, ${toDateWords(toDate(day))}: ${toValueText(value)}${unit ? ` ${unit}` : ''}`}</title>
                      </path>
                    ),
                  )}
              </g>
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}
