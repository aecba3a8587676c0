import { type ComponentProps, useId } from 'react';
import { Icon, type IconType } from '../../icon/icon.tsx';
import { cx } from '../../shared/cx.ts';
import { Link } from '../../shared/link.tsx';
import { toGrouped } from '../../shared/number.ts';
import styles from './nav.module.css';

/** A link of the menu. */
export type NavItem = {
  /** Unique in the menu. */
  id: string;
  /** The name of the screen. */
  label: string;
  /** The address that it opens. */
  href: string;
  /** The icon before the name. A rail shows only the icon. */
  icon: IconType;
  /** The number of waiting items; 0 shows nothing. */
  count?: number;
  /** What is counted, for screen readers, for example "overdue". */
  countLabel?: string;
  /** The count needs action: it has a marigold background. */
  isUrgent?: boolean;
  /** Marks the screen that is open. */
  isCurrent?: boolean;
};

/** Links under one title. */
export type NavSection = {
  /** Unique in the menu. */
  id: string;
  /** The title above the links. The first section usually has none. */
  title?: string;
  /** The links in order. */
  items: readonly NavItem[];
};

/** Props of {@link NavMenu}: a div's. */
export type NavMenuProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The links by section. Sections without links are left out. */
  sections: readonly NavSection[];
  /** Called when a link is followed, for example to close the menu. */
  onFollow?: () => void;
  /** Text if there are no links. */
  emptyText?: string;
};

function Count({ count, countLabel, isUrgent }: NavItem) {
  if (!count) return null;
  return (
    <>
      <span className={cx(styles.count, isUrgent && styles.urgent, 'num')} aria-hidden="true">
        {count > 999 ? '999+' : count}
      </span>
      <span className="sr">
        {' '}
        {toGrouped(count)} {countLabel}
      </span>
    </>
  );
}

function Section({ section, onFollow }: { section: NavSection; onFollow: (() => void) | undefined }) {
  const titleId = useId();
  return (
    <>
      {section.title && (
        <p id={titleId} className={styles.sectionTitle} dir="auto">
          {section.title}
        </p>
      )}
      <ul className={styles.list} aria-labelledby={section.title ? titleId : undefined}>
        {section.items.map((item) => (
          <li key={item.id}>
            <Link
              className={styles.link}
              href={item.href}
              title={item.label}
              aria-current={item.isCurrent ? 'page' : undefined}
              onClick={onFollow}
            >
              <Icon of={item.icon} size={18} className={styles.icon} />
              <span className={styles.label} dir="auto">
                {item.label}
              </span>
              <Count {...item} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The links of the product by section, on a dark background. If there is no room for words, it shows only icons. */
export function NavMenu({ sections, onFollow, emptyText, className, ...rest }: NavMenuProps) {
  const shown = sections.filter(({ items }) => items.length > 0);
  return (
    <div {...rest} className={cx(styles.menu, className)}>
      {shown.map((section) => (
        <Section key={section.id} section={section} onFollow={onFollow} />
      ))}
      {shown.length === 0 && emptyText && <p className={styles.none}>{emptyText}</p>}
    </div>
  );
}
