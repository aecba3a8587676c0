import type { ComponentProps } from 'react';
import { Logo } from '../../logo/logo.tsx';
import { cx } from '../../shared/cx.ts';
import { Link } from '../../shared/link.tsx';
import styles from './nav.module.css';
import { NavMenu, type NavSection } from './nav-menu.tsx';
import { OrganisationBox, type OrganisationBoxProps } from './organisation-box.tsx';
import { type SidebarStatus, StatusLines } from './status-lines.tsx';

/** The organisation as shown in the box. */
export type Organisation = Pick<OrganisationBoxProps, 'name' | 'note' | 'icon'>;

/** Props of {@link Sidebar}: a nav's. */
export type SidebarProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** The name of the landmark for screen readers. */
  label?: string;
  /** The product's name and its address; screen readers read `label`. */
  brand: { name: string; href: string; label?: string };
  /** The organisation that is signed in. */
  organisation?: Organisation;
  /** The links in sections. */
  sections: readonly NavSection[];
  /** Text if there are no links. */
  emptyText?: string;
  /** Shows only icons. From 901 to 1200 px this is always so; below that the sidebar is hidden. */
  isRail?: boolean;
  /** The text at the bottom of the sidebar. */
  status?: SidebarStatus;
};

/** The sidebar of wide screens: 244 px, or 64 px as a rail. */
export function Sidebar(props: SidebarProps) {
  const {
    label = 'Main',
    brand,
    organisation,
    sections,
    emptyText,
    isRail,
    status,
    className,
    ...rest
  } = props;
  return (
    <nav aria-label={label} {...rest} className={cx(styles.sidebar, isRail && styles.rail, className)}>
      <div className={styles.inner}>
        <Link className={styles.brand} href={brand.href} aria-label={brand.label ?? brand.name}>
          <Logo className={styles.logo} name={brand.name} />
        </Link>
        {organisation && <OrganisationBox {...organisation} />}
        <NavMenu className={styles.scroll} sections={sections} emptyText={emptyText} />
        {status && <StatusLines {...status} />}
      </div>
    </nav>
  );
}
