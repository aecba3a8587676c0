import { isApiError } from '@anupalan/api-client/api-error';
import { useGetConsentDocumentQuery } from '@anupalan/api-client/endpoints/consent-documents';
import type { ConsentDocument, Renewal } from '@anupalan/api-client/types';
import { COMPANY_PATHS } from '@anupalan/enums/paths';
import {
  Breadcrumb,
  Card,
  CardBody,
  EmptyState,
  Inline,
  LinkButton,
  LoadError,
  Notice,
  Page,
  SkeletonRows,
  Stack,
  TextLink,
} from '@anupalan/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { OrderNotFound } from '../../../shared/orders/order-not-found.tsx';
import { toRenewalPath, toReviewPath } from '../../../shared/orders/order-paths.ts';
import { ReadingProgressLine } from '../../../shared/orders/reading-progress-line.tsx';
import { toDocumentPath, useSourcePath } from '../document-links.ts';
import { ChooseNewer } from './choose-newer.tsx';
import { Comparison } from './comparison.tsx';
import { pageWords } from './words.ts';

/** After the renewal: what happened, and what is to be done next. */
function Done({ renewal, newer }: { renewal: Renewal; newer: ConsentDocument }) {
  const toSource = useSourcePath();
  const { carried, ended, added } = renewal;
  const review = toSource(newer.id);
  return (
    <Notice
      tone="ok"
      role="status"
      title={pageWords.renewed}
      action={
        <Inline>
          {review !== null && added.length > 0 && (
            <LinkButton size="sm" variant="primary" href={toReviewPath(newer.id)}>
              {pageWords.review(added.length)}
            </LinkButton>
          )}
          <LinkButton size="sm" href={toDocumentPath(newer.id)}>
            {pageWords.openNewer}
          </LinkButton>
        </Inline>
      }
    >
      {pageWords.renewedText(carried.length, newer.title, ended.length)}
    </Notice>
  );
}

/** The newer order: being read, unreadable, or beside the older one. */
function Newer({
  older,
  newerId,
  onRenewed,
}: {
  older: ConsentDocument;
  newerId: string;
  onRenewed: OnRenewed;
}) {
  const { data, error, isFetching, refetch } = useGetConsentDocumentQuery(newerId);
  const other = <LinkButton href={toRenewalPath(older.id)}>{pageWords.chooseAnother}</LinkButton>;
  if (isApiError(error) && error.status === 404)
    return <EmptyState title={pageWords.notFoundTitle} text={pageWords.notFoundText} action={other} />;
  if (data === undefined && error !== undefined)
    return (
      <LoadError title={pageWords.newerLoadError} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  if (data === undefined) return <SkeletonRows label={pageWords.newerLoading} />;
  if (data.status === 'failed')
    return (
      <Notice tone="danger" title={pageWords.unread(data.title)} action={other}>
        {data.failure}
      </Notice>
    );
  if (data.status !== 'ready')
    return (
      <Card aria-label={pageWords.reading}>
        <CardBody>
          <Stack gap={3}>
            <ReadingProgressLine document={data} />
            <p className="muted">{pageWords.readingText}</p>
          </Stack>
        </CardBody>
      </Card>
    );
  return <Comparison older={older} newer={data} onRenewed={(renewal) => onRenewed(renewal, data)} />;
}

type OnRenewed = (renewal: Renewal, newer: ConsentDocument) => void;

function Steps({ older }: { older: ConsentDocument }) {
  const [search] = useSearchParams();
  const newerId = search.get('with');
  const [done, setDone] = useState<{ renewal: Renewal; newer: ConsentDocument } | null>(null);
  if (done !== null) return <Done {...done} />;
  if (older.supersededById !== null)
    return (
      <Notice tone="info" title={pageWords.renewedBefore}>
        <TextLink href={toDocumentPath(older.supersededById)}>{pageWords.openNewer}</TextLink>
      </Notice>
    );
  if (newerId === null) return <ChooseNewer older={older} />;
  return (
    <Newer
      key={newerId}
      older={older}
      newerId={newerId}
      onRenewed={(renewal, newer) => setDone({ renewal, newer })}
    />
  );
}

/** The renewal of an order: the newer one is chosen, what differs is shown, and a person confirms. */
export function RenewalPage({ documentId }: { documentId: string }) {
  const { data, error, isFetching, refetch } = useGetConsentDocumentQuery(documentId);
  if (isApiError(error) && error.status === 404)
    return <OrderNotFound listHref={COMPANY_PATHS.consentDocuments} />;
  if (data === undefined)
    return (
      <Page>
        {error === undefined ? (
          <SkeletonRows label={pageWords.loading} />
        ) : (
          <LoadError title={pageWords.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
      </Page>
    );
  return (
    <Page
      title={pageWords.title(data.title)}
      text={pageWords.text}
      trail={
        <Breadcrumb
          items={[
            { label: pageWords.breadcrumb, href: COMPANY_PATHS.consentDocuments },
            { label: data.title, href: toDocumentPath(data.id) },
            { label: pageWords.renewal },
          ]}
        />
      }
    >
      <Steps older={data} />
    </Page>
  );
}
