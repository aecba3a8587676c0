/** The data table: sorting, selecting, density, columns, row menus. For signed-in screens. */
export { DataTable, type DataTableProps } from './data-table/data-table.tsx';
export { RowDisclosure, type RowDisclosureProps } from './data-table/row-disclosure.tsx';
export { TableSettings, type TableSettingsProps } from './data-table/table-settings.tsx';
export {
  BulkBar,
  type BulkBarProps,
  type FilterChip,
  FilterChips,
  type FilterChipsProps,
  TableFoot,
  TableToolbar,
  type TableToolbarProps,
  ToolbarItem,
  type ToolbarItemProps,
} from './data-table/table-toolbar.tsx';
export {
  type DataColumn,
  type DataColumnWidth,
  type DataGroup,
  type DataRowData,
  type DataSelection,
  type DataSort,
  type DataStatus,
  type DataTableWords,
  type StackedRow,
  toDataWords,
} from './data-table/types.ts';
