import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** The own profile, in both areas. */
export const profileRoutes: readonly FeatureRoute[] = [
  {
    screen: 'profile',
    areas: ['company', 'lab'],
    load: async () => (await import('./profile-screen.tsx')).ProfileScreen,
  },
];
