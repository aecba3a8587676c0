import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** Laboratories with their scope, accreditation and equipment: the list, and one of them. */
export const labMarketplaceRoutes: readonly FeatureRoute[] = [
  {
    screen: 'labMarketplace',
    areas: ['company'],
    subPaths: [':labId'],
    load: async () => (await import('./lab-marketplace-screen.tsx')).LabMarketplaceScreen,
  },
];
