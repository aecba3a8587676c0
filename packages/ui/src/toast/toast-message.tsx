import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './toast.module.css';

/** The result that a toast reports. */
export type ToastTone = 'success' | 'error' | 'warning' | 'info';

const icons: Readonly<Record<ToastTone, IconType>> = {
  success: CircleCheck,
  error: OctagonAlert,
  warning: TriangleAlert,
  info: Info,
};

/** Props of {@link ToastMessage}: a div's. */
export type ToastMessageProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Whether the action succeeded or failed. */
  tone: ToastTone;
  /** One sentence: the result of the user's last action. */
  message: ReactNode;
  /** One small button, for example Undo. */
  action?: ReactNode;
  /** Called by the close button. */
  onClose: () => void;
};

/** The look of a toast. Screens call `toast.success` and similar functions instead of drawing one. */
export function ToastMessage({ tone, message, action, onClose, className, ...rest }: ToastMessageProps) {
  return (
    <div {...rest} className={cx(styles.toast, styles[tone], className)}>
      <Icon of={icons[tone]} size={20} className={styles.icon} />
      <span className={styles.message} dir="auto">
        {message}
      </span>
      <span>{action}</span>
      <IconButton icon={X} label="Close message" size="sm" onClick={onClose} />
    </div>
  );
}
