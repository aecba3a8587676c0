import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** Technical documents in both areas; each has an address of its own. */
export const technicalDocumentationRoutes: readonly FeatureRoute[] = [
  {
    screen: 'technicalDocumentation',
    areas: ['company', 'lab'],
    subPaths: [':documentId'],
    load: async () => (await import('./technical-documentation-screen.tsx')).TechnicalDocumentationScreen,
  },
];
