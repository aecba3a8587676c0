import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** Change Password, in both areas. */
export const toChangePasswordRoutes = (load: FeatureRoute['load']): readonly FeatureRoute[] => [
  {
    screen: 'changePassword',
    areas: ['company', 'lab'],
    load,
  },
];
