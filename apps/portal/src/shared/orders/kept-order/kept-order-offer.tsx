import { Button, Card, CardBody, CardHead, Inline, Notice, ProgressBar, Stack } from '@anupalan/ui';
import { toast } from '@anupalan/ui/interactive';
import { Upload } from 'lucide-react';
import { useAccess, useAppRole } from '../../session/use-session.ts';
import { toDayText } from '../../time-zone.ts';
import { RefusalText } from '../refusal-text.tsx';
import { useKeptOrder } from './use-kept-order.ts';

const onAdded = () => toast.success('Uploaded. The order is being read.');

/**
 * Offers the order that was read in this browser before signing up. It is sent when the person says so, and by nobody
 * who may not upload orders.
 */
export function KeptOrderOffer() {
  const { order, sent, refusal, add, discard } = useKeptOrder(onAdded);
  const isCompany = useAppRole() === 'company';
  const canUpload = useAccess('Consent Analyzer', 'manage');
  if (order === null || !isCompany || !canUpload) return null;
  const { name, until } = order;
  const isSending = sent !== null;
  return (
    <Card aria-labelledby="kept-order">
      <CardHead title={`Add the order that you read: ${name}`} id="kept-order" />
      <CardBody>
        <Stack gap={4}>
          <p>
            {`It is in this browser only, until ${toDayText(until.toISOString())}. Add it and it is uploaded to your workspace and read again there.`}
          </p>
          {refusal !== null && (
            <Notice tone="danger" role="alert">
              <RefusalText {...refusal} />
            </Notice>
          )}
          {isSending && (
            <ProgressBar
              label={`Uploading ${name}`}
              text={sent < 1 ? `Uploading, ${Math.round(sent * 100)} %` : 'Checking the file'}
              value={Math.round(sent * 100)}
              max={100}
            />
          )}
          <Inline>
            <Button
              variant="primary"
              icon={Upload}
              isLoading={isSending}
              loadingLabel="Uploading"
              onClick={add}
            >
              Add order
            </Button>
            <Button onClick={discard}>Discard order</Button>
          </Inline>
        </Stack>
      </CardBody>
    </Card>
  );
}
