import type { ComponentProps } from 'react';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import { toGrouped } from '../shared/number.ts';
import styles from './tabs.module.css';

/** One entry of {@link TabLinks}. */
export type TabLink = {
  /** The address of the view; unique in the list. */
  href: string;
  /** One to three words. */
  label: string;
  /** The number of items in the view. */
  count?: number;
  /** Marks the view that is shown. */
  isCurrent?: boolean;
};

/** Props of {@link TabLinks}. */
export type TabLinksProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** The views in order. One of them is current. */
  items: readonly TabLink[];
  /** The name of the navigation for screen readers. */
  label: string;
};

/** Tabs that are links. Each view has its own address. */
export function TabLinks({ items, label, className, ...rest }: TabLinksProps) {
  return (
    <nav {...rest} className={cx(styles.list, className)} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          className={styles.tab}
          aria-current={item.isCurrent ? 'page' : undefined}
        >
          {item.label}
          {item.count !== undefined && <span className={styles.count}> {toGrouped(item.count)}</span>}
        </Link>
      ))}
    </nav>
  );
}
