import { isApiError } from '@anupalan/api-client/api-error';
import { useConfirmStatutoryObligationMutation } from '@anupalan/api-client/endpoints/statutory';
import type { StatutoryObligation } from '@anupalan/api-client/types';
import { Button, Stack } from '@anupalan/ui';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { useState } from 'react';
import { ReadSource } from './read-source.tsx';
import { entryWords } from './words.ts';

/** Props of {@link ConfirmEntryDialog}. */
export type ConfirmEntryDialogProps = { entry: StatutoryObligation; onClose: () => void };

/** Shows the source of an entry that is not verified, and asks to have read it before it can become a task. */
export function ConfirmEntryDialog({ entry, onClose }: ConfirmEntryDialogProps) {
  const [confirm, { isLoading }] = useConfirmStatutoryObligationMutation();
  const [isRead, setIsRead] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const onConfirm = async () => {
    if (!isRead) return setIsAsked(true);
    try {
      const { message } = await confirm(entry.id).unwrap();
      toast.success(message);
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={entryWords.confirm.title(entry.title)}
      description={entryWords.confirm.text}
      footer={
        <>
          <Button onClick={onClose} autoFocus>
            {entryWords.confirm.cancel}
          </Button>
          <Button
            variant="primary"
            isLoading={isLoading}
            loadingLabel={entryWords.confirm.busy}
            onClick={() => void onConfirm()}
          >
            {entryWords.confirm.button}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <ReadSource entry={entry} isRead={isRead} onRead={setIsRead} isAsked={isAsked && !isRead} />
      </Stack>
    </Dialog>
  );
}
