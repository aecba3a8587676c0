import type { ComponentProps, ReactNode } from 'react';
import { SkipLink } from '../hidden/hidden.tsx';
import { cx } from '../shared/cx.ts';
import styles from './site-frame.module.css';

/** Props of {@link SiteFrame}: a div's. */
export type SiteFrameProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The header of the site, at the top. */
  header?: ReactNode;
  /** The footer of the site, at the bottom. */
  footer?: ReactNode;
  /** The contact widget, in a corner above the page. */
  corner?: ReactNode;
  /** The content of the page. The frame puts it into `main`. */
  children?: ReactNode;
};

/** The frame of every public page: paper background, type of the site, skip link, header, main, footer. */
export function SiteFrame({ header, footer, corner, className, children, ...rest }: SiteFrameProps) {
  return (
    <div {...rest} className={cx(styles.frame, className)}>
      <SkipLink target="main" />
      {header}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
      {corner}
    </div>
  );
}

/** Props of {@link SiteWrap}: a div's. */
export type SiteWrapProps = ComponentProps<'div'>;

/** The width of the site's text: 1,216 px, with 24 px (20 on phones) at the sides. */
export function SiteWrap({ className, ...rest }: SiteWrapProps) {
  return <div {...rest} className={cx(styles.wrap, className)} />;
}

/** Props of {@link SiteHeading}: a heading's. */
export type SiteHeadingProps = ComponentProps<'h2'> & {
  /** The level of the heading on the page. */
  level?: 1 | 2;
  /** d1 is for the home page, d2 for sections. The default depends on the level. */
  size?: 'd1' | 'd2';
};

/** A headline in the display face. */
export function SiteHeading({
  level = 2,
  size = level === 1 ? 'd1' : 'd2',
  className,
  ...rest
}: SiteHeadingProps) {
  const Heading = `h${level}` as const;
  return <Heading {...rest} className={cx(styles[size], className)} />;
}

/** Props of {@link Lead}: a paragraph's. */
export type LeadProps = ComponentProps<'p'>;

/** The lines under a headline, larger and quieter than normal text. */
export function Lead({ className, ...rest }: LeadProps) {
  return <p {...rest} className={cx(styles.lead, className)} />;
}

/** Props of {@link CallRow}: a div's. */
export type CallRowProps = ComponentProps<'div'>;

/** Link buttons side by side. On a phone they are in a column, at full width. */
export function CallRow({ className, ...rest }: CallRowProps) {
  return <div {...rest} className={cx(styles.calls, className)} />;
}

/** Props of {@link SiteColumns}: a div's. */
export type SiteColumnsProps = ComponentProps<'div'>;

/**
 * Two children side by side, the second one wider, for example a form and its result. Below 900 px they are in one
 * column.
 */
export function SiteColumns({ className, ...rest }: SiteColumnsProps) {
  return <div {...rest} className={cx(styles.columns, className)} />;
}
