import type { RowData } from '@tanstack/react-table';
import type { MouseEvent, ReactNode } from 'react';
import type { CellAlign } from '../table/cells.tsx';

/** What a row can be: any object. */
export type DataRowData = RowData;

/**
 * How wide a column is: a box, a menu, a button, a status, days from and to, a person, two buttons, a fifth, a third, or what
 * is left.
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
  /** Unique among the columns; the name that sorting and hiding use. */
  id: string;
  /** The words of its head, and its name in the choice of columns. */
  header: string;
  /** The head is spoken but not shown, for example over a column of buttons. */
  isHeaderHidden?: boolean;
  /** What a row shows in it. */
  cell: (row: Row) => ReactNode;
  /** How wide it is; what is left when not given. */
  width?: DataColumnWidth;
  /** Text at the start, numbers at the end. */
  align?: CellAlign;
  /** The column that names the row: its cells are row heads and hold the row's link. */
  isRowHeader?: boolean;
  /** Buttons that show while the row is pointed at or has the focus; always where nothing can be pointed with. */
  isQuiet?: boolean;
  /** Its head is a button that sorts. */
  isSortable?: boolean;
  /** What client sorting compares; needed when the table `sortsRows`. */
  toSortValue?: (row: Row) => string | number;
  /** Cannot be hidden in the choice of columns. A row header never can. */
  isFixed?: boolean;
};

/** The column that the rows are sorted by, and which way. */
export type DataSort = { id: string; isDescending: boolean };

/** Rows under one head, for example "Overdue 3". */
export type DataGroup<Row extends DataRowData> = {
  /** Unique among the groups. */
  id: string;
  /** What the rows have in common. */
  label: string;
  /** How many there are, also those that are not here; the number of rows when not given, and nothing where it is null. */
  count?: number | null;
  /** The rows. */
  rows: readonly Row[];
  /** Under the rows: what failed, what was cut, where the others are. */
  notes?: readonly { id: string; content: ReactNode }[];
};

/** Which rows are chosen. The caller keeps the identities. */
export type DataSelection<Row extends DataRowData> = {
  /** The chosen identities. */
  ids: ReadonlySet<string>;
  /** Called with all identities that are chosen from now on. */
  onChange: (ids: ReadonlySet<string>) => void;
  /** Names a row's box, for example "Select Test the stack". */
  toLabel: (row: Row) => string;
  /** The identities that a row stands for, when it stands for several; its own when not given. */
  toIds?: (row: Row) => readonly string[];
  /** Names the box over all rows; without it there is none. */
  allLabel?: string;
};

/** What a swipe of a row does. */
export type RowSwipe = { label: string; onSwipe: () => void };

/** A row on a phone: a stacked link. */
export type StackedRow = {
  /** What the row is about. */
  title: ReactNode;
  /** The whole row leads there. */
  href?: string;
  /** A press of the link. */
  onClick?: (event: MouseEvent) => void;
  /** The title is a sentence: its weight is that of text. */
  isPlain?: boolean;
  /** Quiet words under the title. */
  meta?: ReactNode;
  /** The date line. */
  when?: ReactNode;
  /** Draws the date line as late. */
  isLate?: boolean;
  /** A tag at the right. */
  end?: ReactNode;
  /** What a swipe to the right does, and its words. A button of the row does the same. */
  swipe?: RowSwipe;
  /** What a swipe to the left does, and its words. What the row opens does the same. */
  swipeBack?: RowSwipe;
  /** A line of its own after the row, for example a button that shows more of it. */
  after?: ReactNode;
};

/** How the rows are doing: being loaded for the first time, there, not to be had, not allowed. */
export type DataStatus = 'loading' | 'ready' | 'failed' | 'forbidden';

/** Words of the states. */
export type DataTableWords = {
  /** Announced once while loading. */
  loading: string;
  /** Title when loading failed. */
  failed: string;
  /** Title when no row passes the filters. */
  noResults: string;
  /** The sentence under it. */
  noResultsText: string;
  /** Takes the filters away. */
  clearFilters: string;
  /** Button after the first rows of a long list. */
  more: string;
  /** Title when the reader may not see the rows. */
  forbidden: string;
  /** The sentence under it: who can grant it. */
  forbiddenText: string;
};

/** English words for a table of things, for example "tasks". */
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
