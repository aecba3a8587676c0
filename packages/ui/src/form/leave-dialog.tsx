import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import type { RootProps } from '../shared/root-props.ts';

/** Props of {@link LeaveDialog}. */
export type LeaveDialogProps = RootProps & {
  /** Continues with the form. */
  onStay: () => void;
  /** Leaves the form; typed text is lost. */
  onLeave: () => void;
};

/** Asks before typed text is lost. */
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
