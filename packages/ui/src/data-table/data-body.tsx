import type { ChangeEvent, ReactNode } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { cx } from '../shared/cx.ts';
import { Cell, RowHeadCell } from '../table/cells.tsx';
import { GroupRow, Row } from '../table/table.tsx';
import styles from './data-table.module.css';
import type { DataColumn, DataRowData } from './types.ts';
import type { RowChoice } from './use-choice.ts';
import type { ModelGroup, ModelRow } from './use-table-model.ts';

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

/** Whether a press came with Shift, by pointer or by keyboard. */
export function hasShift({ nativeEvent }: ChangeEvent): boolean {
  return 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
}

function BodyRow<Row extends DataRowData>({ row, props }: { row: ModelRow<Row>; props: DataBodyProps<Row> }) {
  const { columns, choice, onOpen, isOpenable, toMenu } = props;
  const { data } = row;
  const chosen = choice?.toState(data) ?? 'none';
  const opens = onOpen !== undefined && (isOpenable?.(data) ?? true);
  return (
    <Row
      isSelected={chosen === 'all'}
      onOpen={opens ? () => onOpen(data) : undefined}
      data-selected={chosen === 'all' ? '' : undefined}
    >
      {choice && (
        <Cell>
          <Checkbox
            aria-label={choice.toLabel(data)}
            checked={chosen === 'all'}
            isMixed={chosen === 'some'}
            onChange={(event) => choice.onToggle(row.id, hasShift(event))}
          />
        </Cell>
      )}
      {columns.map(({ id, cell, align, isRowHeader }) => {
        const CellOf = isRowHeader ? RowHeadCell : Cell;
        return (
          <CellOf key={id} align={align} className={cx(styles.cell, align === 'end' && 'num')}>
            {cell(data)}
          </CellOf>
        );
      })}
      {toMenu && <Cell align="end">{toMenu(data)}</Cell>}
    </Row>
  );
}

/** The rows of a table, each group in a body of its own. */
export function DataBody<Row extends DataRowData>(props: DataBodyProps<Row>) {
  const { columns, groups, hasGroups, choice, toMenu } = props;
  const span = columns.length + (choice ? 1 : 0) + (toMenu ? 1 : 0);
  return groups.map((group) => (
    <tbody key={group.id}>
      {hasGroups && <GroupRow label={group.label} count={group.count} colSpan={span} />}
      {group.rows.map((row) => (
        <BodyRow key={row.id} row={row} props={props} />
      ))}
      {group.notes?.map(({ id, content }) => (
        <Row key={id}>
          <Cell colSpan={span}>{content}</Cell>
        </Row>
      ))}
    </tbody>
  ));
}
