import { type ComponentProps, useId, useState } from 'react';
import { cx } from '../shared/cx.ts';
import { toGrouped } from '../shared/number.ts';
import { toAxisScale } from './scale.ts';
import styles from './year-chart.module.css';

/** How a series is drawn: done solid, risk in the accent, overdue hatched, planned grey. */
export type YearSeriesLook = 'done' | 'risk' | 'overdue' | 'planned';

/** One series; its place in the list is its place in the stack, from below. */
export type YearSeries = {
  /** The name of its values; unique. */
  key: string;
  /** In the legend and in the table. */
  label: string;
  /** Colour and pattern. */
  look: YearSeriesLook;
};

/** One month. */
export type YearMonth = {
  /** Its short name; unique. */
  label: string;
  /** A value per series key; what is missing or below 0 counts as 0. */
  values: Readonly<Record<string, number | undefined>>;
  /** The month of today. */
  isCurrent?: boolean;
};

/** Props of {@link YearChart}. */
export type YearChartProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The months in order. */
  months: readonly YearMonth[];
  /** The parts of each bar, from below. */
  series: readonly YearSeries[];
  /** The chart in one sentence. */
  summary: string;
  /** The button that shows the figures. */
  tableLabel?: string;
  /** The button that shows the bars again. */
  chartLabel?: string;
};

const frame = { width: 344, base: 206, top: 20, label: 223 } as const;

const toValue = (month: YearMonth, key: string): number => {
  const value = month.values[key] ?? 0;
  return Number.isFinite(value) && value > 0 ? value : 0;
};

/** Room at the left for the longest figure of the axis, in units of the drawing. */
const toRoom = (lines: readonly number[]): number =>
  Math.max(24, ...lines.map((line) => 9 + toGrouped(line).length * 6));

function Bars({ months, series, hatch }: Pick<YearChartProps, 'months' | 'series'> & { hatch: string }) {
  const total = (month: YearMonth) => series.reduce((sum, { key }) => sum + toValue(month, key), 0);
  const { top, lines } = toAxisScale(Math.max(0, ...months.map(total)));
  const left = toRoom(lines);
  const unit = (frame.base - frame.top) / top;
  const column = (frame.width - left) / Math.max(months.length, 1);
  const barWidth = column * 0.64;
  return (
    <>
      {lines.map((line) => (
        <g key={line}>
          <line
            className={styles.grid}
            x1={left}
            x2={frame.width}
            y1={frame.base - line * unit}
            y2={frame.base - line * unit}
          />
          <text className={styles.text} x={left - 7} y={frame.base - line * unit + 3.5} textAnchor="end">
            {toGrouped(line)}
          </text>
        </g>
      ))}
      {months.map((month, index) => {
        const x = left + column * index + (column - barWidth) / 2;
        let y = frame.base - 1;
        return (
          <g key={month.label}>
            {month.isCurrent && (
              <rect
                className={styles.band}
                x={x - (column - barWidth) / 2 + 1}
                y={6}
                width={column - 2}
                height={224}
                rx={5}
              />
            )}
            {series.map(({ key, look }) => {
              const value = toValue(month, key);
              if (value <= 0) return null;
              const height = value * unit;
              y -= height;
              return (
                <rect
                  key={key}
                  className={look === 'overdue' ? undefined : styles[look]}
                  fill={look === 'overdue' ? `url(#${hatch})` : undefined}
                  x={x}
                  y={y}
                  width={barWidth}
                  height={Math.max(height - 1.2, 0.8)}
                  rx={1.5}
                />
              );
            })}
            <text
              className={cx(styles.text, month.isCurrent && styles.current)}
              x={x + barWidth / 2}
              y={frame.label}
              textAnchor="middle"
            >
              {month.label}
            </text>
          </g>
        );
      })}
      <line className={styles.base} x1={left} x2={frame.width} y1={frame.base} y2={frame.base} />
    </>
  );
}

function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.hatchGround} width="5" height="5" />
        <rect className={styles.hatchLine} width="1.6" height="5" />
      </pattern>
    </defs>
  );
}

function YearTable({ months, series, summary }: Pick<YearChartProps, 'months' | 'series' | 'summary'>) {
  return (
    <table className={styles.table}>
      <caption className="sr">{summary}</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.label}>
            <th scope="row">{month.label}</th>
            {series.map(({ key }) => (
              <td key={key}>{toGrouped(toValue(month, key))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Stacked bars by month, with a summary in words and the same figures as a table. */
export function YearChart({
  months,
  series,
  summary,
  tableLabel = 'View as table',
  chartLabel = 'View as chart',
  className,
  ...rest
}: YearChartProps) {
  const [isTable, setIsTable] = useState(false);
  const hatch = useId();
  return (
    <div {...rest} className={cx(styles.chart, className)}>
      {isTable ? (
        <div className={styles.scroll}>
          <YearTable months={months} series={series} summary={summary} />
        </div>
      ) : (
        <svg className={styles.svg} viewBox="0 0 344 232" role="img" aria-label={summary}>
          <Hatch id={hatch} />
          <Bars months={months} series={series} hatch={hatch} />
        </svg>
      )}
      <div className={styles.foot}>
        <div className={styles.legend} aria-hidden="true">
          {!isTable &&
            series.map(({ key, label, look }) => (
              <span key={key} className={styles.key}>
                <svg className={styles.swatch} viewBox="0 0 10 10" aria-hidden="true">
                  <rect
                    className={look === 'overdue' ? undefined : styles[look]}
                    fill={look === 'overdue' ? `url(#${hatch})` : undefined}
                    width="10"
                    height="10"
                  />
                </svg>
                {label}
              </span>
            ))}
        </div>
        <button type="button" className={styles.toggle} onClick={() => setIsTable((wasTable) => !wasTable)}>
          {isTable ? chartLabel : tableLabel}
        </button>
      </div>
    </div>
  );
}
