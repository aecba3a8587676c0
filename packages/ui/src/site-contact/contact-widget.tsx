import { MessageCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import styles from './site-contact.module.css';

/** A row of the widget. */
export type ContactRow = { icon: IconType; title: string; text: string; href: string };

/** Props of {@link ContactWidget}: a details element's. */
export type ContactWidgetProps = Omit<ComponentProps<'details'>, 'children'> & {
  /** The label of the button. On a phone, only screen readers read it. */
  label: string;
  /** The rows: contact page, call, email, WhatsApp. */
  rows: readonly ContactRow[];
};

/** A round button in the corner that opens four ways to reach the operator. It works without a script. */
export function ContactWidget({ label, rows, className, ...rest }: ContactWidgetProps) {
  return (
    <details {...rest} className={cx(styles.widget, className)}>
      <summary className={styles.summary} aria-label={label}>
        <Icon of={MessageCircle} size={20} />
        <span className={styles.summaryText}>{label}</span>
      </summary>
      <ul className={styles.rows}>
        {rows.map(({ icon, title, text, href }) => (
          <li key={title}>
            <Link className={styles.row} href={href}>
              <span className={styles.sign}>
                <Icon of={icon} size={18} />
              </span>
              <span>
                <b>{title}</b>
                <small className="num">{text}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
