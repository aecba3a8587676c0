import type { Page } from '@anupalan/api-client/types';
import type { DataRowData, DataTableProps } from '@anupalan/ui/table';

/** What a query hook says of a page of rows. */
type Answer<Row> = {
  data?: Page<Row>;
  currentData?: Page<Row>;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

/** The rows of a list and how their call is doing. */
export type ListRows<Row> = {
  rows: readonly Row[];
  /** How many there are on all pages. */
  total: number;
  status: 'loading' | 'failed' | 'ready';
  isRefetching: boolean;
  onRetry: () => void;
};

const NO_ROWS: readonly never[] = [];

/**
 * The state of a list, the same on every screen. While another page or filter is being loaded the old rows stay; when
 * that fails they go, because they are not what the address says.
 */
export function toListRows<Row>({
  data,
  currentData,
  isError,
  isFetching,
  refetch,
}: Answer<Row>): ListRows<Row> {
  const hasFailed = isError && currentData === undefined;
  return {
    rows: hasFailed ? NO_ROWS : (data?.rows ?? NO_ROWS),
    total: hasFailed ? 0 : (data?.total ?? 0),
    status: hasFailed ? 'failed' : data === undefined ? 'loading' : 'ready',
    isRefetching: isFetching,
    onRetry: () => void refetch(),
  };
}

/** What a table is given of its list; the rest is its own. */
export type ListTableProps<Row extends DataRowData> = Pick<
  DataTableProps<Row>,
  | 'rows'
  | 'status'
  | 'bulk'
  | 'isRefetching'
  | 'onRetry'
  | 'empty'
  | 'onClearFilters'
  | 'toolbar'
  | 'foot'
  | 'sort'
  | 'onSort'
>;
