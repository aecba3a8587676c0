import { isApiError } from '@anupalan/api-client/api-error';
import { useGetEnquiryQuery } from '@anupalan/api-client/endpoints/enquiries';
import type { Enquiry } from '@anupalan/api-client/types';
import type { EnquirySide } from '@anupalan/enums/enquiries';
import {
  Breadcrumb,
  Card,
  EmptyState,
  Grid,
  GridItem,
  LinkButton,
  LoadError,
  Page,
  SkeletonRows,
  Stack,
} from '@anupalan/ui';
import { toEnquiriesPath } from '../../../shared/enquiries/enquiry-paths.ts';
import { EnquiryStatusTag } from '../../../shared/enquiries/enquiry-status-tag.tsx';
import { useAccess } from '../../../shared/session/use-session.ts';
import { ConversationCard } from './conversation-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { QuoteCard } from './quote-card.tsx';
import { ReportsCard } from './reports-card.tsx';
import { RequestCard } from './request-card.tsx';
import { pageWords } from './words.ts';

function Cards({ enquiry, side }: { enquiry: Enquiry; side: EnquirySide }) {
  const canAct = useAccess('Reporting Task', 'manage');
  const props = { enquiry, side, canAct };
  return (
    <Grid>
      <GridItem span={7}>
        <Stack gap={5}>
          <RequestCard {...props} />
          <QuoteCard {...props} />
          <ReportsCard {...props} />
        </Stack>
      </GridItem>
      <GridItem span={5}>
        <Stack gap={5}>
          <ConversationCard {...props} />
          <HistoryCard {...props} />
        </Stack>
      </GridItem>
    </Grid>
  );
}

/** One enquiry under its own address: what is asked, what it costs, the reports, and what was said. */
export function EnquiryPage({ id, side }: { id: string; side: EnquirySide }) {
  const { data, error, isFetching, refetch } = useGetEnquiryQuery(id, { refetchOnMountOrArgChange: true });
  const listPath = toEnquiriesPath(side);
  const listLabel = side === 'company' ? pageWords.breadcrumb.company : pageWords.breadcrumb.lab;
  if (isApiError(error) && error.status === 404) {
    return (
      <Page>
        <EmptyState
          level={2}
          title={pageWords.notFoundTitle}
          text={pageWords.notFoundText}
          action={<LinkButton href={listPath}>{pageWords.allEnquiries}</LinkButton>}
        />
      </Page>
    );
  }
  if (data === undefined) {
    return (
      <Page>
        {error === undefined ? (
          <Card aria-label={pageWords.title}>
            <SkeletonRows label={pageWords.loading} />
          </Card>
        ) : (
          <LoadError title={pageWords.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
      </Page>
    );
  }
  return (
    <Page
      title={data.subject}
      aside={<EnquiryStatusTag status={data.status} side={side} />}
      text={
        side === 'company' ? pageWords.toLaboratory(data.lab.name) : pageWords.fromCompany(data.company.name)
      }
      trail={<Breadcrumb items={[{ label: listLabel, href: listPath }, { label: data.subject }]} />}
    >
      <Cards enquiry={data} side={side} />
    </Page>
  );
}
