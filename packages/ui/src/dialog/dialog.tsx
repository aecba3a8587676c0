import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../shared/cx.ts';
import styles from './dialog.module.css';

/** Props of {@link Dialog}. */
export type DialogProps = {
  isOpen: boolean;
  /** Called by Escape, the close button and a press outside. */
  onClose: () => void;
  title: ReactNode;
  /** Read out with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  footer?: ReactNode;
  size?: 'md' | 'lg';
  /** A press outside does not close it; for forms with something typed. */
  isSticky?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Leaves out the close button; the footer then must have one. */
  hasNoCloseButton?: boolean;
};

type FrameProps = DialogProps & { overlayClass: string | undefined; modalClass: string | undefined };

function Frame(props: FrameProps) {
  const { isOpen, onClose, title, description, children, footer, isSticky, role, hasNoCloseButton } = props;
  const descriptionId = useId();
  return (
    <ModalOverlay
      className={cx(styles.overlay, props.overlayClass) ?? ''}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      isDismissable={!isSticky}
    >
      <Modal className={cx(styles.modal, props.modalClass) ?? ''}>
        <AriaDialog
          className={styles.dialog}
          role={role}
          aria-describedby={description ? descriptionId : undefined}
        >
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {!hasNoCloseButton && (
              <IconButton icon={X} label="Close" size="sm" className={styles.close} onClick={onClose} />
            )}
          </div>
          {description && (
            <div id={descriptionId} className={styles.description}>
              {description}
            </div>
          )}
          {children !== undefined && <div className={styles.body}>{children}</div>}
          {footer && <div className={styles.foot}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** A dialog over the page. The focus stays inside and returns to where it was. */
export function Dialog(props: DialogProps) {
  return <Frame {...props} overlayClass={undefined} modalClass={cx(props.size === 'lg' && styles.lg)} />;
}

/** Props of {@link Drawer}: a dialog's; `side` is where it slides in from. */
export type DrawerProps = Omit<DialogProps, 'size'> & { side?: 'start' | 'end' };

/** A panel of 560 px at the side, for one object in detail. */
export function Drawer({ side = 'end', ...props }: DrawerProps) {
  return (
    <Frame
      {...props}
      overlayClass={cx(styles.sideOverlay, side === 'start' && styles.drawerStart)}
      modalClass={styles.drawer}
    />
  );
}
