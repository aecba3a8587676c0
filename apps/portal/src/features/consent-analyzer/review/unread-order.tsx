import { isApiError } from '@anupalan/api-client/api-error';
import { useReadConsentDocumentAgainMutation } from '@anupalan/api-client/endpoints/consent-documents';
import type { ConsentDocument } from '@anupalan/api-client/types';
import { COMPANY_PATHS } from '@anupalan/enums/paths';
import { Button, Card, CardBody, CardHead, Inline, Notice, Page, Stack, TextLink } from '@anupalan/ui';
import { toast } from '@anupalan/ui/interactive';
import { LockKeyhole, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DeleteOrderDialog } from '../../../shared/later-dialogs.tsx';
import { UnlockOrderDialog } from '../../../shared/orders/later-parts.tsx';
import { ReadingProgressLine } from '../../../shared/orders/reading-progress-line.tsx';
import { toDeletionText } from '../orders/deletion-text.ts';
import { useAnalyzerAccess } from '../use-analyzer-access.ts';
import { unreadWords } from './words.ts';

/** An order that is being read, of which nothing is known yet: its review opens by itself. */
export function ReadingOrder({ document }: { document: ConsentDocument }) {
  return (
    <Page>
      <Card aria-label={unreadWords.reading}>
        <CardHead title={document.title} note={unreadWords.readingNote} />
        <CardBody>
          <Stack gap={4}>
            <ReadingProgressLine document={document} />
            <p className="muted">{unreadWords.readingText}</p>
            <p>
              <TextLink href={COMPANY_PATHS.consentAnalyzer} isUnderlined>
                {unreadWords.allOrders}
              </TextLink>
            </p>
          </Stack>
        </CardBody>
      </Card>
    </Page>
  );
}

/** An order that could not be read: why, and what can be done. */
export function FailedOrder({ document }: { document: ConsentDocument }) {
  const { canManage } = useAnalyzerAccess();
  const [readAgain, { isLoading }] = useReadConsentDocumentAgainMutation();
  const [conflict, setConflict] = useState<string | null>(null);
  const [isUnlocking, setIsUnlocking] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const navigate = useNavigate();
  const onReadAgain = async () => {
    setConflict(null);
    try {
      const { message } = await readAgain(document.id).unwrap();
      toast.success(message);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 409) setConflict(error.message);
    }
  };
  return (
    <Page>
      <Stack gap={4}>
        <Notice tone="danger" title={unreadWords.unread(document.title)}>
          {document.failure}
        </Notice>
        {conflict !== null && (
          <Notice tone="warn" role="alert">
            {conflict}
          </Notice>
        )}
        <Inline>
          {canManage && (
            <>
              {document.needsPassword ? (
                <Button variant="primary" icon={LockKeyhole} onClick={() => setIsUnlocking(true)}>
                  {unreadWords.enterPassword}
                </Button>
              ) : (
                <Button
                  variant="primary"
                  icon={RotateCw}
                  isLoading={isLoading}
                  loadingLabel={unreadWords.requesting}
                  onClick={() => void onReadAgain()}
                >
                  {unreadWords.readAgain}
                </Button>
              )}
              <Button icon={Trash2} onClick={() => setIsDeleting(true)}>
                {unreadWords.delete}
              </Button>
            </>
          )}
          <TextLink href={COMPANY_PATHS.consentAnalyzer} isUnderlined>
            {unreadWords.allOrders}
          </TextLink>
        </Inline>
      </Stack>
      <UnlockOrderDialog document={isUnlocking ? document : null} onClose={() => setIsUnlocking(false)} />
      <DeleteOrderDialog
        document={isDeleting ? document : null}
        onClose={() => setIsDeleting(false)}
        onDeleted={() => void navigate(COMPANY_PATHS.consentAnalyzer)}
      >
        {toDeletionText(document)}
      </DeleteOrderDialog>
    </Page>
  );
}
