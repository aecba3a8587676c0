import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './activity-feed.module.css';

/** One thing that happened. */
export type Activity = {
  /** Unique in the feed. */
  id: string;
  /** What happened, in one sentence. */
  text: ReactNode;
  /** Who did it and when. */
  note?: ReactNode;
  /** An icon for the kind of event; decoration. */
  icon: IconType;
};

/** Props of {@link ActivityFeed}: an ordered list's. */
export type ActivityFeedProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** What happened, newest first. */
  items: readonly Activity[];
  /** Uses two columns when the card is wide enough. */
  isWide?: boolean;
};

/** A read-only list of recent events. For items that people open or mark, use a NotificationList. */
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
