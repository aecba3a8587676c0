import { useListScheduledTasksQuery } from '@anupalan/api-client/endpoints/scheduled-tasks';
import { IconButton, Inline, onFirstUse, Page, SegmentedControl, Stack, useIsNarrow } from '@anupalan/ui';
import { CalendarDays, CalendarRange, Grid3x3, List } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useList } from '../../shared/lists/use-list.ts';
import { toQueryHref } from '../../shared/tasks/task-links.ts';
import type { Undoable } from '../../shared/tasks/undoable.ts';
import { useToday } from '../../shared/tasks/use-today.ts';
import { findSpan } from './calendar/calendar-address.ts';
import { ChosenFilters, FilterLine } from './chosen-filters.tsx';
import { NO_FILTERS, occurrenceAddress, toFilters } from './filters.ts';
import { toListQuery, toView } from './list-query.ts';
import { OccurrenceList } from './occurrence-list.tsx';
import { LastAction, OccurrenceBulkBar, OccurrenceCalendar, OccurrenceDrawer } from './on-demand.tsx';
import { LastUndoable } from './row-action.tsx';
import type { RowContext } from './row-context.ts';
import { StatusTabs, Toolbar } from './toolbar.tsx';
import { useTableLook, useViews } from './views/use-views.ts';
import { words } from './words.ts';

/** Takes the open drawer out of the address. */
const CLOSED = { task: '', due: '', tab: '' } as const;

/** The address of a row's drawer. It stays the same while a drawer opens and closes. */
function useRowHref(params: URLSearchParams): RowContext['toHref'] {
  const behind = toQueryHref(params, CLOSED);
  return useCallback(
    ({ taskId, dueDate }) => toQueryHref(new URLSearchParams(behind), { task: taskId, due: dueDate }),
    [behind],
  );
}

/** How due dates are shown. */
const LOOKS = [
  { value: 'list', label: words.looks.list, icon: List },
  { value: 'week', label: words.looks.week, icon: CalendarRange },
  { value: 'month', label: words.looks.month, icon: CalendarDays },
  { value: 'year', label: words.looks.year, icon: Grid3x3 },
] as const;

/** How many are overdue of all, a round once (D46): what the first page of them says. Not asked beside the calendar. */
function useOverdueCount(isAsked: boolean): number | undefined {
  const { pageSize } = occurrenceAddress.list;
  const none = { keyword: '', sort: null, isFiltered: false };
  return useListScheduledTasksQuery(toListQuery(none, { pageNo: 1, pageSize }), { skip: !isAsked })
    .currentData?.total;
}

/** Every due date, as a list by status or in a calendar, and one of them in its drawer. */
export function TasksAndAlertsScreen() {
  const today = useToday();
  const list = useList(occurrenceAddress);
  const { get, set } = list;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const look = useTableLook();
  const views = useViews(look);
  const isNarrow = useIsNarrow();
  const [lastAction, setLastAction] = useState<Undoable | null>(null);
  const { filters: given, keyword, sort, isFiltered } = list;
  const filters = useMemo(
    () => toFilters({ filters: given, keyword, sort, isFiltered }),
    [given, keyword, sort, isFiltered],
  );
  const span = findSpan(get);
  const overdue = useOverdueCount(span === null);
  useEffect(
    () =>
      onFirstUse(() => {
        OccurrenceDrawer.prepare();
        OccurrenceBulkBar.prepare();
      }),
    [],
  );

  const toAddress = useCallback(
    (changes: Readonly<Record<string, string>>) => toQueryHref(params, changes),
    [params],
  );
  const toHref = useRowHref(params);
  const open = { taskId: get('task'), dueDate: get('due') };
  const isOpen = open.taskId !== '' && open.dueDate !== '';
  const view = span === null ? toView(filters) : (filters.status ?? 'all');
  const ofView = view === 'all' ? '' : view;
  const toAllHref = useCallback(
    (taskId: string) => toQueryHref(new URLSearchParams({ status: ofView, of: taskId }), {}),
    [ofView],
  );
  const context = useMemo(() => ({ today, toHref, toAllHref }), [today, toHref, toAllHref]);
  const toolbar = (
    <Toolbar
      filters={filters}
      onChange={set}
      onSearch={list.onSearch}
      views={views}
      look={look}
      hasTable={span === null}
      calendar={
        span === null && (
          <IconButton icon={CalendarDays} label={words.showCalendar} onClick={() => set({ view: 'month' })} />
        )
      }
    />
  );

  return (
    <Page>
      <Stack gap={3}>
        <Inline justify="between" gap={3}>
          <StatusTabs view={view} overdue={overdue} hasAll={span !== null || view === 'all'} />
          {(!isNarrow || span !== null) && (
            <SegmentedControl
              label={words.looks.label}
              value={span ?? 'list'}
              onChange={(next) => set({ view: next === 'list' ? '' : next })}
              options={LOOKS}
            />
          )}
        </Inline>
        <FilterLine filters={filters} view={view} />
        {span !== null ? (
          <>
            {lastAction !== null && <LastAction action={lastAction} onDismiss={() => setLastAction(null)} />}
            {toolbar}
            <ChosenFilters filters={filters} onChange={set} />
            <OccurrenceCalendar
              filters={filters}
              context={context}
              get={get}
              set={set}
              toAddress={toAddress}
            />
          </>
        ) : (
          <LastUndoable value={lastAction}>
            <OccurrenceList
              filters={filters}
              list={list}
              context={context}
              toolbar={toolbar}
              look={look}
              open={isOpen ? open : null}
              onUndoable={setLastAction}
            />
          </LastUndoable>
        )}
      </Stack>
      {isOpen && (
        <OccurrenceDrawer
          {...open}
          today={today}
          toHref={toHref}
          toAllHref={(taskId) => toAddress({ ...NO_FILTERS, ...CLOSED, of: taskId, page: '', view: '' })}
          tab={get('tab')}
          onTab={(tab) => void navigate(toAddress({ tab }), { replace: true, preventScrollReset: true })}
          onUndoable={setLastAction}
          onClose={() => void navigate(toAddress(CLOSED), { preventScrollReset: true })}
        />
      )}
    </Page>
  );
}
