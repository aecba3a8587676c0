import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** The own profile, in both areas. */
export const toProfileRoutes = (load: FeatureRoute['load']): readonly FeatureRoute[] => [
  {
    screen: 'profile',
    areas: ['company', 'lab'],
    load,
  },
];
