import type { ComponentProps } from 'react';
import styles from './hidden.module.css';

/** Words for screen readers only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className="sr" />;
}

/** Props of {@link SkipLink}. `target` is the id of the main content. */
export type SkipLinkProps = { target: string; children?: string };

/** The first stop of the keyboard: jumps over header and navigation. Hidden until it has the focus. */
export function SkipLink({ target, children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {children}
    </a>
  );
}
