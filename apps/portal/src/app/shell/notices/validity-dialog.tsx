import { Button, DataList, DataRow, Frame, LinkButton } from '@anupalan/ui';
import { Dialog } from '@anupalan/ui/interactive';
import type { ReactNode } from 'react';
import { isToApply, toEndWords, type ValidityWords } from './validity-words.ts';
import { validityWords } from './words.ts';

/** Props of {@link ValidityDialog}. */
export type ValidityDialogProps = {
  words: ValidityWords;
  onClose: () => void;
  /** Address of the renewal of an order; null for people who may not renew. */
  toRenewal: ((documentId: string) => string) | null;
  /** Where it is recorded that one was applied for; null for people who may not. */
  toApplication: ((documentId: string) => string) | null;
  /** The main button; it closes the dialog as well. */
  action: ReactNode;
};

/** Once a day: which consents have ended or will soon, and the way to their renewal. */
export function ValidityDialog({ words, onClose, toRenewal, toApplication, action }: ValidityDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      description={words.text}
      footer={
        <>
          <Button onClick={onClose}>{validityWords.later}</Button>
          {action}
        </>
      }
    >
      {words.documents.length > 0 && (
        <Frame>
          <DataList>
            {words.documents.map((document) => (
              <DataRow
                key={document.id}
                title={document.title}
                href={toRenewal?.(document.id)}
                onClick={onClose}
                meta={document.consentNo ?? document.authority ?? undefined}
                when={toEndWords(document)}
                isLate={document.state === 'expired'}
                end={
                  toApplication !== null &&
                  isToApply(document) && (
                    <LinkButton
                      size="sm"
                      href={toApplication(document.id)}
                      aria-label={validityWords.recordApplicationOf(document.title)}
                      onClick={onClose}
                    >
                      {validityWords.recordApplication}
                    </LinkButton>
                  )
                }
              />
            ))}
          </DataList>
        </Frame>
      )}
    </Dialog>
  );
}
