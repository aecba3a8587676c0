import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import styles from './site-contact.module.css';

/** One way to reach the operator. */
export type ContactWay = {
  icon: IconType;
  title: string;
  /** The text under the title, line by line. */
  lines: readonly ReactNode[];
  /** Makes the first line a link. */
  href?: string;
};

/** Props of {@link ContactPanel}: a div's. */
export type ContactPanelProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The ways at the right of the form: address, telephone, email, hours. */
  ways: readonly ContactWay[];
  /** The heading of the form. */
  formTitle?: ReactNode;
  /** The heading of the ways, for example "Get in Touch". */
  title?: ReactNode;
  /** The form at the left. */
  children?: ReactNode;
};

/** The contact page: the form at the left, other ways to contact the operator at the right, with lines between them. */
export function ContactPanel(props: ContactPanelProps) {
  const { ways, title, formTitle, className, children, ...rest } = props;
  return (
    <div {...rest} className={cx(styles.panel, className)}>
      <div className={styles.form}>
        {formTitle && <h2 className={styles.waysTitle}>{formTitle}</h2>}
        {children}
      </div>
      <div>
        {title && <h2 className={styles.waysTitle}>{title}</h2>}
        <ul className={styles.ways}>
          {ways.map(({ icon, title, lines, href }) => (
            <li key={title} className={styles.way}>
              <Icon of={icon} size={20} />
              <div>
                <b>{title}</b>
                {lines.map((line, index) => (
                  <span key={index} className={styles.line}>
                    {href && index === 0 ? <Link href={href}>{line}</Link> : line}
                  </span>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
