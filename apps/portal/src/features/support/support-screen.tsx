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
import { listWords } from './words.ts';

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
      {listWords.create}
    </LinkButton>
  );
  return (
    <Page>
      <ListCard
        label={listWords.title}
        noun={listWords.noun}
        summary="none"
        list={list}
        answer={answer}
        toolbar={
          <ListToolbar list={list} search={listWords.search} end={createLink} hasNoClear>
            <FilterChoice
              list={list}
              name="status"
              label={listWords.status}
              placeholder={listWords.anyStatus}
              options={STATUSES}
            />
            <FilterChoice
              list={list}
              name="type"
              label={listWords.type}
              placeholder={listWords.anyType}
              options={TYPES}
            />
          </ListToolbar>
        }
        noMatch={
          <EmptyState
            title={listWords.noMatchTitle}
            text={listWords.noMatchText}
            action={<Button onClick={list.onClear}>{listWords.showAll}</Button>}
          />
        }
        empty={<EmptyState title={listWords.emptyTitle} text={listWords.emptyText} action={createLink} />}
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
