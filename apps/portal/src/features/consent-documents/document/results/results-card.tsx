import { useGetOrderResultsQuery } from '@anupalan/api-client/endpoints/results';
import type { ConsentDocument, OrderResults } from '@anupalan/api-client/types';
import {
  Button,
  CardBody,
  CardHead,
  EmptyState,
  FoldingCard,
  LimitSparkGrid,
  LoadError,
  SkeletonRows,
} from '@anupalan/ui';
import { useState } from 'react';
import { ResultSpark } from '../../../../shared/results/result-spark.tsx';
import { ReportsList } from './reports-list.tsx';
import { toPlaces } from './result-words.ts';
import { UploadDialog } from './upload-dialog.tsx';
import { words } from './words.ts';

/** How often a report that is being read is asked for, in milliseconds. */
const POLL_MS = 3000;

function Places({ series }: Pick<OrderResults, 'series'>) {
  return toPlaces(series).map(([place, own]) => (
    <section key={place} aria-label={place}>
      <CardHead level={3} title={place} />
      <LimitSparkGrid label={words.label(place)}>
        {own.map((one) => (
          <ResultSpark key={one.id} series={one} name={one.parameter} />
        ))}
      </LimitSparkGrid>
    </section>
  ));
}

/** Props of {@link ResultsCard}. */
export type ResultsCardProps = {
  /** Its limits have their results in a row of their own. */
  document: Pick<ConsentDocument, 'id' | 'pageCount' | 'limits'>;
  canManage: boolean;
};

/** The reports of laboratories, and what they measured against limits that are not listed. */
export function ResultsCard({ document, canManage }: ResultsCardProps) {
  const documentId = document.id;
  const limitIds = document.limits.map(({ id }) => id);
  const [isReading, setIsReading] = useState(false);
  const { data, isError, isFetching, refetch } = useGetOrderResultsQuery(documentId, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isReading ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const [isUploading, setIsUploading] = useState(false);
  const wantsPolling = data?.reports.some(({ status }) => status === 'queued') ?? false;
  if (wantsPolling !== isReading) setIsReading(wantsPolling);
  const upload = canManage && <Button onClick={() => setIsUploading(true)}>{words.upload}</Button>;
  const isEmpty = data?.reports.length === 0;
  return (
    <FoldingCard foldName={words.foldName} aria-labelledby="results">
      <CardHead title={words.title} id="results">
        {data !== undefined && !isEmpty && upload}
      </CardHead>
      {data === undefined && isError && (
        <LoadError title={words.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data === undefined && !isError && <SkeletonRows label={words.loading} />}
      {data !== undefined && isEmpty && (
        <EmptyState title={words.emptyTitle} text={words.emptyText} action={upload} />
      )}
      {data !== undefined && !isEmpty && (
        <>
          <Places series={data.series.filter(({ limit }) => !limitIds.includes(limit?.id ?? ''))} />
          <CardBody>
            <ReportsList document={document} reports={data.reports} canManage={canManage} />
          </CardBody>
        </>
      )}
      {isUploading && <UploadDialog documentId={documentId} onClose={() => setIsUploading(false)} />}
    </FoldingCard>
  );
}
