import { Link } from '../shared/link.tsx';
import styles from './tabs.module.css';

/** One entry of {@link TabLinks}. */
export type TabLink = { href: string; label: string; count?: number; isCurrent?: boolean };

/** Props of {@link TabLinks}. `label` names the navigation. */
export type TabLinksProps = { items: readonly TabLink[]; label: string };

/** Tabs that are links: each has an address of its own. */
export function TabLinks({ items, label }: TabLinksProps) {
  return (
    <nav className={styles.list} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          className={styles.tab}
          aria-current={item.isCurrent ? 'page' : undefined}
        >
          {item.label}
          {item.count !== undefined && <span className={styles.count}> {item.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
