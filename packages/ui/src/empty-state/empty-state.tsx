import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon, type IconType } from '../icon/icon.tsx';
import styles from './empty-state.module.css';

/** Props of {@link EmptyState}. */
export type EmptyStateProps = {
  title: ReactNode;
  /** One sentence. */
  text?: ReactNode;
  /** One action: a button or a link. */
  action?: ReactNode;
  icon?: IconType;
  level?: 2 | 3 | 4;
};

/** Stands in place of a list or table that has nothing to show. Never for data that failed to load. */
export function EmptyState({ title, text, action, icon, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {icon && <Icon of={icon} size={28} strokeWidth={1.5} className={styles.icon} />}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** Props of {@link LoadError}. */
export type LoadErrorProps = {
  /** For example "Tasks could not be loaded". */
  title: ReactNode;
  text?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  isRetrying?: boolean;
};

/** Data that could not be loaded: says so, and offers to try again. */
export function LoadError({
  title,
  text,
  onRetry,
  retryLabel = 'Try again',
  isRetrying = false,
}: LoadErrorProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={text}
        action={
          onRetry && (
            <Button onClick={onRetry} isLoading={isRetrying} loadingLabel="Loading">
              {retryLabel}
            </Button>
          )
        }
      />
    </div>
  );
}
