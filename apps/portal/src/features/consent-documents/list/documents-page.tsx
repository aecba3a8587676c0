import { useListConsentDocumentsQuery } from '@anupalan/api-client/endpoints/consent-documents';
import { DOCUMENT_STATUS_LABELS, DOCUMENT_STATUSES } from '@anupalan/enums/consents';
import { COMPANY_PATHS } from '@anupalan/enums/paths';
import { Button, EmptyState, LinkButton, Page } from '@anupalan/ui';
import { FileSearch, Upload } from 'lucide-react';
import { toUsualSort } from '../../../shared/lists/list-address.ts';
import { ListCard } from '../../../shared/lists/list-card.tsx';
import { toListRows } from '../../../shared/lists/list-rows.ts';
import { FilterChoice, ListToolbar, toOptions } from '../../../shared/lists/list-toolbar.tsx';
import { useList } from '../../../shared/lists/use-list.ts';
import { useAccess } from '../../../shared/session/use-session.ts';
import { useToday } from '../../../shared/tasks/use-today.ts';
import { DocumentsTable } from './documents-table.tsx';
import { documentsAddress } from './filters.ts';
import { words } from './words.ts';

const STATES = toOptions(DOCUMENT_STATUSES, DOCUMENT_STATUS_LABELS);

function NoOrders() {
  const canUpload = useAccess('Consent Analyzer', 'manage');
  return (
    <EmptyState
      icon={FileSearch}
      title={canUpload ? words.uploadFirst : words.emptyTitle}
      text={words.emptyText}
      action={
        canUpload && (
          <LinkButton variant="primary" href={COMPANY_PATHS.consentAnalyzer}>
            {words.openAnalyzer}
          </LinkButton>
        )
      }
    />
  );
}

/** Every order: what it is, how long it is valid, and how far its conditions are. */
export function DocumentsPage() {
  const today = useToday();
  const canUpload = useAccess('Consent Analyzer', 'manage');
  const list = useList(documentsAddress);
  const answer = toListRows(useListConsentDocumentsQuery(list.query, { refetchOnMountOrArgChange: true }));
  return (
    <Page>
      <ListCard
        label={words.title}
        noun={words.noun}
        summary="numbers"
        list={list}
        answer={answer}
        toCount={(total) => words.orders(total)}
        toolbar={
          (list.isFiltered || answer.total > 0) && (
            <ListToolbar
              list={list}
              search={words.search}
              end={
                canUpload && (
                  <LinkButton icon={Upload} href={COMPANY_PATHS.consentAnalyzer}>
                    {words.upload}
                  </LinkButton>
                )
              }
              hasNoClear
            >
              <FilterChoice
                list={list}
                name="status"
                label={words.status}
                placeholder={words.anyStatus}
                options={STATES}
              />
            </ListToolbar>
          )
        }
        noMatch={
          <EmptyState
            title={words.noMatchTitle}
            text={words.noMatchText}
            action={<Button onClick={list.onClear}>{words.clearFilters}</Button>}
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
