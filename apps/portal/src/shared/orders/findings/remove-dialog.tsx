import { isApiError } from '@anupalan/api-client/api-error';
import { ConfirmDialog, toast } from '@anupalan/ui/interactive';
import { formWords } from './words.ts';

/** Props of {@link RemoveFindingDialog}. */
export type RemoveFindingDialogProps = {
  /** What is removed, as its row says: "COD 250 mg/l". */
  name: string;
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onRemove: () => Promise<{ message: string }>;
};

/** Asks before a limit or a particular is removed. */
export function RemoveFindingDialog({ name, isOpen, isBusy, onClose, onRemove }: RemoveFindingDialogProps) {
  const onConfirm = async () => {
    try {
      const { message } = await onRemove();
      toast.success(message);
    } catch (error) {
      // The one handler of errors has told of it.
      if (!isApiError(error)) throw error;
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => void onConfirm()}
      title={formWords.removal.title(name)}
      confirmLabel={formWords.removal.confirm}
      tone="danger"
      isBusy={isBusy}
      busyLabel={formWords.removal.busy}
    >
      {formWords.removal.text}
    </ConfirmDialog>
  );
}
