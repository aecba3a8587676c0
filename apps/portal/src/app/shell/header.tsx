import { ShellHeader } from '@anupalan/ui/shell';
import { memo, useEffect, useRef } from 'react';
import { usePathname } from '../../shared/routing/pathname.ts';
import { SearchButton } from '../search/search-button.tsx';
import { Bell } from './bell.tsx';
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

/** Title and tagline of the screen, the toggle of the sidebar, the search, the bell and the user menu. */
export const Header = memo(function Header(props: HeaderProps) {
  const { title, tagline, isRail, canCollapse, onToggle, onMenu } = props;
  const pathname = usePathname();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPath = useRef(pathname);
  useEffect(() => {
    // A new screen is announced by its heading; the first one keeps the browser's own beginning.
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <ShellHeader
      title={title}
      tagline={tagline}
      headingRef={heading}
      isExpanded={!isRail}
      onToggle={canCollapse ? onToggle : undefined}
      onMenu={onMenu}
      search={<SearchButton />}
    >
      <Bell />
      <UserMenu />
    </ShellHeader>
  );
});
