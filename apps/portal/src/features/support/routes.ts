import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** Requests to support, in both areas. */
export const supportRoutes: readonly FeatureRoute[] = [
  {
    screen: 'support',
    areas: ['company', 'lab'],
    load: async () => (await import('./support-screen.tsx')).SupportScreen,
  },
  {
    screen: 'supportCreate',
    areas: ['company', 'lab'],
    load: async () => (await import('./support-create-screen.tsx')).SupportCreateScreen,
  },
];
