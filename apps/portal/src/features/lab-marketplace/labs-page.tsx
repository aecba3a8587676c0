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
import { listWords } from './words.ts';

const MEDIA = toOptions(LAB_MEDIA, LAB_MEDIUM_LABELS);
const STATES = INDIAN_STATES.map((value) => ({ value, label: value }));

function Toolbar({ list }: { list: ListState }) {
  const { set, texts } = list;
  const onParameter = useCallback((parameter: string) => set({ parameter }), [set]);
  return (
    <ListToolbar list={list} search={listWords.search}>
      <SearchBox label={listWords.parameter} value={texts.parameter ?? ''} onChange={onParameter} />
      <FilterChoice
        list={list}
        name="medium"
        label={listWords.medium}
        placeholder={listWords.anyMedium}
        options={MEDIA}
      />
      <FilterChoice
        list={list}
        name="state"
        label={listWords.state}
        placeholder={listWords.anyState}
        options={STATES}
      />
      <ToolbarItem>
        <Switch
          label={listWords.accreditedToday}
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
            title={listWords.chooseTitle}
            action={<TextLink href={toMarketplacePath()}>{listWords.startEmpty}</TextLink>}
          >
            {listWords.chooseText}
          </Notice>
        )}
        <ListCard
          label={listWords.title}
          noun={listWords.noun}
          list={list}
          answer={answer}
          toolbar={<Toolbar list={list} />}
          empty={<EmptyState title={listWords.emptyTitle} text={listWords.emptyText} />}
        >
          {(table) => <LabTable {...table} target={target} />}
        </ListCard>
      </Stack>
    </Page>
  );
}
