import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import type { Tone } from '../shared/tone.ts';
import styles from './notice.module.css';

/** The icon of each tone: each has a shape of its own. */
export const toneIcons: Readonly<Record<Tone, IconType>> = {
  neutral: Info,
  info: Info,
  ok: CircleCheck,
  warn: TriangleAlert,
  danger: OctagonAlert,
};

/** Props of {@link Notice} and {@link Banner}. */
export type NoticeProps = Omit<ComponentProps<'div'>, 'title' | 'role'> & {
  /** How good or bad it is; gives colour and icon. */
  tone?: Tone;
  /** What happened, in bold. */
  title?: ReactNode;
  /** A link or a small button at the right. */
  action?: ReactNode;
  /** Puts it away; without it there is no button. */
  onDismiss?: () => void;
  /** Announces it at once: `alert` for what must be read now, `status` for the rest. */
  role?: 'alert' | 'status';
  /** Instead of the icon of the tone. */
  icon?: IconType;
};

/** A message inside a page: what happened, why it matters, what to do. */
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

/** A notice at full width, under the header. */
export function Banner(props: NoticeProps) {
  return <Notice {...props} className={cx(styles.banner, props.className)} />;
}
