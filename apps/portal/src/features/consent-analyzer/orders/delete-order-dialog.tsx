import { isApiError } from '@anupalan/api-client/api-error';
import { useDeleteConsentDocumentMutation } from '@anupalan/api-client/endpoints/consent-documents';
import type { ConsentDocument } from '@anupalan/api-client/types';
import { ConfirmDialog, toast } from '@anupalan/ui/interactive';

/** Props of {@link DeleteOrderDialog}. `document` null: closed. */
export type DeleteOrderDialogProps = {
  document: Pick<ConsentDocument, 'id' | 'title' | 'status'> | null;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Asks before an order is deleted, by its name, and says what becomes of its tasks (D26). */
export function DeleteOrderDialog({ document, onClose, onDeleted }: DeleteOrderDialogProps) {
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
      title={`Delete ${document?.title ?? 'this order'}?`}
      confirmLabel="Delete order"
      tone="danger"
      isBusy={isLoading}
      busyLabel="Deleting"
    >
      {document?.status === 'failed'
        ? 'Nothing was read from it. The same file can be uploaded again.'
        : 'It leaves the list with what was found in it. Tasks made of it stay, and its file is kept for as long as one of them cites it.'}
    </ConfirmDialog>
  );
}
