import { BRAND } from '@anupalan/enums/brand';
import { cx, Icon, Logo } from '@anupalan/ui';
import { Factory, FlaskConical } from 'lucide-react';
import { Link } from 'react-router';
import { useScreenPath, useSession } from '../../shared/session/use-session.ts';
import { useMediaQuery } from '../../shared/use-media-query.ts';
import { MenuList } from './menu-list.tsx';
import { useMenuItems } from './navigation.ts';
import styles from './sidebar.module.css';

/** The organisation that is signed in, where other products have a switcher. */
export function OrganisationBox() {
  const organisation = useSession()?.user.organisation;
  if (!organisation) return null;
  return (
    <div className={styles.organisation}>
      <Icon of={organisation.type === 'lab' ? FlaskConical : Factory} size={18} />
      <b className={styles.organisationName}>{organisation.name}</b>
    </div>
  );
}

/** The sidebar of wide screens; icons only as a rail and between 901 and 1200 px. */
export function Sidebar({ isRail }: { isRail: boolean }) {
  const items = useMenuItems();
  const toPath = useScreenPath();
  const isNarrow = useMediaQuery('(max-width: 1200px)');
  const isIconsOnly = isRail || isNarrow;
  return (
    <nav className={cx(styles.sidebar, isIconsOnly && styles.rail)} aria-label="Main">
      <Link className={styles.brand} to={toPath('dashboard')} aria-label={`${BRAND.name}, dashboard`}>
        <Logo name={isIconsOnly ? undefined : BRAND.name} />
      </Link>
      {!isIconsOnly && <OrganisationBox />}
      <MenuList items={items} isRail={isIconsOnly} />
    </nav>
  );
}
