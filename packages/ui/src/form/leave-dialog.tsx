import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import type { RootProps } from '../shared/root-props.ts';

/** Props of {@link LeaveDialog}. */
export type LeaveDialogProps = RootProps & {
  /** Called when the reader stays in the form. */
  onStay: () => void;
  /** Called when the reader leaves the form. Typed text is lost. */
  onLeave: () => void;
};

/** Asks before the reader loses typed text. */
export function LeaveDialog({ onStay, onLeave, ...rest }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      {...rest}
      isOpen
      onClose={onStay}
      onConfirm={onLeave}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      tone="danger"
    >
      What you typed here is not saved.
    </ConfirmDialog>
  );
}
