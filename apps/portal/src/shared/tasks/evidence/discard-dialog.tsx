import { ConfirmDialog } from '@anupalan/ui/interactive';

/** Props of {@link DiscardDialog}. */
export type DiscardDialogProps = {
  /** How many files were chosen and not sent. */
  count: number;
  onStay: () => void;
  onDiscard: () => void;
};

/** Asks before files that were chosen and not sent are forgotten. */
export function DiscardDialog({ count, onStay, onDiscard }: DiscardDialogProps) {
  const files = count === 1 ? 'file' : 'files';
  return (
    <ConfirmDialog
      isOpen
      onClose={onStay}
      onConfirm={onDiscard}
      title={count === 1 ? 'Discard the chosen file?' : `Discard ${count} chosen files?`}
      confirmLabel={`Discard ${files}`}
      cancelLabel="Stay"
      tone="danger"
    >
      {count === 1 ? 'It was not sent yet.' : 'They were not sent yet.'}
    </ConfirmDialog>
  );
}
