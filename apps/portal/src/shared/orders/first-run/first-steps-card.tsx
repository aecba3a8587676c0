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
        <Button isLoading={isLoading} loadingLabel="Loading" onClick={() => void load()}>
          Try a sample
        </Button>
        <span className="muted">
          An invented order. Its title says that it is a sample, and you can delete it at any time.
        </span>
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
      <CardHead title="Start with your first order" id="first-steps" />
      {isError && (
        <LoadError
          title="Your orders could not be loaded"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data === undefined && !isError && <SkeletonRows label="Loading your orders" />}
      {data !== undefined && (
        <>
          <CardBody>
            <Stack gap={4}>
              <ProgressBar
                label="First steps"
                note={`${done} of ${STEP_COUNT} steps done`}
                value={done}
                max={STEP_COUNT}
              />
              {reading !== null && <ReadingProgressLine document={reading} />}
              {ready === null && reading === null && canUpload && <UploadPart />}
            </Stack>
          </CardBody>
          <DataList aria-label="First steps">
            <DataRow
              title="1. Upload an order"
              meta={
                canUpload
                  ? 'Your consent, authorisation or clearance, as the board issued it.'
                  : 'A colleague who manages the consent analyzer uploads it.'
              }
              end={
                <>
                  {failed !== null && ready === null && (
                    <LinkButton size="sm" href={toPath('consentAnalyzer')}>
                      See why it failed
                    </LinkButton>
                  )}
                  <Status kind={toStepKind(reading !== null, ready !== null, failed !== null)} />
                </>
              }
            />
            <DataRow
              title="2. Review and schedule its conditions"
              meta="Compare each condition with its page. What you accept becomes tasks with due dates."
              end={
                ready === null ? (
                  <Status kind="pending" />
                ) : (
                  <LinkButton size="sm" variant="primary" href={toReviewPath(ready.id)}>
                    Review order
                  </LinkButton>
                )
              }
            />
            <DataRow
              title="3. Do your first task"
              meta="Mark it as done, with the day and its evidence. We alert you before the others are due."
              end={<Status kind="pending" />}
            />
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
