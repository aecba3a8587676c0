import { TASK_STATUS_LABELS } from '@anupalan/enums/task-status';
import { IconButton, Select, TabLinks, useIsNarrow } from '@anupalan/ui';
import { TableToolbar, ToolbarItem } from '@anupalan/ui/table';
import { Bookmark, Download, Settings2, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { LazyTrigger } from '../../shared/lazy-trigger.tsx';
import { SearchBox } from '../../shared/lists/search-box.tsx';
import { useAssigneeOptions } from '../../shared/tasks/assignee-options.ts';
import { toQueryHref } from '../../shared/tasks/task-links.ts';
import { useOrders } from '../../shared/tasks/use-orders.ts';
import type { Filters } from './filters.ts';
import type { ListView } from './list-query.ts';
import { SETTABLE_COLUMNS } from './occurrence-cells.tsx';
import { MENUS } from './on-demand.tsx';
import type { TableLook, Views } from './views/use-views.ts';
import { words } from './words.ts';

/**
 * Props of {@link StatusTabs}. `overdue`: how many there are of all, or undefined until that is known; `hasAll`: several
 * states can be shown together, as in the calendar.
 */
export type StatusTabsProps = { view: ListView; overdue: number | undefined; hasAll: boolean };

/** Overdue, Pending, Completed: each an address. */
export function StatusTabs({ view, overdue, hasAll }: StatusTabsProps) {
  const [params] = useSearchParams();
  const toTab = (status: 'overdue' | 'pending' | 'completed') => ({
    href: toQueryHref(params, { status, page: '', task: '', due: '' }),
    label: TASK_STATUS_LABELS[status],
    count: status === 'overdue' && overdue !== 0 ? overdue : undefined,
    isCurrent: view === status,
  });
  const all = { href: toQueryHref(params, { status: '' }), label: words.all, isCurrent: view === 'all' };
  return (
    <TabLinks
      label={words.status}
      items={[toTab('overdue'), toTab('pending'), toTab('completed'), ...(hasAll ? [all] : [])]}
    />
  );
}

type QuickFiltersProps = Pick<ToolbarProps, 'filters' | 'onChange'>;

/** The two filters that are used most, where there is room for them. */
function QuickFilters({ filters, onChange }: QuickFiltersProps) {
  const assignees = useAssigneeOptions();
  const orders = useOrders();
  return (
    <>
      <ToolbarItem>
        <Select
          aria-label={words.person}
          value={filters.assigneeId ?? ''}
          placeholder={words.anyPerson}
          options={assignees}
          onChange={(event) => onChange({ assignee: event.target.value })}
        />
      </ToolbarItem>
      {orders.list.length > 0 && (
        <ToolbarItem>
          <Select
            aria-label={words.order}
            value={filters.consentDocumentId ?? ''}
            placeholder={words.anyOrder}
            options={orders.list.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(event) => onChange({ order: event.target.value })}
          />
        </ToolbarItem>
      )}
    </>
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
  /** On a phone: the way to the calendar. */
  calendar: ReactNode;
};

/** Search, filters, views and export over the list and over the calendar, in one row. */
export function Toolbar(props: ToolbarProps) {
  const { filters, onChange, onSearch, views, look, hasTable, calendar } = props;
  const isNarrow = useIsNarrow();
  return (
    <TableToolbar
      isPlain={!hasTable}
      isOneRow
      end={
        <>
          <LazyTrigger
            load={MENUS.filters}
            props={{ filters, onChange }}
            fallback={(handlers) => (
              <IconButton
                {...handlers}
                icon={SlidersHorizontal}
                label={words.filters}
                aria-haspopup="dialog"
              />
            )}
          />
          {isNarrow && calendar}
          <LazyTrigger
            load={MENUS.views}
            props={{ views, look }}
            fallback={(handlers) => (
              <IconButton
                {...handlers}
                icon={Bookmark}
                label={views.current?.name ?? words.views}
                aria-haspopup="menu"
              />
            )}
          />
          {hasTable && !isNarrow && (
            <LazyTrigger
              load={MENUS.columns}
              props={{ label: words.columns.label, columns: SETTABLE_COLUMNS, ...look }}
              fallback={(handlers) => (
                <IconButton
                  {...handlers}
                  icon={Settings2}
                  label={words.columns.label}
                  aria-haspopup="dialog"
                />
              )}
            />
          )}
          {!isNarrow && (
            <LazyTrigger
              load={MENUS.exports}
              props={{ filters }}
              fallback={(handlers) => (
                <IconButton {...handlers} icon={Download} label={words.export} aria-haspopup="menu" />
              )}
            />
          )}
        </>
      }
    >
      <SearchBox label={words.search} value={filters.keyword} onChange={onSearch} />
      {!isNarrow && <QuickFilters filters={filters} onChange={onChange} />}
    </TableToolbar>
  );
}
