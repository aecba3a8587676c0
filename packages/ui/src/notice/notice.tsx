import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import type { Tone } from '../shared/tone.ts';
import styles from './notice.module.css';

/** The icon of each tone. Every tone has its own shape. */
export const toneIcons: Readonly<Record<Tone, IconType>> = {
  neutral: Info,
  info: Info,
  ok: CircleCheck,
  warn: TriangleAlert,
  danger: OctagonAlert,
};

/** Props of {@link Notice} and {@link Banner}. */
export type NoticeProps = Omit<ComponentProps<'div'>, 'title' | 'role'> & {
  /** How serious the message is. It sets the colour and the icon. */
  tone?: Tone;
  /** What happened, in bold. */
  title?: ReactNode;
  /** A link or a small button at the right. */
  action?: ReactNode;
  /** Called when the reader closes the notice. Without it there is no close button. */
  onDismiss?: () => void;
  /** Announces the notice: `alert` interrupts the screen reader, `status` waits. */
  role?: 'alert' | 'status';
  /** Replaces the icon of the tone. */
  icon?: IconType;
};

/** A message on a page: what happened, why it matters and what to do. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, action, onDismiss, icon, className, ...rest } = props;
  return (
    <div {...rest} className={cx(styles.notice, styles[tone], className)}>
      <Icon of={icon ?? toneIcons[tone]} size={18} className={styles.icon} />
      <div className={styles.body}>
        {title && <strong className={styles.title}>{title}</strong>} {children}
      </div>
      {(action || onDismiss) && (
        <div className={styles.end}>
          {action}
          {onDismiss && (
            <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={onDismiss}>
              <Icon of={X} size={16} />
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** A notice across the full width, below the header. */
export function Banner(props: NoticeProps) {
  return <Notice {...props} className={cx(styles.banner, props.className)} />;
}
