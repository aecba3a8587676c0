import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import styles from './notification-list.module.css';

/** One notification. */
export type NotificationItem = {
  id: string;
  title: ReactNode;
  text?: ReactNode;
  /** The time, usually a RelativeTime. */
  when?: ReactNode;
  icon?: IconType;
  isUnread?: boolean;
  href?: string;
  onOpen?: () => void;
  /** A small control at the right, for example a menu. */
  end?: ReactNode;
};

/** Items under one heading, for example "Today" and "Earlier". */
export type NotificationGroup = { label?: string; items: readonly NotificationItem[] };

/** Props of {@link NotificationList}: a div's. */
export type NotificationListProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The groups, newest first. */
  groups: readonly NotificationGroup[];
  /** The level of the headings on the page. */
  level?: 2 | 3 | 4;
  /** What screen readers read before an unread notification. */
  unreadLabel?: string;
};

function Item({ item, unreadLabel }: { item: NotificationItem; unreadLabel: string }) {
  const title = (
    <>
      {item.isUnread && <span className="sr">{unreadLabel}: </span>}
      {item.title}
    </>
  );
  return (
    <li className={cx(styles.item, item.isUnread && styles.unread)}>
      {item.icon ? <Icon of={item.icon} size={18} className={styles.icon} /> : <span />}
      <div>
        {item.href !== undefined ? (
          <Link className={styles.title} href={item.href} onClick={item.onOpen}>
            {title}
          </Link>
        ) : item.onOpen ? (
          <button type="button" className={styles.title} onClick={item.onOpen}>
            {title}
          </button>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        {item.text && <span className={styles.text}>{item.text}</span>}
        {item.when && <span className={styles.when}>{item.when}</span>}
      </div>
      <span className={styles.end}>
        {item.end}
        {item.isUnread && !item.end && <span className={styles.dot} />}
      </span>
    </li>
  );
}

/** Notifications in groups. Unread ones are bold, with a dot and a spoken word. */
export function NotificationList(props: NotificationListProps) {
  const { groups, level = 3, unreadLabel = 'Unread', className, ...rest } = props;
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={cx(styles.groups, className)}>
      {groups.map((group) => (
        <div key={group.label ?? group.items[0]?.id ?? ''}>
          {group.label && <Heading className={styles.group}>{group.label}</Heading>}
          <ul>
            {group.items.map((item) => (
              <Item key={item.id} item={item} unreadLabel={unreadLabel} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
