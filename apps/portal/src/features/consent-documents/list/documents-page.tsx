import { useListConsentDocumentsQuery } from '@anupalan/api-client/endpoints/consent-documents';
import { DOCUMENT_STATUS_LABELS, DOCUMENT_STATUSES } from '@anupalan/enums/consents';
import { COMPANY_PATHS } from '@anupalan/enums/paths';
import { Button, EmptyState, LinkButton, Page } from '@anupalan/ui';
import { FileSearch } from 'lucide-react';
import { toUsualSort } from '../../../shared/lists/list-address.ts';
import { ListCard } from '../../../shared/lists/list-card.tsx';
import { toListRows } from '../../../shared/lists/list-rows.ts';
import { FilterChoice, ListToolbar, toOptions } from '../../../shared/lists/list-toolbar.tsx';
import { useList } from '../../../shared/lists/use-list.ts';
import { useAccess } from '../../../shared/session/use-session.ts';
import { useToday } from '../../../shared/tasks/use-today.ts';
import { DocumentsTable } from './documents-table.tsx';
import { documentsAddress } from './filters.ts';

const STATES = toOptions(DOCUMENT_STATUSES, DOCUMENT_STATUS_LABELS);

function NoOrders() {
  const canUpload = useAccess('Consent Analyzer', 'manage');
  return (
    <EmptyState
      icon={FileSearch}
      title={canUpload ? 'Upload your first consent' : 'No orders yet'}
      text="Each order appears here with its facts, its limits and how long it is valid."
      action={
        canUpload && (
          <LinkButton variant="primary" href={COMPANY_PATHS.consentAnalyzer}>
            Open the analyzer
          </LinkButton>
        )
      }
    />
  );
}

/** Every order: what it is, how long it is valid, and how far its conditions are. */
export function DocumentsPage() {
  const today = useToday();
  const list = useList(documentsAddress);
  const answer = toListRows(useListConsentDocumentsQuery(list.query, { refetchOnMountOrArgChange: true }));
  return (
    <Page>
      <ListCard
        label="Consent documents"
        noun="orders"
        summary="numbers"
        list={list}
        answer={answer}
        toCount={(total) => (total === 1 ? '1 order' : `${total} orders`)}
        toolbar={
          (list.isFiltered || answer.total > 0) && (
            <ListToolbar list={list} search="Search orders" hasNoClear>
              <FilterChoice
                list={list}
                name="status"
                label="Reading status"
                placeholder="Any status"
                options={STATES}
              />
            </ListToolbar>
          )
        }
        noMatch={
          <EmptyState
            title="No orders match these filters"
            text="Search for a title, a consent number, an authority or a file name."
            action={<Button onClick={list.onClear}>Clear filters</Button>}
          />
        }
        empty={<NoOrders />}
      >
        {(table) => (
          <DocumentsTable {...table} sort={list.sort ?? toUsualSort(documentsAddress)} today={today} />
        )}
      </ListCard>
    </Page>
  );
}
