import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import { type CustomContentProps, closeSnackbar, SnackbarContent } from 'notistack';
import type { Ref } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './toast.module.css';

const icons: Readonly<Record<string, IconType>> = {
  success: CircleCheck,
  error: OctagonAlert,
  warning: TriangleAlert,
  info: Info,
};

/** Props of {@link ToastContent}: what notistack hands to a custom toast. */
export type ToastContentProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

/** One toast in the kit's look. Errors interrupt a screen reader, the rest waits. */
export function ToastContent({ id, message, variant, action, style, ref }: ToastContentProps) {
  return (
    <SnackbarContent
      ref={ref}
      style={style}
      role={variant === 'error' ? 'alert' : 'status'}
      className={cx(styles.toast, styles[variant])}
    >
      <Icon of={icons[variant] ?? Info} size={20} className={styles.icon} />
      <span>{message}</span>
      <span>{typeof action === 'function' ? action(id) : action}</span>
      <IconButton icon={X} label="Close message" size="sm" onClick={() => closeSnackbar(id)} />
    </SnackbarContent>
  );
}
