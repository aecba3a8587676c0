import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { LinkButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Logo } from '../logo/logo.tsx';
import { cx } from '../shared/cx.ts';
import { Link } from '../shared/link.tsx';
import styles from './site-header.module.css';

/** One link of the header or the menu. */
export type SiteLink = { label: string; href: string; isCurrent?: boolean };

/** Props of {@link SiteMenu}: a dialog's. */
export type SiteMenuProps = Omit<ComponentProps<'dialog'>, 'children' | 'popover'> & {
  /** The id of the menu. The menu button has it in `popoverTarget`. */
  id: string;
  /** The product's name, beside its logo. */
  brand: string;
  /** The links in order. */
  links: readonly SiteLink[];
  /** The buttons at the foot: the first one quiet, the last one primary. */
  actions: readonly SiteLink[];
};

/**
 * The menu on phones: a native dialog that covers the page. Any button with its id as `popoverTarget` opens it. Its own
 * button, Escape and every link close it. It needs no script.
 */
export function SiteMenu({ id, brand, links, actions, className, ...rest }: SiteMenuProps) {
  return (
    <dialog aria-label="Menu" {...rest} id={id} popover="auto" className={cx(styles.menu, className)}>
      <div className={styles.menuHead}>
        <Logo name={brand} isLarge />
        <button
          className={styles.toggle}
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <Icon of={X} size={22} />
        </button>
      </div>
      <nav className={styles.menuLinks} aria-label="Mobile">
        {links.map((link) => (
          <Link key={link.href} href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
            {link.label}
          </Link>
        ))}
      </nav>
      <div className={styles.menuFoot}>
        {actions.map((action, index) => (
          <LinkButton
            key={action.label}
            size="lg"
            isBlock
            variant={index === actions.length - 1 ? 'primary' : 'secondary'}
            href={action.href}
          >
            {action.label}
          </LinkButton>
        ))}
      </div>
    </dialog>
  );
}
