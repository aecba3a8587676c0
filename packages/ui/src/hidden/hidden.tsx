import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './hidden.module.css';

/** Text that only screen readers read. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx('sr', className)} />;
}

/** Props of {@link SkipLink}: a link's. */
export type SkipLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** The id of the main content. */
  target: string;
};

/**
 * The first thing that Tab reaches: a link that skips the header and the navigation. It is hidden until it has the
 * focus.
 */
export function SkipLink({ target, children = 'Skip to content', className, ...rest }: SkipLinkProps) {
  return (
    <a {...rest} className={cx(styles.skip, className)} href={`#${target}`}>
      {children}
    </a>
  );
}
