import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** The first screen of both areas. */
export const dashboardRoutes: readonly FeatureRoute[] = [
  {
    screen: 'dashboard',
    areas: ['company', 'lab'],
    load: async () => (await import('./dashboard-screen.tsx')).DashboardScreen,
  },
];
