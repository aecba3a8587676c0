import { isApiError } from '@anupalan/api-client/api-error';
import { useGetConsentDocumentQuery } from '@anupalan/api-client/endpoints/consent-documents';
import type { ConsentDocument } from '@anupalan/api-client/types';
import { COMPANY_PATHS } from '@anupalan/enums/paths';
import { Grid, GridItem, LoadError, Notice, Page, SkeletonRows, Stack, TextLink } from '@anupalan/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DeleteOrderDialog } from '../../../shared/later-dialogs.tsx';
import { OrderNotFound } from '../../../shared/orders/order-not-found.tsx';
import { useToday } from '../../../shared/tasks/use-today.ts';
import { toDocumentPath, useCanManageDocuments, useSourcePath } from '../document-links.ts';
import { DocumentHead } from './document-head.tsx';
import { EventsCard } from './events-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { FactsDialog } from './facts-dialog.tsx';
import { FileCard } from './file-card.tsx';
import { FindingCards } from './finding-cards.tsx';
import { PassportCard } from './passport/passport-card.tsx';
import { QuestionsCard } from './questions/questions-card.tsx';
import { ResultsCard } from './results/results-card.tsx';
import { StatesCard } from './states-card.tsx';
import { VersionsCard } from './versions-card.tsx';
import { pageWords } from './words.ts';

/** What stands in the way of an order's facts. */
function StateNotice({ document }: { document: ConsentDocument }) {
  const toSource = useSourcePath();
  const review = toSource(document.id);
  if (document.status === 'failed') {
    return (
      <Notice tone="danger" title={pageWords.unreadTitle}>
        {document.failure} {review !== null && <TextLink href={review}>{pageWords.readAgain}</TextLink>}
      </Notice>
    );
  }
  if (document.status !== 'ready') {
    return (
      <Notice tone="info" title={pageWords.readingTitle}>
        {pageWords.readingText}{' '}
        {review !== null && <TextLink href={review}>{pageWords.followReading}</TextLink>}
      </Notice>
    );
  }
  if (document.supersededById !== null) {
    return (
      <Notice tone="info" title={pageWords.replacedTitle}>
        <TextLink href={toDocumentPath(document.supersededById)}>{pageWords.openNewer}</TextLink>
      </Notice>
    );
  }
  return null;
}

type PassportProps = { document: ConsentDocument; canManage: boolean; onCorrect: () => void };

/** What an order says and how it is kept: dates, questions, tasks and limits at the left, facts and its file at the right. */
function Passport({ document, canManage, onCorrect }: PassportProps) {
  const today = useToday();
  return (
    <>
      <PassportCard document={document} today={today} />
      <Grid>
        <GridItem span={8}>
          <Stack gap={5}>
            <QuestionsCard document={document} today={today} />
            <StatesCard document={document} today={today} />
            <FindingCards document={document} />
            <ResultsCard document={document} canManage={canManage} />
          </Stack>
        </GridItem>
        <GridItem span={4}>
          <Stack gap={5}>
            <FactsCard document={document} canManage={canManage} onCorrect={onCorrect} />
            <EventsCard document={document} />
            <VersionsCard document={document} />
            <FileCard document={document} />
          </Stack>
        </GridItem>
      </Grid>
    </>
  );
}

/** How often an order that is still being read is asked again, in milliseconds. */
const POLL_MS = 3000;

/** One order: its passport. */
export function DocumentPage({ documentId }: { documentId: string }) {
  const canManage = useCanManageDocuments();
  const navigate = useNavigate();
  const [isReading, setIsReading] = useState(false);
  const { data, error, isFetching, refetch } = useGetConsentDocumentQuery(documentId, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isReading ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const today = useToday();
  const [toDelete, setToDelete] = useState<ConsentDocument | null>(null);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const onCorrect = () => setIsCorrecting(true);
  const wantsPolling = data?.status === 'queued' || data?.status === 'reading';
  if (wantsPolling !== isReading) setIsReading(wantsPolling);
  if (isApiError(error) && error.status === 404)
    return <OrderNotFound listHref={COMPANY_PATHS.consentDocuments} />;
  return (
    <Page>
      {data === undefined && error === undefined && <SkeletonRows label={pageWords.loading} />}
      {data === undefined && error !== undefined && (
        <LoadError title={pageWords.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data !== undefined && (
        <Stack gap={5}>
          <DocumentHead
            document={data}
            today={today}
            canManage={canManage}
            onCorrect={onCorrect}
            onDelete={() => setToDelete(data)}
          />
          <StateNotice document={data} />
          {data.status === 'ready' ? (
            <Passport document={data} canManage={canManage} onCorrect={onCorrect} />
          ) : (
            <FileCard document={data} />
          )}
          {data.status === 'ready' && canManage && (
            <FactsDialog document={data} isOpen={isCorrecting} onClose={() => setIsCorrecting(false)} />
          )}
        </Stack>
      )}
      <DeleteOrderDialog
        document={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={() => void navigate(COMPANY_PATHS.consentDocuments)}
      >
        {pageWords.deleteText}
      </DeleteOrderDialog>
    </Page>
  );
}
