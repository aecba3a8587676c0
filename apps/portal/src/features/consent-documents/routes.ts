import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** Orders with their facts: the list, and one order. */
export const consentDocumentsRoutes: readonly FeatureRoute[] = [
  {
    screen: 'consentDocuments',
    areas: ['company'],
    subPaths: [':documentId'],
    load: async () => (await import('./consent-documents-screen.tsx')).ConsentDocumentsScreen,
  },
];
