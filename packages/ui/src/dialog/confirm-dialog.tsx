import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { type RootProps, toData } from '../shared/root-props.ts';
import { Dialog } from './dialog.tsx';

/** Props of {@link ConfirmDialog}. */
export type ConfirmDialogProps = RootProps & {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called by Cancel, Escape and a press outside. */
  onClose: () => void;
  /** Called when the reader confirms. */
  onConfirm: () => void;
  /** Asks the question and names the object, for example "Delete Consent to Operate.pdf?". */
  title: ReactNode;
  /** Explains what will happen. */
  children?: ReactNode;
  /** The label of the button that confirms. It repeats the verb, for example "Delete document". */
  confirmLabel: string;
  /** The label of the button that cancels. */
  cancelLabel?: string;
  /** Use `danger` if the action cannot be undone. */
  tone?: 'primary' | 'danger';
  /** The action is running. */
  isBusy?: boolean;
  /** The verb while the action is running, for example "Deleting". */
  busyLabel?: string;
};

/** Asks the reader to confirm an action. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, onConfirm, title, children, confirmLabel, cancelLabel = 'Cancel' } = props;
  const { tone = 'primary', isBusy = false, busyLabel } = props;
  return (
    <Dialog
      {...toData(props)}
      ref={props.ref}
      className={props.className}
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
