import type { ComponentProps, ReactNode, Ref } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './document-viewer.module.css';

/** Props of {@link DocumentViewer}: a section's. */
export type DocumentViewerProps = ComponentProps<'section'> & {
  /** The name of the section for screen readers, for example "Consent document". */
  label: string;
  /** A {@link ViewerToolbar}. */
  toolbar?: ReactNode;
  /** {@link PageThumbs}, if they are shown. */
  thumbs?: ReactNode;
  /** Adds a border and its own height, if the viewer is one of several things, for example in a drawer. */
  isFramed?: boolean;
  /** A {@link PageView}, or what replaces it. */
  children: ReactNode;
};

/** A document with its toolbar and thumbnails. It fills its container, unless it is framed. */
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
  /** The name of the region for screen readers, for example "Pages of the order". */
  label: string;
  /** The scrolling element. Pass it to `usePageScroll` and `useWidth`. */
  ref?: Ref<HTMLElement>;
};

/** The region that scrolls: pages in a column, or a text. */
export function PageView({ label, className, children, ...rest }: PageViewProps) {
  return (
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section {...rest} className={cx(styles.view, className)} aria-label={label} tabIndex={0}>
      <div className={styles.pages}>{children}</div>
    </section>
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above
  );
}
