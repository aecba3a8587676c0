import { TASK_STATUS_LABELS, type TASK_STATUSES } from '@anupalan/enums/task-status';
import { Button, TabLinks } from '@anupalan/ui';
import { Popover } from '@anupalan/ui/interactive';
import { TableToolbar } from '@anupalan/ui/table';
import { SlidersHorizontal } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { SearchBox } from '../../shared/layout/search-box.tsx';
import { toQueryHref } from '../../shared/tasks/task-links.ts';
import { FilterFields } from './filter-fields.tsx';
import type { Filters } from './filters.ts';

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
};

/** Search and filters over the list. */
export function Toolbar({ filters, onChange, onSearch }: ToolbarProps) {
  return (
    <TableToolbar>
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
