import type { ScheduledTask } from '@anupalan/api-client/types';
import { FREQUENCY_LABELS } from '@anupalan/enums/frequencies';
import { TASK_ORIGIN_LABELS } from '@anupalan/enums/task-origin';
import { Inline, onFirstUse, Page, SegmentedControl, Stack } from '@anupalan/ui';
import { CalendarDays, List } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useList } from '../../shared/lists/use-list.ts';
import { toQueryHref } from '../../shared/tasks/task-links.ts';
import type { Undoable } from '../../shared/tasks/undoable.ts';
import { useOrders } from '../../shared/tasks/use-orders.ts';
import { useToday } from '../../shared/tasks/use-today.ts';
import { findSpan } from './calendar/calendar-address.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { NO_FILTERS, occurrenceAddress, toFilters } from './filters.ts';
import { LastAction } from './last-action.tsx';
import { OccurrenceList } from './occurrence-list.tsx';
import { OccurrenceCalendar, OccurrenceDrawer } from './on-demand.tsx';
import type { RowContext } from './row-context.ts';
import { StatusTabs, Toolbar } from './toolbar.tsx';
import { useTableLook, useViews } from './views/use-views.ts';

/** Names the order of a row and how often it comes. `isKnown`: the orders have come, or none will. */
function useMeta(): { toMeta: (row: ScheduledTask) => string; isKnown: boolean } {
  const orders = useOrders();
  const toMeta = useCallback(
    (row: ScheduledTask) => {
      const title = orders.find(row.consentDocumentId)?.title ?? TASK_ORIGIN_LABELS[row.origin];
      return row.frequency === null ? title : `${title}, ${FREQUENCY_LABELS[row.frequency].toLowerCase()}`;
    },
    [orders],
  );
  return { toMeta, isKnown: !orders.isLoading };
}

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

const VIEWS = [
  { value: 'list', label: 'List', icon: List },
  { value: 'calendar', label: 'Calendar', icon: CalendarDays },
] as const;

/** Every due date, as a list by urgency or in a calendar, and one of them in its drawer. */
export function TasksAndAlertsScreen() {
  const today = useToday();
  const list = useList(occurrenceAddress);
  const { get, set } = list;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { toMeta, isKnown } = useMeta();
  const look = useTableLook();
  const views = useViews(look);
  const [lastAction, setLastAction] = useState<Undoable | null>(null);
  const { filters: given, keyword, sort, isFiltered } = list;
  const filters = useMemo(
    () => toFilters({ filters: given, keyword, sort, isFiltered }),
    [given, keyword, sort, isFiltered],
  );
  const isCalendar = findSpan(get) !== null;
  useEffect(() => onFirstUse(OccurrenceDrawer.prepare), []);

  const toAddress = (changes: Readonly<Record<string, string>>) => toQueryHref(params, changes);
  const toHref = useRowHref(params);
  const open = { taskId: get('task'), dueDate: get('due') };
  const context = useMemo(() => ({ today, toMeta, toHref }), [today, toMeta, toHref]);
  const toolbar = (
    <Toolbar
      filters={filters}
      onChange={set}
      onSearch={list.onSearch}
      views={views}
      look={look}
      hasTable={!isCalendar}
    />
  );

  return (
    <Page>
      <Stack gap={4}>
        <Inline justify="between" gap={3}>
          <StatusTabs filters={filters} />
          <SegmentedControl
            label="How due dates are shown"
            value={isCalendar ? 'calendar' : 'list'}
            onChange={(view) => set({ view: view === 'calendar' ? 'month' : '' })}
            options={VIEWS}
          />
        </Inline>
        <LastAction action={lastAction} onDismiss={() => setLastAction(null)} />
        {isCalendar ? (
          <>
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
          <OccurrenceList
            filters={filters}
            list={list}
            context={context}
            isNamed={isKnown}
            completedHref={toAddress({ ...CLOSED, status: 'completed', page: '' })}
            toolbar={toolbar}
            look={look}
            onUndoable={setLastAction}
          />
        )}
      </Stack>
      {open.taskId !== '' && open.dueDate !== '' && (
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
