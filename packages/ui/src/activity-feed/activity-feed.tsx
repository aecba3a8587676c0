import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './activity-feed.module.css';

/** One thing that happened. */
export type Activity = {
  /** Unique in the feed. */
  id: string;
  /** What happened, in a sentence. */
  text: ReactNode;
  /** By whom and when. */
  note?: ReactNode;
  /** Of what kind; decoration. */
  icon: IconType;
};

/** Props of {@link ActivityFeed}: an ordered list's. */
export type ActivityFeedProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** What happened, newest first. */
  items: readonly Activity[];
  /** In two columns if its card is wide. */
  isWide?: boolean;
};

/** Recent events, only to read. Items that can be opened or marked belong in a NotificationList. */
export function ActivityFeed({ items, isWide, className, ...rest }: ActivityFeedProps) {
  return (
    <ol {...rest} className={cx(styles.feed, isWide && styles.wide, className)}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <Icon of={item.icon} size={16} className={styles.icon} />
          <span className={styles.words}>
            <span className={styles.text} dir="auto">
              {item.text}
            </span>
            {item.note && <span className={styles.note}>{item.note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
