import { useUnlockConsentDocumentMutation } from '@anupalan/api-client/endpoints/consent-documents';
import type { ConsentDocument } from '@anupalan/api-client/types';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { FilePasswordForm } from './file-password-form.tsx';

/** Props of {@link UnlockOrderDialog}. `document` null: closed. */
export type UnlockOrderDialogProps = {
  document: Pick<ConsentDocument, 'id' | 'title'> | null;
  onClose: () => void;
};

/** Opens an order whose PDF is protected; it is read then. */
export function UnlockOrderDialog({ document, onClose }: UnlockOrderDialogProps) {
  const [unlock, { reset }] = useUnlockConsentDocumentMutation();
  const onPassword = async (password: string) => {
    if (document === null) return;
    try {
      const { message } = await unlock({ id: document.id, password }).unwrap();
      toast.success(message);
      onClose();
    } finally {
      // The call is forgotten, and the password with it.
      reset();
    }
  };
  return (
    <Dialog
      isOpen={document !== null}
      onClose={onClose}
      isSticky
      title={`Enter the password of ${document?.title ?? 'this order'}`}
      description="The order is opened with it and read. It is not stored."
    >
      <FilePasswordForm
        onPassword={onPassword}
        onClose={onClose}
        hint="Boards often send it in the mail with the order."
      />
    </Dialog>
  );
}
