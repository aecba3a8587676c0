import { Checkbox } from '../checkbox/checkbox.tsx';
import { cx } from '../shared/cx.ts';
import { HeadCell, type SortDirection } from '../table/cells.tsx';
import styles from './data-table.module.css';
import type { ChosenState } from './selection.ts';
import type { DataColumn, DataRowData, DataSort } from './types.ts';

/** Props of {@link DataHead}. */
export type DataHeadProps<Row extends DataRowData> = {
  columns: readonly DataColumn<Row>[];
  sort: DataSort | null;
  onSort?: (sort: DataSort) => void;
  /** The column of checkboxes; null if there is none. */
  choice: { state: ChosenState; label?: string; onToggle: () => void } | null;
  /** The head of the column of row menus; undefined if there is none. */
  menuLabel?: string;
};

function toDirection(sort: DataSort | null, id: string): SortDirection {
  if (sort?.id !== id) return 'none';
  return sort.isDescending ? 'descending' : 'ascending';
}

/** The column heads of a table. */
export function DataHead<Row extends DataRowData>(props: DataHeadProps<Row>) {
  const { columns, sort, onSort, choice, menuLabel } = props;
  const toSort = (id: string) => ({
    sort: toDirection(sort, id),
    onSort: () => onSort?.({ id, isDescending: sort?.id === id && !sort.isDescending }),
  });
  return (
    <thead className={styles.thead}>
      <tr>
        {choice && (
          <HeadCell className={styles.box}>
            {choice.label === undefined ? (
              <span className="sr">Selected</span>
            ) : (
              <Checkbox
                aria-label={choice.label}
                checked={choice.state === 'all'}
                isMixed={choice.state === 'some'}
                onChange={choice.onToggle}
              />
            )}
          </HeadCell>
        )}
        {columns.map((column) => (
          <HeadCell
            key={column.id}
            align={column.align}
            className={cx(
              column.width && column.width !== 'rest' && styles[column.width],
              column.actions && styles.unprinted,
            )}
            {...(column.isSortable && onSort ? toSort(column.id) : {})}
          >
            {column.isHeaderHidden ? <span className="sr">{column.header}</span> : column.header}
          </HeadCell>
        ))}
        {menuLabel !== undefined && (
          <HeadCell className={styles.menu}>
            <span className="sr">{menuLabel}</span>
          </HeadCell>
        )}
      </tr>
    </thead>
  );
}
