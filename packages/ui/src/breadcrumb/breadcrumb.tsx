import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import styles from './breadcrumb.module.css';

/** One step of a {@link Breadcrumb}. The last one is the current page and has no `href`. */
export type Crumb = { label: string; href?: string };

/** Props of {@link Breadcrumb}: a nav's. */
export type BreadcrumbProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** The steps from the section to the page, in this order. */
  items: readonly Crumb[];
  /** The name of the navigation for screen readers. */
  label?: string;
};

/** The path from the section to this page. */
export function Breadcrumb({ items, label = 'Breadcrumb', className, ...rest }: BreadcrumbProps) {
  return (
    <nav aria-label={label} {...rest} className={cx(styles.breadcrumb, className)}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.href ?? item.label} className={styles.item}>
            {index > 0 && <Icon of={ChevronRight} size={13} />}
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Link href={item.href}>{item.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
