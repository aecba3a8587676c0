import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** Requests to support, in both areas. */
export const toSupportRoutes = (
  load: FeatureRoute['load'],
  loadCreate: FeatureRoute['load'],
): readonly FeatureRoute[] => [
  {
    screen: 'support',
    areas: ['company', 'lab'],
    load,
  },
  {
    screen: 'supportCreate',
    areas: ['company', 'lab'],
    load: loadCreate,
  },
];
