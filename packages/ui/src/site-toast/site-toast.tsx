import { type ComponentProps, useEffect } from 'react';
import { cx } from '../shared/cx.ts';
import { toastDurations } from '../toast/toast-durations.ts';
import { ToastMessage, type ToastTone } from '../toast/toast-message.tsx';
import styles from './site-toast.module.css';

/** Props of {@link SiteToast}: a div's. */
export type SiteToastProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** One sentence. If it is null, nothing is shown. */
  message: string | null;
  /** Whether the action succeeded or failed. */
  tone?: ToastTone;
  /** How long it stays, in milliseconds. */
  duration?: number;
  /** Called when it disappears by itself, or when its button closes it. */
  onClose: () => void;
};

/**
 * The toast of public pages. It has the place, look and duration of the portal's toasts, without their library. There
 * is one at a time.
 */
export function SiteToast(props: SiteToastProps) {
  const { message, tone = 'error', duration = toastDurations.plain, onClose, className, ...rest } = props;
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [message, duration, onClose]);
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} {...rest} className={cx(styles.place, className)}>
      {message !== null && <ToastMessage tone={tone} message={message} onClose={onClose} />}
    </div>
  );
}
