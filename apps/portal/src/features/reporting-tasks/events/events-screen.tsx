import { useListDutyEventsQuery } from '@anupalan/api-client/endpoints/duty-events';
import type { DutyEvent } from '@anupalan/api-client/types';
import { Breadcrumb, EmptyState, Page } from '@anupalan/ui';
import { useState } from 'react';
import { StartDialog } from '../../../shared/later-dialogs.tsx';
import { ListCard } from '../../../shared/lists/list-card.tsx';
import { toListRows } from '../../../shared/lists/list-rows.ts';
import { FilterChoice, ListToolbar } from '../../../shared/lists/list-toolbar.tsx';
import { useList } from '../../../shared/lists/use-list.ts';
import { useAccess, useScreenPath } from '../../../shared/session/use-session.ts';
import { useOrders } from '../../../shared/tasks/use-orders.ts';
import { useToday } from '../../../shared/tasks/use-today.ts';
import { EventsTable } from './events-table.tsx';
import { eventsAddress } from './filters.ts';
import { words } from './words.ts';

/** Accepted conditions of all orders that begin when something happens: each can be started on the day it does. */
export function EventsScreen() {
  const today = useToday();
  const list = useList(eventsAddress);
  const toPath = useScreenPath();
  const orders = useOrders();
  const canManage = useAccess('Reporting Task', 'manage');
  const [starting, setStarting] = useState<DutyEvent | null>(null);
  const answer = toListRows(useListDutyEventsQuery(list.query, { refetchOnMountOrArgChange: true }));
  return (
    <Page
      title={words.title}
      text={words.text}
      trail={
        <Breadcrumb
          items={[{ label: words.parent, href: toPath('reportingTasks') }, { label: words.title }]}
        />
      }
    >
      <ListCard
        label={words.title}
        noun={words.noun}
        list={list}
        answer={answer}
        toCount={words.count}
        toolbar={
          <ListToolbar list={list} search={words.search}>
            {orders.list.length > 0 && (
              <FilterChoice
                list={list}
                name="order"
                label={words.order}
                placeholder={words.anyOrder}
                options={orders.list.map(({ id, title }) => ({ value: id, label: title }))}
              />
            )}
          </ListToolbar>
        }
        empty={<EmptyState level={2} title={words.emptyTitle} text={words.emptyText} />}
      >
        {(table) => <EventsTable {...table} today={today} onStart={canManage ? setStarting : null} />}
      </ListCard>
      {starting !== null && <StartDialog event={starting} today={today} onClose={() => setStarting(null)} />}
    </Page>
  );
}
