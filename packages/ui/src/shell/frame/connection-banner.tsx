import type { ComponentProps, ReactNode } from 'react';
import { Banner } from '../../notice/notice.tsx';
import { cx } from '../../shared/cx.ts';
import styles from './frame.module.css';

/** Props of {@link ConnectionBanner}: a div's. */
export type ConnectionBannerProps = Omit<ComponentProps<'div'>, 'title'> & {
  /**
   * Whether the server cannot be reached. The element is always in the page, so that screen readers announce the
   * change.
   */
  isDown: boolean;
  /** What happened. */
  title?: ReactNode;
  /** What happens to typed text, and what happens next. */
  children?: ReactNode;
};

/** A banner above the page if the server cannot be reached. Screen readers announce it, and it disappears by itself. */
export function ConnectionBanner(props: ConnectionBannerProps) {
  const {
    isDown,
    title = 'The server cannot be reached.',
    children = 'What you have typed stays here. We keep trying and go on by ourselves.',
    className,
    ...rest
  } = props;
  return (
    <div role="status" {...rest} className={cx(styles.connection, className)}>
      {isDown && (
        <Banner tone="warn" title={title}>
          {children}
        </Banner>
      )}
    </div>
  );
}
