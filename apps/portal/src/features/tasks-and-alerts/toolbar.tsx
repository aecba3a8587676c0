import { TASK_STATUS_LABELS, type TASK_STATUSES } from '@anupalan/enums/task-status';
import { Button, TabLinks } from '@anupalan/ui';
import { TableToolbar } from '@anupalan/ui/table';
import { Bookmark, Download, Settings2, SlidersHorizontal } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { LazyTrigger } from '../../shared/lazy-trigger.tsx';
import { SearchBox } from '../../shared/lists/search-box.tsx';
import { toQueryHref } from '../../shared/tasks/task-links.ts';
import type { Filters } from './filters.ts';
import { SETTABLE_COLUMNS } from './occurrence-cells.tsx';
import { MENUS } from './on-demand.tsx';
import type { TableLook, Views } from './views/use-views.ts';

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
          <LazyTrigger
            load={MENUS.views}
            props={{ views, look }}
            fallback={(handlers) => (
              <Button {...handlers} icon={Bookmark} aria-haspopup="menu">
                {views.current?.name ?? 'Views'}
              </Button>
            )}
          />
          {hasTable && (
            <LazyTrigger
              load={MENUS.columns}
              props={{ label: 'Columns', columns: SETTABLE_COLUMNS, ...look }}
              fallback={(handlers) => (
                <Button {...handlers} icon={Settings2} aria-haspopup="dialog">
                  Columns
                </Button>
              )}
            />
          )}
          <LazyTrigger
            load={MENUS.exports}
            props={{ filters }}
            fallback={(handlers) => (
              <Button
                {...handlers}
                icon={Download}
                isLoading={false}
                loadingLabel="Exporting"
                aria-haspopup="menu"
              >
                Export
              </Button>
            )}
          />
        </>
      }
    >
      <SearchBox label="Search tasks" value={filters.keyword} onChange={onSearch} />
      <LazyTrigger
        load={MENUS.filters}
        props={{ filters, onChange }}
        fallback={(handlers) => (
          <Button {...handlers} icon={SlidersHorizontal} aria-haspopup="dialog">
            Filters
          </Button>
        )}
      />
    </TableToolbar>
  );
}
