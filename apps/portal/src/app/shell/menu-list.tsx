import { type MenuItem, menuItemPath } from '@anupalan/enums/menus';
import { cx, Icon } from '@anupalan/ui';
import { NavLink } from 'react-router';
import { getMenuIcon } from './menu-icons.ts';
import styles from './menu-list.module.css';

/** Props of {@link MenuList}. */
export type MenuListProps = {
  items: readonly MenuItem[];
  /** Icons only; the names are spoken and shown on hover. */
  isRail?: boolean;
  onFollow?: () => void;
};

/** The links of the sidebar and of the mobile menu. */
export function MenuList({ items, isRail, onFollow }: MenuListProps) {
  return (
    <ul className={cx(styles.list, isRail && styles.rail)}>
      {items.map((item) => (
        <li key={item.slug}>
          <NavLink to={menuItemPath(item)} className={styles.link} title={item.label} onClick={onFollow}>
            <Icon of={getMenuIcon(item.slug)} size={18} className={styles.icon} />
            <span className={styles.label}>{item.label}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
