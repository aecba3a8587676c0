import { AUTH_PATHS } from '@anupalan/enums/paths';
import { APP_ROLES, type AppRole } from '@anupalan/enums/roles';
import { findScreen } from '@anupalan/enums/screens';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import type { FeatureRoute, PublicRoute } from '../shared/routing/feature-route.ts';
import { AreaGuard, GuestGuard, OwnScreen, PermissionGuard } from '../shared/routing/guards.tsx';
import { findScreenPath, toScreenPath } from '../shared/session/use-session.ts';
import { FEATURE_ROUTES, PUBLIC_ROUTES } from './features.ts';
import { PublicPage } from './public-page.tsx';
import { Root } from './root.tsx';
import { RouteError, ScreenError } from './route-error.tsx';

function toFeatureRoutes(area: AppRole, feature: FeatureRoute): RouteObject[] {
  const path = findScreenPath(area, feature.screen);
  const screen = path === null ? null : findScreen(path);
  if (path === null || screen === null || !feature.areas.includes(area)) return [];
  const lazy = async () => ({ Component: await feature.load() });
  const handle = { title: screen.title, tagline: screen.tagline, screen: feature.screen };
  const below = (feature.subPaths ?? []).map((subPath) => `${path}/${subPath}`);
  const paths = feature.isBelowOnly ? below : [path, ...below];
  const children = paths.map((each): RouteObject => ({ path: each, handle, lazy }));
  const element = <PermissionGuard permission={screen.permission} />;
  // A screen that breaks leaves the menu around it standing.
  return [{ element, errorElement: <ScreenError />, children }];
}

function toArea(area: AppRole, features: readonly FeatureRoute[]): RouteObject {
  return {
    element: <AreaGuard area={area} />,
    children: [
      {
        lazy: async () => ({ Component: (await import('./shell/shell.tsx')).Shell }),
        children: [
          ...features.flatMap((feature) => toFeatureRoutes(area, feature)),
          { path: `/${area}`, element: <Navigate to={toScreenPath(area, 'dashboard')} replace /> },
        ],
      },
    ],
  };
}

function toPublicRoute({ path, title, isForGuestsOnly, load }: PublicRoute): RouteObject {
  const page: RouteObject = {
    element: <PublicPage title={title} />,
    children: [{ path, lazy: async () => ({ Component: await load() }) }],
  };
  return isForGuestsOnly ? { element: <GuestGuard />, children: [page] } : page;
}

/** The route table (docs/spec-coverage.md#screens-and-routes; D3, D4). An unknown path goes to /login. */
export function toRoutes(
  features: readonly FeatureRoute[] = FEATURE_ROUTES,
  pages: readonly PublicRoute[] = PUBLIC_ROUTES,
): RouteObject[] {
  return [
    {
      element: <Root />,
      errorElement: <RouteError />,
      HydrateFallback: () => null,
      children: [
        { path: '/', element: <OwnScreen screen="dashboard" /> },
        { path: AUTH_PATHS.profile, element: <OwnScreen screen="profile" /> },
        { path: AUTH_PATHS.changePassword, element: <OwnScreen screen="changePassword" /> },
        ...pages.map(toPublicRoute),
        ...APP_ROLES.map((area) => toArea(area, features)),
        { path: '*', element: <Navigate to={AUTH_PATHS.login} replace /> },
      ],
    },
  ];
}

/** The app's router. */
export function createRouter() {
  return createBrowserRouter(toRoutes());
}

/** Waits until the code of the first address is there, or could not be loaded: then there is something to show. */
export function untilReady(router: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
