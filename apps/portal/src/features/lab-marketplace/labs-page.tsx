import { useListLabsQuery } from '@anupalan/api-client/endpoints/labs';
import { LAB_MEDIA, LAB_MEDIUM_LABELS } from '@anupalan/enums/labs';
import { INDIAN_STATES } from '@anupalan/enums/organisation-facts';
import { EmptyState, Notice, Page, Stack, Switch, TextLink } from '@anupalan/ui';
import { ToolbarItem } from '@anupalan/ui/table';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { parseTarget, toMarketplacePath } from '../../shared/enquiries/enquiry-paths.ts';
import { EnquiryTabs } from '../../shared/enquiries/enquiry-tabs.tsx';
import { ListCard } from '../../shared/lists/list-card.tsx';
import { toListRows } from '../../shared/lists/list-rows.ts';
import { FilterChoice, ListToolbar, toOptions } from '../../shared/lists/list-toolbar.tsx';
import { SearchBox } from '../../shared/lists/search-box.tsx';
import { type ListState, useList } from '../../shared/lists/use-list.ts';
import { labsAddress } from './filters.ts';
import { LabTable } from './lab-table.tsx';

const MEDIA = toOptions(LAB_MEDIA, LAB_MEDIUM_LABELS);
const STATES = INDIAN_STATES.map((value) => ({ value, label: value }));

function Toolbar({ list }: { list: ListState }) {
  const { set, texts } = list;
  const onParameter = useCallback((parameter: string) => set({ parameter }), [set]);
  return (
    <ListToolbar list={list} search="Search laboratories">
      <SearchBox label="Parameter, for example BOD" value={texts.parameter ?? ''} onChange={onParameter} />
      <FilterChoice
        list={list}
        name="medium"
        label="What is tested"
        placeholder="Any medium"
        options={MEDIA}
      />
      <FilterChoice list={list} name="state" label="State" placeholder="Any state" options={STATES} />
      <ToolbarItem>
        <Switch
          label="Accredited today"
          checked={texts.accredited === '1'}
          onChange={(event) => set({ accredited: event.target.checked ? '1' : '' })}
        />
      </ToolbarItem>
    </ListToolbar>
  );
}

/** Laboratories that have published their page. */
export function LabsPage() {
  const list = useList(labsAddress);
  const [params] = useSearchParams();
  const target = parseTarget(params);
  const isForTask = Object.keys(target).length > 0;
  const answer = toListRows(
    useListLabsQuery({ ...list.query, ...(list.own.accredited === '1' ? { accredited: 1 } : {}) }),
  );
  return (
    <Page>
      <Stack gap={4}>
        <EnquiryTabs side="company" current="first" />
        {isForTask && (
          <Notice
            tone="info"
            title="Choose a laboratory."
            action={<TextLink href={toMarketplacePath()}>Start empty enquiry</TextLink>}
          >
            The enquiry is filled in for you.
          </Notice>
        )}
        <ListCard
          label="Laboratories"
          noun="laboratories"
          list={list}
          answer={answer}
          toolbar={<Toolbar list={list} />}
          empty={
            <EmptyState
              title="No laboratory has published its page yet"
              text="Check again later, or contact us: we invite laboratories in your state."
            />
          }
        >
          {(table) => <LabTable {...table} target={target} />}
        </ListCard>
      </Stack>
    </Page>
  );
}
