import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** Acts, rules, forms and guidance in both areas; each entry has an address of its own. */
export const resourceCenterRoutes: readonly FeatureRoute[] = [
  {
    screen: 'resourceCenter',
    areas: ['company', 'lab'],
    subPaths: [':slug'],
    load: async () => (await import('./resource-center-screen.tsx')).ResourceCenterScreen,
  },
];
