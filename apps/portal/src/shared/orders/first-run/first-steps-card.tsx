import { useListConsentDocumentsQuery } from '@anupalan/api-client/endpoints/consent-documents';
import {
  Button,
  Card,
  CardBody,
  CardHead,
  DataList,
  DataRow,
  Inline,
  LinkButton,
  LoadError,
  ProgressBar,
  SkeletonRows,
  Stack,
  Status,
} from '@anupalan/ui';
import { useState } from 'react';
import { useAccess, useScreenPath } from '../../session/use-session.ts';
import { OrderDrop } from '../order-drop.tsx';
import { toReviewPath } from '../order-paths.ts';
import { ReadingProgressLine } from '../reading-progress-line.tsx';
import { useOrderUpload } from '../use-order-upload.ts';
import { useSampleOrder } from '../use-sample-order.ts';
import { STEP_COUNT, toFirstOrders } from './first-steps.ts';
import { words } from './words.ts';

/** The newest orders: more there are not where nothing is scheduled yet. */
const NEWEST = { pageNo: 1, pageSize: 5 };

/** How often they are asked again while one is read, in milliseconds. */
const POLL_MS = 4000;

/** The order that was uploaded last, if it is still one to wait for, and the way to choose another. */
function UploadPart() {
  const uploads = useOrderUpload(() => undefined);
  const { load, isLoading } = useSampleOrder(uploads.add);
  return (
    <Stack gap={4}>
      <OrderDrop {...uploads} />
      <Inline>
        <Button isLoading={isLoading} loadingLabel={words.sample.loading} onClick={() => void load()}>
          {words.sample.try}
        </Button>
        <span className="muted">{words.sample.text}</span>
      </Inline>
    </Stack>
  );
}

/** In place of empty panels: the three steps from an order to the first task that is done, each ticked from what is there. */
export function FirstStepsCard() {
  const toPath = useScreenPath();
  const canUpload = useAccess('Consent Analyzer', 'manage');
  const [isPolling, setIsPolling] = useState(false);
  const { data, isError, isFetching, refetch } = useListConsentDocumentsQuery(NEWEST, {
    pollingInterval: isPolling ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const { reading, ready, failed } = toFirstOrders(data?.rows ?? []);
  if (isPolling !== (reading !== null)) setIsPolling(reading !== null);
  const done = ready === null ? 0 : 1;
  return (
    <Card aria-labelledby="first-steps">
      <CardHead title={words.title} id="first-steps" />
      {isError && <LoadError title={words.failed} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data === undefined && !isError && <SkeletonRows label={words.loading} />}
      {data !== undefined && (
        <>
          <CardBody>
            <Stack gap={4}>
              <ProgressBar
                label={words.steps}
                note={words.done(done, STEP_COUNT)}
                value={done}
                max={STEP_COUNT}
              />
              {reading !== null && <ReadingProgressLine document={reading} />}
              {ready === null && reading === null && canUpload && <UploadPart />}
            </Stack>
          </CardBody>
          <DataList aria-label={words.steps}>
            <DataRow
              title={words.upload.title}
              meta={canUpload ? words.upload.text : words.upload.byColleague}
              end={
                <>
                  {failed !== null && ready === null && (
                    <LinkButton size="sm" href={toPath('consentAnalyzer')}>
                      {words.upload.whyFailed}
                    </LinkButton>
                  )}
                  <Status kind={toStepKind(reading !== null, ready !== null, failed !== null)} />
                </>
              }
            />
            <DataRow
              title={words.review.title}
              meta={words.review.text}
              end={
                ready === null ? (
                  <Status kind="pending" />
                ) : (
                  <LinkButton size="sm" variant="primary" href={toReviewPath(ready.id)}>
                    {words.review.open}
                  </LinkButton>
                )
              }
            />
            <DataRow title={words.first.title} meta={words.first.text} end={<Status kind="pending" />} />
          </DataList>
        </>
      )}
    </Card>
  );
}

function toStepKind(isReading: boolean, isReady: boolean, hasFailed: boolean) {
  if (isReady) return 'completed';
  if (isReading) return 'reading';
  return hasFailed ? 'failed' : 'pending';
}
