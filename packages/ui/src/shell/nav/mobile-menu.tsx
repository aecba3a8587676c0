import type { ComponentProps } from 'react';
import { Drawer } from '../../dialog/dialog.tsx';
import { cx } from '../../shared/cx.ts';
import styles from './nav.module.css';
import { NavMenu, type NavSection } from './nav-menu.tsx';
import { OrganisationBox } from './organisation-box.tsx';
import type { Organisation } from './sidebar.tsx';
import { type SidebarStatus, StatusLines } from './status-lines.tsx';

/** Props of {@link MobileMenu}: a drawer's panel. */
export type MobileMenuProps = Omit<ComponentProps<typeof Drawer>, 'children' | 'side' | 'footer'> & {
  /** The name of the landmark for screen readers. */
  label?: string;
  /** The organisation that is signed in. */
  organisation?: Organisation;
  /** The links in sections. */
  sections: readonly NavSection[];
  /** The text at the bottom of the menu. */
  status?: SidebarStatus;
  /** Text if there are no links. */
  emptyText?: string;
};

/** The menu of narrow screens, above the page. A link, Escape and a press outside close it. */
export function MobileMenu(props: MobileMenuProps) {
  const { label = 'Main', organisation, sections, status, emptyText, onClose, className, ...rest } = props;
  return (
    <Drawer {...rest} className={cx(styles.sheet, className)} onClose={onClose} side="start">
      <nav className={styles.mobile} aria-label={label}>
        {organisation && <OrganisationBox {...organisation} />}
        <NavMenu sections={sections} emptyText={emptyText} onFollow={onClose} />
        {status && <StatusLines {...status} />}
      </nav>
    </Drawer>
  );
}
