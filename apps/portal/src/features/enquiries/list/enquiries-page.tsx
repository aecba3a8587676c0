import { useListEnquiriesQuery } from '@anupalan/api-client/endpoints/enquiries';
import { ENQUIRY_STATUSES, type EnquirySide } from '@anupalan/enums/enquiries';
import { LAB_PATHS } from '@anupalan/enums/paths';
import { EmptyState, LinkButton, Page, SegmentedControl, Stack } from '@anupalan/ui';
import { ToolbarItem } from '@anupalan/ui/table';
import { toMarketplacePath } from '../../../shared/enquiries/enquiry-paths.ts';
import { EnquiryTabs } from '../../../shared/enquiries/enquiry-tabs.tsx';
import { toStatusWord } from '../../../shared/enquiries/enquiry-words.ts';
import { ListCard } from '../../../shared/lists/list-card.tsx';
import { toListRows } from '../../../shared/lists/list-rows.ts';
import { FilterChoice, ListToolbar } from '../../../shared/lists/list-toolbar.tsx';
import { type ListState, useList } from '../../../shared/lists/use-list.ts';
import { EnquiryTable } from './enquiry-table.tsx';
import { enquiriesAddress } from './filters.ts';
import { words } from './words.ts';

function Filters({ side, list }: { side: EnquirySide; list: ListState }) {
  return (
    <ListToolbar list={list} search={words.search}>
      <ToolbarItem>
        <SegmentedControl
          label={words.show}
          options={[
            { value: 'all', label: words.showAll },
            { value: 'waiting', label: words.showWaiting },
          ]}
          value={list.texts.show === 'waiting' ? 'waiting' : 'all'}
          onChange={(show) => list.set({ show: show === 'all' ? '' : show })}
        />
      </ToolbarItem>
      <FilterChoice
        list={list}
        name="status"
        label={words.status}
        placeholder={words.anyStatus}
        options={ENQUIRY_STATUSES.map((value) => ({ value, label: toStatusWord(value, side) }))}
      />
    </ListToolbar>
  );
}

function NoEnquiries({ side }: { side: EnquirySide }) {
  return side === 'company' ? (
    <EmptyState
      title={words.companyEmpty.title}
      text={words.companyEmpty.text}
      action={
        <LinkButton variant="primary" href={toMarketplacePath()}>
          {words.companyEmpty.findLaboratory}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      title={words.labEmpty.title}
      text={words.labEmpty.text}
      action={<LinkButton href={LAB_PATHS.organisation}>{words.labEmpty.openPage}</LinkButton>}
    />
  );
}

/** Enquiries to which the own organisation is a party. */
export function EnquiriesPage({ side }: { side: EnquirySide }) {
  const list = useList(enquiriesAddress);
  const answer = toListRows(
    useListEnquiriesQuery({ ...list.query, ...(list.own.show === 'waiting' ? { turn: side } : {}) }),
  );
  return (
    <Page>
      <Stack gap={4}>
        <EnquiryTabs side={side} current="enquiries" />
        <ListCard
          label={words.title}
          noun={words.noun}
          list={list}
          answer={answer}
          toolbar={<Filters side={side} list={list} />}
          empty={<NoEnquiries side={side} />}
        >
          {(table) => <EnquiryTable {...table} side={side} />}
        </ListCard>
      </Stack>
    </Page>
  );
}
