import { BRAND } from '@anupalan/enums/brand';
import { Drawer } from '@anupalan/ui/interactive';
import { MenuList } from './menu-list.tsx';
import styles from './mobile-menu.module.css';
import { useMenuItems } from './navigation.ts';
import { OrganisationBox } from './sidebar.tsx';

/** The menu of narrow screens: over the page, closed by a link, by Escape and by a press outside. */
export function MobileMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const items = useMenuItems();
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={BRAND.name} side="start">
      <nav className={styles.menu} aria-label="Main">
        <OrganisationBox />
        <MenuList items={items} onFollow={onClose} />
      </nav>
    </Drawer>
  );
}
