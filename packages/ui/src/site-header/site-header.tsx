import { Menu } from 'lucide-react';
import type { ComponentProps } from 'react';
import { LinkButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Logo } from '../logo/logo.tsx';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import { SiteWrap } from '../site-frame/site-frame.tsx';
import styles from './site-header.module.css';
import { type SiteLink, SiteMenu } from './site-menu.tsx';

/** Props of {@link SiteHeader}: a header's. */
export type SiteHeaderProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** The product's name, beside its logo. */
  brand: string;
  /** The address that the logo opens. */
  homeHref?: string;
  /** The links between the logo and the two buttons from 901 px on. On narrower screens they are in the menu. */
  links: readonly SiteLink[];
  /** The quiet button at the right. */
  signIn: SiteLink;
  /** The primary button at the right. */
  trial: SiteLink;
  /** The id of the phone menu. Change it only if a page has two headers. */
  menuId?: string;
};

/** The header of the public site: 72 px high and sticky. Under 900 px it is 60 px high and has a menu button. */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, homeHref = '/', links, signIn, trial, menuId = 'menu', className, ...rest } = props;
  return (
    <header {...rest} className={cx(styles.header, className)}>
      <SiteWrap className={styles.bar}>
        <Link className={styles.brand} href={homeHref}>
          <Logo name={brand} isLarge />
        </Link>
        <nav className={styles.nav} aria-label="Main">
          {links.map((link) => (
            <Link key={link.href} href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
              {link.label}
            </Link>
          ))}
        </nav>
        <div className={styles.end}>
          <Link className={styles.signIn} href={signIn.href}>
            {signIn.label}
          </Link>
          <LinkButton className={styles.trial} variant="primary" href={trial.href}>
            {trial.label}
          </LinkButton>
          <button className={styles.toggle} type="button" popoverTarget={menuId} aria-label="Menu">
            <Icon of={Menu} size={22} />
          </button>
        </div>
      </SiteWrap>
      <SiteMenu id={menuId} brand={brand} links={links} actions={[signIn, trial]} />
    </header>
  );
}
