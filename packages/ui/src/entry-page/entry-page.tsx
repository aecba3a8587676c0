import type { ComponentProps, ReactNode } from 'react';
import { SkipLink } from '../hidden/hidden.tsx';
import { Logo } from '../logo/logo.tsx';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import styles from './entry-page.module.css';

/** Props of {@link EntryPage}: a div's. */
export type EntryPageProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The product's name, beside its logo. */
  brand: string;
  /** The address that the logo opens. Without it the logo is not a link. */
  homeHref?: string;
  /** Links and buttons at the right of the bar. */
  actions?: ReactNode;
  /** Centres the content in the window, for a page with a single message. */
  isCentred?: boolean;
  /** The label of the skip link. */
  skipLabel?: string;
  /** The content of the page. It needs a heading of level 1. */
  children?: ReactNode;
};

/** The frame of wide pages before signing in: a bar with the logo, and the page below it. */
export function EntryPage(props: EntryPageProps) {
  const { brand, homeHref, actions, isCentred, skipLabel, className, children, ...rest } = props;
  const sign = <Logo name={brand} />;
  return (
    <div {...rest} className={cx(styles.page, className)}>
      <SkipLink target="main">{skipLabel}</SkipLink>
      <header className={styles.bar}>
        {homeHref === undefined ? (
          <span className={styles.sign}>{sign}</span>
        ) : (
          <Link className={styles.sign} href={homeHref}>
            {sign}
          </Link>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <main id="main" tabIndex={-1} className={cx(styles.main, isCentred && styles.centred)}>
        {children}
      </main>
    </div>
  );
}
