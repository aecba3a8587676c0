import {
  type ColumnDef,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { DataColumn, DataGroup, DataRowData, DataSort } from './types.ts';

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

/** The input of the model. */
export type TableModelInput<Row extends DataRowData> = {
  columns: readonly DataColumn<Row>[];
  groups: readonly DataGroup<Row>[];
  toId: (row: Row) => string;
  sort: DataSort | null;
  sortsRows: boolean;
  hiddenColumns: readonly string[];
};

/** A row with its id. */
export type ModelRow<Row extends DataRowData> = { id: string; data: Row };

/** A group with its rows in display order. */
export type ModelGroup<Row extends DataRowData> = Omit<DataGroup<Row>, 'rows' | 'count'> & {
  /** Undefined if no number is shown. */
  count?: number | undefined;
  rows: readonly ModelRow<Row>[];
};

function toCount<Row extends DataRowData>({ count, rows }: DataGroup<Row>): number | undefined {
  return count === undefined ? rows.length : (count ?? undefined);
}

type SortValue = string | number;

function compare(one: SortValue, other: SortValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en-IN', { numeric: true });
}

/** The visible columns and the groups. If the table sorts its own rows, the rows are sorted. */
export function useTableModel<Row extends DataRowData>(input: TableModelInput<Row>) {
  const { columns, groups, toId, sort, sortsRows, hiddenColumns } = input;
  // What a row is depends on the row alone: the first function does for ever.
  const [getId] = useState(() => toId);
  const data = useMemo(() => groups.flatMap(({ rows }) => rows), [groups]);
  const defs = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, Row> => ({
          id: column.id,
          header: column.header,
          accessorFn: (row) => column.toSortValue?.(row) ?? '',
          enableSorting: column.isSortable ?? false,
          enableHiding: !column.isRowHeader && !column.isFixed,
          sortFn: (one, other, id) => compare(one.getValue<SortValue>(id), other.getValue<SortValue>(id)),
        }),
      ),
    [columns],
  );
  const state = useMemo(
    () => ({
      sorting: sort === null ? [] : [{ id: sort.id, desc: sort.isDescending }],
      columnVisibility: Object.fromEntries(hiddenColumns.map((id) => [id, false])),
    }),
    [sort, hiddenColumns],
  );
  const table = useTable<typeof features, Row>({
    features,
    columns: defs,
    data,
    getRowId: getId,
    manualSorting: !sortsRows,
    state,
  });
  const sorted = sortsRows && sort !== null ? table.getRowModel().rows : null;
  const result = useMemo((): readonly ModelGroup<Row>[] => {
    if (sorted === null)
      return groups.map((group) => ({
        ...group,
        count: toCount(group),
        rows: group.rows.map((row) => ({ id: getId(row), data: row })),
      }));
    const groupOf = new Map(
      groups.flatMap((group) => group.rows.map((row) => [getId(row), group.id] as const)),
    );
    return groups.map((group) => ({
      ...group,
      count: toCount(group),
      rows: sorted
        .filter(({ id }) => groupOf.get(id) === group.id)
        .map(({ id, original }) => ({ id, data: original })),
    }));
  }, [groups, sorted, getId]);
  // A column that names the row stays whatever the caller keeps of the reader's choice.
  const visible = useMemo(
    () =>
      columns.filter(({ id, isRowHeader, isFixed }) => isRowHeader || isFixed || !hiddenColumns.includes(id)),
    [columns, hiddenColumns],
  );
  return { columns: visible, groups: result };
}
