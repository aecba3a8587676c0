import type { RowData } from '@tanstack/react-table';
import type { MouseEvent, ReactNode } from 'react';
import type { CellAlign } from '../table/cells.tsx';

/** What a row can be: any object. */
export type DataRowData = RowData;

/**
 * How wide a column is: a checkbox, a menu, a button, a status, a start and end date, a person, two buttons, a fifth, a
 * third, or the remaining width.
 */
export type DataColumnWidth =
  | 'box'
  | 'menu'
  | 'action'
  | 'short'
  | 'date'
  | 'person'
  | 'actions'
  | 'fifth'
  | 'third'
  | 'rest';

/** One column of a table. */
export type DataColumn<Row extends DataRowData> = {
  /** Unique among the columns. Sorting and hiding use it. */
  id: string;
  /** The head of the column, and its name in the list of columns. */
  header: string;
  /** Only screen readers read the head, for example above a column of buttons. */
  isHeaderHidden?: boolean;
  /** Returns the content of a row in this column. */
  cell: (row: Row) => ReactNode;
  /** The width. The default is the remaining width. */
  width?: DataColumnWidth;
  /** Text at the start, numbers at the end. */
  align?: CellAlign;
  /** The column that names the row. Its cells are row heads and have the link of the row. */
  isRowHeader?: boolean;
  /**
   * The column has buttons only and is not printed. `quiet`: they appear when the row has the pointer or the focus, and always on
   * touch screens. `unprinted`: they are always visible.
   */
  actions?: 'quiet' | 'unprinted';
  /** The head is a button that sorts the rows. */
  isSortable?: boolean;
  /** The value to sort by, if the table sorts its own rows (`sortsRows`). */
  toSortValue?: (row: Row) => string | number;
  /** The reader cannot hide this column. The row header can never be hidden. */
  isFixed?: boolean;
};

/** The column that sorts the rows, and the direction. */
export type DataSort = { id: string; isDescending: boolean };

/** Rows under one heading, for example "Overdue 3". */
export type DataGroup<Row extends DataRowData> = {
  /** Unique among the groups. */
  id: string;
  /** The name of the group. */
  label: string;
  /**
   * The number of rows, including rows that are not loaded. The default is the number of loaded rows; null shows no
   * number.
   */
  count?: number | null;
  /** The rows. */
  rows: readonly Row[];
  /** Notes under the rows: what failed, what was left out, where to find more. */
  notes?: readonly { id: string; content: ReactNode }[];
};

/** Which rows are selected. The caller keeps the ids. */
export type DataSelection<Row extends DataRowData> = {
  /** The selected ids. */
  ids: ReadonlySet<string>;
  /** Called with all ids that are now selected. */
  onChange: (ids: ReadonlySet<string>) => void;
  /** The name of a row's checkbox, for example "Select Test the stack". */
  toLabel: (row: Row) => string;
  /** The ids behind a combined row. By default a row has one id. */
  toIds?: (row: Row) => readonly string[];
  /** The name of the checkbox that selects all rows. Without a name there is no such checkbox. */
  allLabel?: string;
};

/** The action of a swipe on a row. */
export type RowSwipe = { label: string; onSwipe: () => void };

/** A row on a phone: a stacked link. */
export type StackedRow = {
  /** What the row is about. */
  title: ReactNode;
  /** The address that the whole row opens. */
  href?: string;
  /** Called when the reader follows the link. */
  onClick?: (event: MouseEvent) => void;
  /** Uses normal weight, for a title that is a sentence. */
  isPlain?: boolean;
  /** Quiet text under the title. */
  meta?: ReactNode;
  /** The date line. */
  when?: ReactNode;
  /** Shows the date line in the overdue colour. */
  isLate?: boolean;
  /** A tag at the right. */
  end?: ReactNode;
  /** The action of a swipe to the right and its label. A button in the row does the same. */
  swipe?: RowSwipe;
  /** The action of a swipe to the left and its label. The page that the row opens offers the same. */
  swipeBack?: RowSwipe;
  /** A separate line after the row, for example a button that shows more. */
  after?: ReactNode;
};

/** The state of the rows: loading for the first time, ready, failed, or not allowed. */
export type DataStatus = 'loading' | 'ready' | 'failed' | 'forbidden';

/** Words of the states. */
export type DataTableWords = {
  /** Announced once while loading. */
  loading: string;
  /** Title when loading failed. */
  failed: string;
  /** Title when no row passes the filters. */
  noResults: string;
  /** The sentence under that title. */
  noResultsText: string;
  /** The label of the button that clears the filters. */
  clearFilters: string;
  /** The label of the button after the first rows of a long list. */
  more: string;
  /** Title when the reader may not see the rows. */
  forbidden: string;
  /** The sentence under that title: who can give permission. */
  forbiddenText: string;
};

/** English words for a table of, for example, "tasks". */
export function toDataWords(noun: string): DataTableWords {
  const start = noun.charAt(0).toUpperCase() + noun.slice(1);
  return {
    loading: `Loading ${noun}`,
    failed: `${start} could not be loaded`,
    noResults: `No ${noun} match these filters`,
    noResultsText: `Clear filters to see all ${noun}.`,
    clearFilters: 'Clear filters',
    more: `Show more ${noun}`,
    forbidden: `You cannot see ${noun}`,
    forbiddenText: 'Ask a person who manages users in your organisation for access.',
  };
}
