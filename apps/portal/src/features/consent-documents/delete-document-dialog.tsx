import { isApiError } from '@anupalan/api-client/api-error';
import { useDeleteConsentDocumentMutation } from '@anupalan/api-client/endpoints/consent-documents';
import type { ConsentDocument } from '@anupalan/api-client/types';
import { ConfirmDialog, toast } from '@anupalan/ui/interactive';

/** Props of {@link DeleteDocumentDialog}. `document` null: closed. */
export type DeleteDocumentDialogProps = {
  document: Pick<ConsentDocument, 'id' | 'title'> | null;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks before an order is deleted, by its name, and says what becomes of its tasks (D26). */
export function DeleteDocumentDialog({ document, onClose, onDeleted }: DeleteDocumentDialogProps) {
  const [remove, { isLoading }] = useDeleteConsentDocumentMutation();
  const onConfirm = async () => {
    if (document === null) return;
    try {
      const { message } = await remove(document.id).unwrap();
      toast.success(message);
      onClose();
      onDeleted();
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
      It leaves the list and no longer counts for your validity. Tasks made of it stay, and its file is kept
      for as long as one of them cites it.
    </ConfirmDialog>
  );
}
