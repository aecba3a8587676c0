import { Outlet, useLocation } from 'react-router';
import { Pathname } from '../shared/routing/pathname.ts';
import { useNavigationScroll } from '../shared/routing/use-navigation-scroll.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { ScreenProgress } from './screen-progress.tsx';

/** Around every page: what a change of screens and a lost server look like. */
export function Root() {
  useNavigationScroll();
  const { pathname } = useLocation();
  return (
    <Pathname value={pathname}>
      <ScreenProgress />
      <ConnectionBanner />
      <Outlet />
    </Pathname>
  );
}
