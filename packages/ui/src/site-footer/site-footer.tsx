import type { ComponentProps, ReactNode } from 'react';
import { Logo } from '../logo/logo.tsx';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import { SiteWrap } from '../site-frame/site-frame.tsx';
import styles from './site-footer.module.css';

/** A column of links, for example Company. */
export type FooterGroup = { title: string; links: readonly { label: string; href: string }[] };

/** Props of {@link SiteFooter}: a footer's. */
export type SiteFooterProps = Omit<ComponentProps<'footer'>, 'children'> & {
  /** The product's name, beside its logo. */
  brand: string;
  /** Paragraphs under the logo: what the product is, where it is offered, and by whom. */
  paragraphs: readonly ReactNode[];
  /** The newsletter form, below the paragraphs. */
  newsletter?: ReactNode;
  /** Columns of links. A group without links is left out. */
  groups: readonly FooterGroup[];
  /** The last column: an address, line by line. */
  office?: { title: string; lines: readonly ReactNode[] };
  /** A BadgeRow with hairlines above and below. */
  badges?: ReactNode;
  /** The last line: the copyright. */
  legal: ReactNode;
};

/** The footer of the public site, dark in both themes. */
export function SiteFooter(props: SiteFooterProps) {
  const { brand, paragraphs, newsletter, groups, office, badges, legal, className, ...rest } = props;
  return (
    <footer {...rest} className={cx(styles.footer, className)}>
      <SiteWrap>
        <div className={styles.columns}>
          <div>
            <Logo name={brand} isLarge />
            {paragraphs.map((text, index) => (
              <p key={index} className={styles.about}>
                {text}
              </p>
            ))}
            {newsletter && <div className={styles.slot}>{newsletter}</div>}
          </div>
          {groups
            .filter(({ links }) => links.length > 0)
            .map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2 className={styles.title}>{title}</h2>
                <ul>
                  {links.map((link) => (
                    <li key={link.label}>
                      <Link className={styles.link} href={link.href}>
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          {office && (
            <div>
              <h2 className={styles.title}>{office.title}</h2>
              <address>
                {office.lines.map((line, index) => (
                  <span key={index} className={styles.line}>
                    {line}
                  </span>
                ))}
              </address>
            </div>
          )}
        </div>
        {badges && <div className={styles.badges}>{badges}</div>}
        <p className={cx(styles.legal, 'num')}>{legal}</p>
      </SiteWrap>
    </footer>
  );
}
