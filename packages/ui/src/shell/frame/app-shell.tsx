import type { ComponentProps, ReactNode } from 'react';
import { SkipLink } from '../../hidden/hidden.tsx';
import { cx } from '../../shared/cx.ts';
import styles from './frame.module.css';

/** Props of {@link AppShell}: a div's. */
export type AppShellProps = ComponentProps<'div'> & {
  /** The Sidebar, and the MobileMenu while it is open. */
  menu: ReactNode;
  /** The ShellHeader. */
  header: ReactNode;
  /** The ContactButton, if there is one. It is at the foot of the page. */
  contact?: ReactNode;
  /** The id of the main content, for the skip link. */
  mainId?: string;
  /** The label of the skip link. */
  skipLabel?: string;
  /** The content of the screen, usually a Page. */
  children?: ReactNode;
};

/**
 * The frame of every signed-in screen: skip link, sidebar, header, main content, and the contact button at the foot.
 */
export function AppShell(props: AppShellProps) {
  const { menu, header, contact, mainId = 'main', skipLabel, children, className, ...rest } = props;
  return (
    <div {...rest} className={cx(styles.shell, className)}>
      <SkipLink target={mainId}>{skipLabel}</SkipLink>
      {menu}
      <div className={styles.column}>
        {header}
        <main id={mainId} className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {contact}
      </div>
    </div>
  );
}
