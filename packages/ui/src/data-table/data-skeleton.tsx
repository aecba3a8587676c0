import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import { Skeleton, SkeletonRows } from '../skeleton/skeleton.tsx';
import { Cell, HeadCell } from '../table/cells.tsx';
import table from '../table/table.module.css';
import { Row } from '../table/table.tsx';
import styles from './data-table.module.css';
import type { DataColumn, DataRowData } from './types.ts';

const ROWS = 6;

/** Props of {@link DataSkeleton}. */
export type DataSkeletonProps<Row extends DataRowData> = Omit<ComponentProps<'div'>, 'children'> & {
  columns: readonly DataColumn<Row>[];
  label: string;
  isNarrow: boolean;
};

/** A placeholder during the first load: nothing for 150 ms, then six rows. */
export function DataSkeleton<Row extends DataRowData>({ columns, label, isNarrow }: DataSkeletonProps<Row>) {
  if (isNarrow) return <SkeletonRows label={label} rows={ROWS} />;
  return (
    <div role="status" aria-busy="true" className={styles.waiting}>
      <span className="sr">{label}</span>
      <table aria-hidden="true" className={cx(table.table, table.fixed)}>
        <thead>
          <tr>
            {columns.map(({ id, header, width, align, isHeaderHidden }) => (
              <HeadCell key={id} align={align} className={cx(width && width !== 'rest' && styles[width])}>
                {isHeaderHidden ? '' : header}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: ROWS }, (_, row) => (
            <Row key={row}>
              {columns.map(({ id }) => (
                <Cell key={id}>
                  <Skeleton isShort={row % 2 === 1} />
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </table>
    </div>
  );
}
