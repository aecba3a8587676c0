import { type ChangeEvent, memo, type ReactNode } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { cx } from '../shared/cx.ts';
import { Cell, RowHeadCell } from '../table/cells.tsx';
import { GroupRow, Row } from '../table/table.tsx';
import styles from './data-table.module.css';
import type { ChosenState } from './selection.ts';
import type { DataColumn, DataRowData } from './types.ts';
import type { RowChoice } from './use-choice.ts';
import type { ModelGroup } from './use-table-model.ts';

/** Props of {@link DataBody}. */
export type DataBodyProps<Row extends DataRowData> = {
  columns: readonly DataColumn<Row>[];
  groups: readonly ModelGroup<Row>[];
  hasGroups: boolean;
  choice: RowChoice<Row> | null;
  onOpen?: (row: Row) => void;
  isOpenable?: (row: Row) => boolean;
  toMenu?: (row: Row) => ReactNode;
};

/** Whether Shift was held during a press, by pointer or by keyboard. */
export function hasShift({ nativeEvent }: ChangeEvent): boolean {
  return 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
}

type BodyRowProps<Row extends DataRowData> = Pick<
  DataBodyProps<Row>,
  'columns' | 'onOpen' | 'isOpenable' | 'toMenu'
> & {
  id: string;
  data: Row;
  /** Null if rows cannot be selected. */
  chosen: ChosenState | null;
  label: string;
  onToggle: RowChoice<Row>['onToggle'] | undefined;
};

function PlainBodyRow<Row extends DataRowData>(props: BodyRowProps<Row>) {
  const { id, data, columns, chosen, label, onToggle, onOpen, isOpenable, toMenu } = props;
  const opens = onOpen !== undefined && (isOpenable?.(data) ?? true);
  return (
    <Row
      isSelected={chosen === 'all'}
      onOpen={opens ? () => onOpen(data) : undefined}
      data-selected={chosen === 'all' ? '' : undefined}
    >
      {chosen !== null && (
        <Cell className={styles.box}>
          <Checkbox
            aria-label={label}
            checked={chosen === 'all'}
            isMixed={chosen === 'some'}
            onChange={(event) => onToggle?.(id, hasShift(event))}
          />
        </Cell>
      )}
      {columns.map(({ id: column, cell, align, isRowHeader, actions }) => {
        const CellOf = isRowHeader ? RowHeadCell : Cell;
        return (
          <CellOf
            key={column}
            align={align}
            className={cx(styles.cell, align === 'end' && 'num', actions && styles[actions])}
          >
            {cell(data)}
          </CellOf>
        );
      })}
      {toMenu && <Cell align="end">{toMenu(data)}</Cell>}
    </Row>
  );
}

// Choosing one of a thousand rows draws that row, not the others.
const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;

/** The rows of a table. Each group has its own table body. */
export function DataBody<Row extends DataRowData>(props: DataBodyProps<Row>) {
  const { columns, groups, hasGroups, choice, onOpen, isOpenable, toMenu } = props;
  const span = columns.length + (choice ? 1 : 0) + (toMenu ? 1 : 0);
  return groups.map((group) => (
    <tbody key={group.id}>
      {hasGroups && <GroupRow label={group.label} count={group.count} colSpan={span} />}
      {group.rows.map((row) => (
        <BodyRow
          key={row.id}
          id={row.id}
          data={row.data}
          columns={columns}
          chosen={choice?.toState(row.data) ?? null}
          label={choice?.toLabel(row.data) ?? ''}
          onToggle={choice?.onToggle}
          onOpen={onOpen}
          isOpenable={isOpenable}
          toMenu={toMenu}
        />
      ))}
      {group.notes?.map(({ id, content }) => (
        <Row key={id}>
          <Cell colSpan={span}>{content}</Cell>
        </Row>
      ))}
    </tbody>
  ));
}
