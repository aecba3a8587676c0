import { TASK_STATUS_LABELS, type TASK_STATUSES } from '@anupalan/enums/task-status';
import { Button, TabLinks } from '@anupalan/ui';
import { Popover } from '@anupalan/ui/interactive';
import { TableSettings, TableToolbar } from '@anupalan/ui/table';
import { SlidersHorizontal } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { SearchBox } from '../../shared/lists/search-box.tsx';
import { toQueryHref } from '../../shared/tasks/task-links.ts';
import { ExportMenu } from './export-menu.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { Filters } from './filters.ts';
import { SETTABLE_COLUMNS } from './occurrence-cells.tsx';
import type { TableLook, Views } from './views/use-views.ts';
import { ViewsMenu } from './views/views-menu.tsx';

/** All, Overdue, Pending, Completed: each an address. */
export function StatusTabs({ filters }: { filters: Filters }) {
  const [params] = useSearchParams();
  const toTab = (status: string, label: string) => ({
    href: toQueryHref(params, { status, page: '', task: '', due: '' }),
    label,
    isCurrent: (filters.status ?? '') === status,
  });
  return (
    <TabLinks
      label="Status"
      items={[
        toTab('', 'All'),
        ...(
          ['overdue', 'pending', 'completed'] as const satisfies readonly (typeof TASK_STATUSES)[number][]
        ).map((status) => toTab(status, TASK_STATUS_LABELS[status])),
      ]}
    />
  );
}

/** Props of {@link Toolbar}. */
export type ToolbarProps = {
  filters: Filters;
  onChange: (changes: Readonly<Record<string, string>>) => void;
  onSearch: (keyword: string) => void;
  views: Views;
  look: TableLook;
  /** Whether a table is shown, whose rows and columns can be set. */
  hasTable: boolean;
};

/** Search, filters, views and export over the list and over the calendar. */
export function Toolbar({ filters, onChange, onSearch, views, look, hasTable }: ToolbarProps) {
  return (
    <TableToolbar
      isPlain={!hasTable}
      end={
        <>
          <ViewsMenu views={views} look={look} />
          {hasTable && <TableSettings label="Columns" columns={SETTABLE_COLUMNS} {...look} />}
          <ExportMenu filters={filters} />
        </>
      }
    >
      <SearchBox label="Search tasks" value={filters.keyword} onChange={onSearch} />
      <Popover
        label="Filters"
        placement="bottom start"
        trigger={<Button icon={SlidersHorizontal}>Filters</Button>}
      >
        <FilterFields filters={filters} onChange={onChange} />
      </Popover>
    </TableToolbar>
  );
}
