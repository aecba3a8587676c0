import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** All notifications, in both areas. */
export const toNotificationsRoutes = (load: FeatureRoute['load']): readonly FeatureRoute[] => [
  {
    screen: 'notifications',
    areas: ['company', 'lab'],
    load,
  },
];
