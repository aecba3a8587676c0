import { Button, Card, CardBody, CardHead, Inline, Notice, ProgressBar, Stack } from '@anupalan/ui';
import { toast } from '@anupalan/ui/interactive';
import { Upload } from 'lucide-react';
import { useAccess, useAppRole } from '../../session/use-session.ts';
import { toDayText } from '../../time-zone.ts';
import { RefusalText } from '../refusal-text.tsx';
import { uploadWords } from '../words.ts';
import { useKeptOrder } from './use-kept-order.ts';
import { words } from './words.ts';

const onAdded = () => toast.success(words.added);

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
      <CardHead title={words.title(name)} id="kept-order" />
      <CardBody>
        <Stack gap={4}>
          <p>{words.text(toDayText(until.toISOString()))}</p>
          {refusal !== null && (
            <Notice tone="danger" role="alert">
              <RefusalText {...refusal} />
            </Notice>
          )}
          {isSending && (
            <ProgressBar
              label={words.sending(name)}
              text={sent < 1 ? uploadWords.sending(Math.round(sent * 100)) : uploadWords.checking}
              value={Math.round(sent * 100)}
              max={100}
            />
          )}
          <Inline>
            <Button
              variant="primary"
              icon={Upload}
              isLoading={isSending}
              loadingLabel={words.busy}
              onClick={add}
            >
              {words.add}
            </Button>
            <Button onClick={discard}>{words.discard}</Button>
          </Inline>
        </Stack>
      </CardBody>
    </Card>
  );
}
