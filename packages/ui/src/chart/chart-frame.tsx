import { type ComponentProps, type ReactNode, useState } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { cx } from '../shared/cx.ts';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { ScrollBox } from '../table/scroll-box.tsx';
import { TextButton } from '../text-link/text-link.tsx';
import styles from './chart-frame.module.css';
import { useWidth } from './use-width.ts';

/** The height of every drawing, in pixels. */
export const CHART_HEIGHT = 280;

/** Props that every chart has besides its data. */
export type ChartBase = Omit<ComponentProps<'figure'>, 'children'> & {
  /** What the chart says, in one sentence. It is above the chart, and screen readers read it instead of the drawing. */
  summary: string;
  /** The data is loading. */
  isLoading?: boolean;
  /** Text that replaces the chart if there is no data. */
  emptyText?: string;
};

/** The numbers of a chart as rows and columns. */
export type ChartTable = {
  /** The column heads. The first one is for the names of the rows. */
  columns: readonly string[];
  /** For each row its name, then one text per column. */
  rows: readonly (readonly string[])[];
};

type ChartFrameProps = ChartBase & {
  /** The chart has nothing to draw. */
  isEmpty: boolean;
  legend: ReactNode;
  toTable: () => ChartTable;
  /** The narrowest width of the drawing. If there is less room, it scrolls. */
  minWidth?: number;
  children: (width: number) => ReactNode;
};

function Figures({ columns, rows, summary }: ChartTable & { summary: string }) {
  return (
    <ScrollBox label={summary} className={styles.tableBox}>
      <table className={styles.table}>
        <caption className="sr">{summary}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values], index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              {values.map((value, place) => (
                <td key={place}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** The frame of every chart: summary, legend, the same numbers as a table, and the loading and empty states. */
export function ChartFrame(props: ChartFrameProps) {
  const {
    summary,
    isLoading,
    emptyText = 'Nothing to show yet',
    isEmpty,
    legend,
    toTable,
    ...others
  } = props;
  const { minWidth = 0, className, children, ...rest } = others;
  const [isTable, setIsTable] = useState(false);
  const [box, room] = useWidth(isTable || isLoading || isEmpty);
  const width = Math.max(room, minWidth);
  return (
    <figure {...rest} className={cx(styles.chart, className)}>
      {isLoading ? (
        <SkeletonRows label="Loading the chart" />
      ) : isEmpty ? (
        <EmptyState title={emptyText} />
      ) : (
        <>
          <figcaption className={styles.summary}>{summary}</figcaption>
          {isTable ? (
            <Figures {...toTable()} summary={summary} />
          ) : (
            <div ref={box} className={styles.plot}>
              <ScrollBox label={summary}>
                <svg
                  className={styles.svg}
                  width={width}
                  height={CHART_HEIGHT}
                  role="img"
                  aria-label={summary}
                >
                  {children(width)}
                </svg>
              </ScrollBox>
            </div>
          )}
          <div className={styles.foot}>
            <div className={styles.legend} aria-hidden="true">
              {!isTable && legend}
            </div>
            <TextButton onClick={() => setIsTable((wasTable) => !wasTable)}>
              {isTable ? 'View as chart' : 'View as table'}
            </TextButton>
          </div>
        </>
      )}
    </figure>
  );
}
