import type { ComponentProps, ReactNode, Ref } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './document-viewer.module.css';

/** Props of {@link DocumentViewer}: a section's. */
export type DocumentViewerProps = ComponentProps<'section'> & {
  /** Names the section, for example "Consent document". */
  label: string;
  /** A {@link ViewerToolbar}. */
  toolbar?: ReactNode;
  /** {@link PageThumbs}, where they are shown. */
  thumbs?: ReactNode;
  /** With a border and a height of its own, for where it is one thing among others, as in a drawer. */
  isFramed?: boolean;
  /** A {@link PageView} or what stands in its place. */
  children: ReactNode;
};

/** A document with its toolbar and its small pages. As high as the room it gets, unless it is framed. */
export function DocumentViewer({
  label,
  toolbar,
  thumbs,
  isFramed,
  children,
  className,
  ...rest
}: DocumentViewerProps) {
  return (
    <section {...rest} className={cx(styles.viewer, isFramed && styles.framed, className)} aria-label={label}>
      {toolbar}
      <div className={styles.body}>
        {thumbs}
        {children}
      </div>
    </section>
  );
}

/** Props of {@link PageView}: a section's. */
export type PageViewProps = ComponentProps<'section'> & {
  /** Names the region, for example "Pages of the order". */
  label: string;
  /** The scrolling element: hand it to `usePageScroll` and `useWidth`. */
  ref?: Ref<HTMLElement>;
};

/** The region that scrolls: pages under each other, or a text. */
export function PageView({ label, className, children, ...rest }: PageViewProps) {
  return (
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section {...rest} className={cx(styles.view, className)} aria-label={label} tabIndex={0}>
      <div className={styles.pages}>{children}</div>
    </section>
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above
  );
}
