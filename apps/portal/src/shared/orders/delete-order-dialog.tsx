import { isApiError } from '@anupalan/api-client/api-error';
import { useDeleteConsentDocumentMutation } from '@anupalan/api-client/endpoints/consent-documents';
import type { ConsentDocument } from '@anupalan/api-client/types';
import { ConfirmDialog, toast } from '@anupalan/ui/interactive';
import type { ReactNode } from 'react';
import { orderWords } from './words.ts';

/** Props of {@link DeleteOrderDialog}. `document` null: closed. */
export type DeleteOrderDialogProps = {
  document: Pick<ConsentDocument, 'id' | 'title'> | null;
  onClose: () => void;
  onDeleted?: () => void;
  /** What becomes of the order, of what was found in it and of its tasks (D26). */
  children: ReactNode;
};

/** Asks before an order is deleted, by its name. */
export function DeleteOrderDialog({ document, onClose, onDeleted, children }: DeleteOrderDialogProps) {
  const [remove, { isLoading }] = useDeleteConsentDocumentMutation();
  const onConfirm = async () => {
    if (document === null) return;
    try {
      const { message } = await remove(document.id).unwrap();
      toast.success(message);
      onClose();
      onDeleted?.();
    } catch (error) {
      if (!isApiError(error)) throw error;
      onClose();
    }
  };
  return (
    <ConfirmDialog
      isOpen={document !== null}
      onClose={onClose}
      onConfirm={() => void onConfirm()}
      title={orderWords.delete.title(document?.title ?? orderWords.thisOrder)}
      confirmLabel={orderWords.delete.confirm}
      tone="danger"
      isBusy={isLoading}
      busyLabel={orderWords.delete.busy}
    >
      {children}
    </ConfirmDialog>
  );
}
