import { IconButton } from '@anupalan/ui';
import { Menu, PanelLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Bell } from './bell.tsx';
import styles from './header.module.css';
import { UserMenu } from './user-menu.tsx';

/** Props of {@link Header}. */
export type HeaderProps = {
  title: string;
  tagline: string;
  isRail: boolean;
  canCollapse: boolean;
  onToggle: () => void;
  onMenu: () => void;
};

/** Title and tagline of the screen, the toggle of the sidebar, the bell and the user menu. */
export function Header({ title, tagline, isRail, canCollapse, onToggle, onMenu }: HeaderProps) {
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPath = useRef(pathname);
  useEffect(() => {
    // A new screen is announced by its heading; the first one keeps the browser's own beginning.
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <header className={styles.header}>
      <IconButton className={styles.menuButton} icon={Menu} label="Open menu" onClick={onMenu} />
      {canCollapse && (
        <IconButton
          className={styles.toggle}
          icon={PanelLeft}
          label={isRail ? 'Expand sidebar' : 'Collapse sidebar'}
          aria-expanded={!isRail}
          onClick={onToggle}
        />
      )}
      <div className={styles.words}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.tagline}>{tagline}</p>
      </div>
      <div className={styles.end}>
        <Bell />
        <UserMenu />
      </div>
    </header>
  );
}
