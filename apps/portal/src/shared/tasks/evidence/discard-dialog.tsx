import { ConfirmDialog } from '@anupalan/ui/interactive';
import { discardWords } from './words.ts';

/** Props of {@link DiscardDialog}. */
export type DiscardDialogProps = {
  /** How many files were chosen and not sent. */
  count: number;
  onStay: () => void;
  onDiscard: () => void;
};

/** Asks before files that were chosen and not sent are forgotten. */
export function DiscardDialog({ count, onStay, onDiscard }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      onClose={onStay}
      onConfirm={onDiscard}
      title={discardWords.title(count)}
      confirmLabel={discardWords.confirm(count)}
      cancelLabel={discardWords.stay}
      tone="danger"
    >
      {discardWords.text(count)}
    </ConfirmDialog>
  );
}
