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
import { toCount } from './renewal-changes.ts';

/** After the renewal: what happened, and what is to be done next. */
function Done({ renewal, newer }: { renewal: Renewal; newer: ConsentDocument }) {
  const toSource = useSourcePath();
  const { carried, ended, added } = renewal;
  const review = toSource(newer.id);
  return (
    <Notice
      tone="ok"
      role="status"
      title="The order has been renewed."
      action={
        <Inline>
          {review !== null && added.length > 0 && (
            <LinkButton size="sm" variant="primary" href={toReviewPath(newer.id)}>
              Review {toCount(added.length, 'new condition')}
            </LinkButton>
          )}
          <LinkButton size="sm" href={toDocumentPath(newer.id)}>
            Open the newer order
          </LinkButton>
        </Inline>
      }
    >
      {toCount(carried.length, 'task continues', 'tasks continue')} under {newer.title} with owner and
      history, {toCount(ended.length, 'task has', 'tasks have')} ended.
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
  const other = <LinkButton href={toRenewalPath(older.id)}>Choose another order</LinkButton>;
  if (isApiError(error) && error.status === 404)
    return (
      <EmptyState title="The newer order was not found" text="It may have been deleted." action={other} />
    );
  if (data === undefined && error !== undefined)
    return (
      <LoadError
        title="The newer order could not be loaded"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (data === undefined) return <SkeletonRows label="Loading the newer order" />;
  if (data.status === 'failed')
    return (
      <Notice tone="danger" title={`${data.title} could not be read.`} action={other}>
        {data.failure}
      </Notice>
    );
  if (data.status !== 'ready')
    return (
      <Card aria-label="Reading the newer order">
        <CardBody>
          <Stack gap={3}>
            <ReadingProgressLine document={data} />
            <p className="muted">
              Both orders are compared as soon as it is read. You can leave this page and come back.
            </p>
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
      <Notice tone="info" title="This order has been renewed already.">
        <TextLink href={toDocumentPath(older.supersededById)}>Open the newer order</TextLink>
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
          <SkeletonRows label="Loading the order" />
        ) : (
          <LoadError
            title="The order could not be loaded"
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
      </Page>
    );
  return (
    <Page
      title={`Renew ${data.title}`}
      text="You see what changes before anything happens. Tasks continue with their owners and history."
      trail={
        <Breadcrumb
          items={[
            { label: 'Consent Documents', href: COMPANY_PATHS.consentDocuments },
            { label: data.title, href: toDocumentPath(data.id) },
            { label: 'Renewal' },
          ]}
        />
      }
    >
      <Steps older={data} />
    </Page>
  );
}
