import { useListSupportRequestsQuery } from '@anupalan/api-client/endpoints/support';
import {
  SUPPORT_STATUS_LABELS,
  SUPPORT_STATUSES,
  SUPPORT_TYPE_LABELS,
  SUPPORT_TYPES,
} from '@anupalan/enums/support';
import { Button, EmptyState, LinkButton, Page } from '@anupalan/ui';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ListCard } from '../../shared/lists/list-card.tsx';
import { toListRows } from '../../shared/lists/list-rows.ts';
import { FilterChoice, ListToolbar, toOptions } from '../../shared/lists/list-toolbar.tsx';
import { useList } from '../../shared/lists/use-list.ts';
import { useAccess, useScreenPath } from '../../shared/session/use-session.ts';
import { supportAddress } from './filters.ts';
import { SupportDetail } from './support-detail.tsx';
import { SupportRows } from './support-rows.tsx';

const STATUSES = toOptions(SUPPORT_STATUSES, SUPPORT_STATUS_LABELS);
const TYPES = toOptions(SUPPORT_TYPES, SUPPORT_TYPE_LABELS);

/** Requests of the organisation; one opens at the side under an address of its own. */
export function SupportScreen() {
  const list = useList(supportAddress);
  const [params, setParams] = useSearchParams();
  const answer = toListRows(useListSupportRequestsQuery(list.query));
  const createPath = useScreenPath()('supportCreate');
  const canAsk = useAccess('Support Management', 'manage');
  const openId = params.get('request');
  const toHref = (id: string | null) => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete('request');
    else next.set('request', id);
    return next;
  };
  const createLink = canAsk && (
    <LinkButton href={createPath} variant="primary" icon={Plus}>
      New request
    </LinkButton>
  );
  return (
    <Page>
      <ListCard
        label="Requests"
        noun="requests"
        summary="none"
        list={list}
        answer={answer}
        toolbar={
          <ListToolbar list={list} search="Search requests" end={createLink} hasNoClear>
            <FilterChoice
              list={list}
              name="status"
              label="Status"
              placeholder="Any status"
              options={STATUSES}
            />
            <FilterChoice list={list} name="type" label="Type" placeholder="Any type" options={TYPES} />
          </ListToolbar>
        }
        noMatch={
          <EmptyState
            title="No requests match"
            text="Try other words, another status or another type."
            action={<Button onClick={list.onClear}>Show all requests</Button>}
          />
        }
        empty={
          <EmptyState
            title="No requests yet"
            text="Ask us anything about your orders, your tasks or the product."
            action={createLink}
          />
        }
      >
        {(table) => (
          <SupportRows
            {...table}
            toHref={(id) => `?${toHref(id).toString()}`}
            onOpen={(id) => setParams(toHref(id))}
          />
        )}
      </ListCard>
      {openId !== null && <SupportDetail id={openId} onClose={() => setParams(toHref(null))} />}
    </Page>
  );
}
