import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

/** Props of {@link ConfirmDialog}. */
export type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** Names the object, for example "Delete Consent to Operate.pdf?". */
  title: ReactNode;
  /** Says the effect. */
  children?: ReactNode;
  /** Repeats the verb, for example "Delete document". */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger';
  isBusy?: boolean;
  /** The verb while it is done, for example "Deleting". */
  busyLabel?: string;
};

/** Asks before something is done. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, onConfirm, title, children, confirmLabel, cancelLabel = 'Cancel' } = props;
  const { tone = 'primary', isBusy = false, busyLabel } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={children}
      role="alertdialog"
      hasNoCloseButton
      footer={
        <>
          <Button onClick={onClose} autoFocus>
            {cancelLabel}
          </Button>
          <Button variant={tone} onClick={onConfirm} isLoading={isBusy} loadingLabel={busyLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
