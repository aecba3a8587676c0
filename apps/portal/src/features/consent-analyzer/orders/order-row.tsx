import { isApiError } from '@anupalan/api-client/api-error';
import { useReadConsentDocumentAgainMutation } from '@anupalan/api-client/endpoints/consent-documents';
import type { ConsentDocument } from '@anupalan/api-client/types';
import { Button, LinkButton, ProgressBar, RelativeTime } from '@anupalan/ui';
import { OrderRow as OrderItem } from '@anupalan/ui/document';
import { toast } from '@anupalan/ui/interactive';
import { LockKeyhole, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { UnlockOrderDialog } from '../../../shared/orders/later-parts.tsx';
import { toReviewPath } from '../../../shared/orders/order-paths.ts';
import { ReadingProgressLine } from '../../../shared/orders/reading-progress-line.tsx';
import { toReadingWords } from '../../../shared/orders/reading-words.ts';
import { OrderStateTag } from './order-state-tag.tsx';
import { rowWords } from './words.ts';

/** Props of {@link OrderRow}. */
export type OrderRowProps = {
  document: ConsentDocument;
  timeZone: string;
  canManage: boolean;
  /** Follows the reading live; only a few rows at a time may, because each holds a connection. */
  isLive: boolean;
  onDelete: (document: ConsentDocument) => void;
};

function toCount(document: ConsentDocument): string | null {
  const { status, obligationCount, suggestedCount, acceptedCount, eventCount, questions } = document;
  if (status !== 'ready') return null;
  const open = questions.filter(({ answer }) => answer === null).length;
  if (obligationCount === 0) return open > 0 ? rowWords.questions(open) : rowWords.noConditions;
  // What was marked as no obligation is done with.
  return rowWords.accepted(acceptedCount, acceptedCount + suggestedCount, eventCount);
}

function Progress({ document, isLive }: { document: ConsentDocument; isLive: boolean }) {
  if (isLive) return <ReadingProgressLine document={document} />;
  const { text, share } = toReadingWords({ ...document, page: null });
  return (
    <ProgressBar
      value={Math.round(share * 100)}
      max={100}
      label={rowWords.reading(document.title)}
      text={text}
    />
  );
}

/** What can be done with an order that could not be read. */
function FailedActions({ document, onDelete }: Pick<OrderRowProps, 'document' | 'onDelete'>) {
  const [isUnlocking, setIsUnlocking] = useState(false);
  const [readAgain, { isLoading }] = useReadConsentDocumentAgainMutation();
  const onReadAgain = async () => {
    try {
      const { message } = await readAgain(document.id).unwrap();
      toast.success(message);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 409) toast.error(error.message);
    }
  };
  return (
    <>
      {document.needsPassword ? (
        <>
          <Button size="sm" icon={LockKeyhole} onClick={() => setIsUnlocking(true)}>
            {rowWords.enterPassword}
          </Button>
          <UnlockOrderDialog document={isUnlocking ? document : null} onClose={() => setIsUnlocking(false)} />
        </>
      ) : (
        <Button
          size="sm"
          icon={RotateCw}
          isLoading={isLoading}
          loadingLabel={rowWords.requesting}
          onClick={onReadAgain}
        >
          {rowWords.readAgain}
        </Button>
      )}
      <Button size="sm" variant="ghost" icon={Trash2} onClick={() => onDelete(document)}>
        {rowWords.delete}
      </Button>
    </>
  );
}

/** One order: what it is, how far it is, and the way into its review. */
export function OrderRow({ document, timeZone, canManage, isLive, onDelete }: OrderRowProps) {
  const { id, title, fileName, status, pageCount, uploadedBy, createdAt, failure } = document;
  const isReading = status === 'queued' || status === 'reading';
  // Most orders have been read: their count and their button say so.
  const isTagged = !isReading && (status !== 'ready' || document.supersededById !== null);
  const count = toCount(document);
  const meta = [
    { id: 'file', content: fileName !== title && fileName },
    { id: 'pages', content: pageCount !== null && rowWords.pages(pageCount) },
    {
      id: 'uploaded',
      content: <RelativeTime dateTime={createdAt} now={new Date()} timeZone={timeZone} />,
    },
    { id: 'by', content: rowWords.uploadedBy(uploadedBy.name) },
    { id: 'count', content: count },
  ].filter(({ content }) => Boolean(content));
  return (
    <OrderItem
      title={title}
      href={toReviewPath(id)}
      meta={meta}
      end={
        <>
          {isTagged && <OrderStateTag document={document} />}
          {status === 'ready' && (
            <LinkButton size="sm" href={toReviewPath(id)} aria-label={rowWords.reviewOf(title)}>
              {rowWords.review}
            </LinkButton>
          )}
          {status === 'failed' && canManage && <FailedActions document={document} onDelete={onDelete} />}
        </>
      }
      failure={status === 'failed' && failure}
    >
      {isReading && <Progress document={document} isLive={isLive} />}
    </OrderItem>
  );
}
