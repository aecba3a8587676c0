import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './empty-state.module.css';

/** Props of {@link EmptyState}: a div's. */
export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** The title, for example "No tasks match these filters". */
  title: ReactNode;
  /** One sentence that says what the place is for. */
  text?: ReactNode;
  /** One action: a button or a link. */
  action?: ReactNode;
  /** An icon above the title; decoration. */
  icon?: IconType;
  /** Level of the heading in its page. */
  level?: 2 | 3 | 4;
};

/** Replaces a list or table that has nothing to show. Never use it for data that failed to load. */
export function EmptyState({ title, text, action, icon, level = 3, className, ...rest }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={cx(styles.empty, className)}>
      {icon && <Icon of={icon} size={28} strokeWidth={1.5} className={styles.icon} />}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** Props of {@link LoadError}: a div's. */
export type LoadErrorProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** The title, for example "Tasks could not be loaded". */
  title: ReactNode;
  /** One sentence: the reason, or what is not lost. */
  text?: ReactNode;
  /** Loads the data again. Without it there is no button. */
  onRetry?: () => void;
  /** The label of the button. */
  retryLabel?: string;
  /** The data is loading again. */
  isRetrying?: boolean;
  /** Level of the heading in its page. */
  level?: 2 | 3 | 4;
};

/** Says that data could not be loaded, with a button that tries again. */
export function LoadError({
  title,
  text,
  onRetry,
  retryLabel = 'Try again',
  isRetrying = false,
  level,
  className,
  ...rest
}: LoadErrorProps) {
  return (
    <div role="alert" {...rest} className={cx(styles.failed, className)}>
      <EmptyState
        level={level}
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
