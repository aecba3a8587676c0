import { useUnlockConsentDocumentMutation } from '@anupalan/api-client/endpoints/consent-documents';
import type { ConsentDocument } from '@anupalan/api-client/types';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { FilePasswordForm } from './file-password-form.tsx';
import { passwordWords } from './words.ts';

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
      title={passwordWords.title(document?.title ?? passwordWords.thisOrder)}
      description={passwordWords.text}
    >
      <FilePasswordForm onPassword={onPassword} onClose={onClose} hint={passwordWords.hint} />
    </Dialog>
  );
}
