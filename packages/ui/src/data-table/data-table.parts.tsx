import { part } from '../storybook/part.ts';
import { RowDisclosure } from './row-disclosure.tsx';
import { TableSettings } from './table-settings.tsx';
import { BulkBar, FilterChips, TableFoot, ToolbarItem } from './table-toolbar.tsx';

const ignore = () => {};

export const parts = [
  part('BulkBar', BulkBar, { count: 2, onClear: ignore }),
  part('FilterChips', FilterChips, {
    chips: [{ id: 'status', label: 'Overdue', onRemove: ignore }],
    onClear: ignore,
  }),
  part('ToolbarItem', ToolbarItem, { children: 'A filter' }),
  part('TableFoot', TableFoot, { children: '1 to 50 of 212' }),
  part('RowDisclosure', RowDisclosure, { isOpen: false, children: '5 dates' }),
  part('TableSettings', TableSettings, {
    isOpen: true,
    density: 'default',
    onDensity: ignore,
    columns: [{ id: 'owner', header: 'Assignee' }],
    onHiddenColumns: ignore,
  }),
];
