import { Outlet } from 'react-router';
import { useNavigationScroll } from '../shared/routing/use-navigation-scroll.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { ScreenProgress } from './screen-progress.tsx';

/** Around every page: what a change of screens and a lost server look like. */
export function Root() {
  useNavigationScroll();
  return (
    <>
      <ScreenProgress />
      <ConnectionBanner />
      <Outlet />
    </>
  );
}
