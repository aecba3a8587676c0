import { X } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../shared/cx.ts';
import { type RootProps, toData } from '../shared/root-props.ts';
import styles from './dialog.module.css';

/** Props of {@link Dialog}. */
export type DialogProps = RootProps & {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called by Escape, the close button and a press outside. */
  onClose: () => void;
  /** The heading, which is also the name of the dialog. */
  title: ReactNode;
  /** A description that screen readers read with the title. */
  description?: ReactNode;
  /** The content. It scrolls if there is not enough room. */
  children?: ReactNode;
  /** Buttons at the bottom. The primary button is last. */
  footer?: ReactNode;
  /** The maximum width: 480 px (md) or 720 px (lg). */
  size?: 'md' | 'lg';
  /** A press outside does not close the dialog. Use it for forms that may contain typed text. */
  isSticky?: boolean;
  /** Fills the screen on a phone. Use it for forms with several fields. */
  isSheet?: boolean;
  /** `alertdialog` interrupts the reader. Use it only if the reader must answer now. */
  role?: 'dialog' | 'alertdialog';
  /** Removes the close button. The footer must then have one. */
  hasNoCloseButton?: boolean;
};

/** The content. The keyboard can reach it only while it scrolls. */
function Body({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={styles.body} tabIndex={isScrollable ? 0 : undefined}>
      {children}
    </div>
  );
}

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
      <Modal
        {...toData(props)}
        ref={props.ref as Ref<HTMLDivElement>}
        className={cx(styles.modal, props.modalClass, props.className) ?? ''}
      >
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
          {children !== undefined && <Body>{children}</Body>}
          {footer && <div className={styles.foot}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** A dialog above the page. The focus stays inside, and returns to its previous place when the dialog closes. */
export function Dialog(props: DialogProps) {
  const { size, isSheet } = props;
  return (
    <Frame
      {...props}
      overlayClass={cx(isSheet && styles.sheetOverlay)}
      modalClass={cx(size === 'lg' && styles.lg, isSheet && styles.sheet)}
    />
  );
}

/** Props of {@link Drawer}: a dialog's, and the side. */
export type DrawerProps = DialogProps & {
  /** The side of the window from which it slides in. */
  side?: 'start' | 'end';
};

/** A panel of 560 px at the side that shows one object in detail. */
export function Drawer({ side = 'end', ...props }: DrawerProps) {
  return (
    <Frame
      {...props}
      overlayClass={cx(styles.sideOverlay, side === 'start' && styles.drawerStart)}
      modalClass={styles.drawer}
    />
  );
}
