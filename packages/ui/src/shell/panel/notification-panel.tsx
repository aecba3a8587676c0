import type { ComponentProps, ReactNode } from 'react';
import { Button, LinkButton } from '../../button/button.tsx';
import { EmptyState, LoadError } from '../../empty-state/empty-state.tsx';
import { type NotificationGroup, NotificationList } from '../../notification-list/notification-list.tsx';
import { cx } from '../../shared/cx.ts';
import { SkeletonRows } from '../../skeleton/skeleton.tsx';
import styles from './panel.module.css';

/** Props of {@link NotificationPanel}: a div's. */
export type NotificationPanelProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** The heading of the panel. */
  title: string;
  /** The latest notifications, newest first. Undefined while they load, or if they could not be loaded. */
  groups?: readonly NotificationGroup[];
  /** The notifications are loading for the first time. */
  isLoading?: boolean;
  /** What screen readers announce while they load. */
  loadingLabel?: string;
  /** Replaces the list if it could not be loaded. */
  errorTitle?: string;
  /** Loads the notifications again. */
  onRetry?: () => void;
  /** The notifications are loading again. */
  isRetrying?: boolean;
  /** The text if there are no notifications. */
  emptyTitle?: ReactNode;
  /** Marks all as read. Leave it out if all are read. */
  onMarkAll?: () => void;
  /** The label of that button. */
  markAllLabel?: string;
  /** The notifications are being marked. */
  isMarking?: boolean;
  /** The link to the whole list, at the bottom; leave it out for people who may not open it. */
  more?: { href: string; text: string; onFollow?: () => void };
};

/**
 * The panel that the bell opens: the latest notifications and a link to all of them. Put it into a Popover with
 * `isPanel`.
 */
export function NotificationPanel(props: NotificationPanelProps) {
  const {
    title,
    groups,
    isLoading,
    loadingLabel = 'Loading notifications',
    errorTitle,
    onRetry,
    isRetrying,
    emptyTitle,
    onMarkAll,
    markAllLabel = 'Mark all read',
    isMarking,
    more,
    className,
    ...rest
  } = props;
  // Without a link inside, the list itself takes the focus, so that the keyboard can scroll it.
  const isPlain = groups?.every(({ items }) => items.every(({ href, onOpen }) => !href && !onOpen)) ?? false;
  const isEmpty = groups?.every(({ items }) => items.length === 0) ?? false;
  return (
    <div {...rest} className={cx(styles.panel, className)}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {onMarkAll && (
          <Button size="sm" variant="ghost" isLoading={isMarking ?? false} onClick={onMarkAll}>
            {markAllLabel}
          </Button>
        )}
      </div>
      <div className={styles.list} tabIndex={isPlain && !isEmpty ? 0 : undefined}>
        {isLoading && <SkeletonRows rows={3} label={loadingLabel} />}
        {errorTitle && groups === undefined && (
          <LoadError title={errorTitle} onRetry={onRetry} isRetrying={isRetrying} />
        )}
        {isEmpty && <EmptyState title={emptyTitle} />}
        {groups && !isEmpty && <NotificationList groups={groups} />}
      </div>
      {more && (
        <div className={styles.foot}>
          <LinkButton href={more.href} variant="ghost" isBlock onClick={more.onFollow}>
            {more.text}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
