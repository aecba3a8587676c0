import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** Orders with their facts: the list, one order, and its renewal. */
export const consentDocumentsRoutes: readonly FeatureRoute[] = [
  {
    screen: 'consentDocuments',
    areas: ['company'],
    subPaths: [':documentId'],
    load: async () => (await import('./consent-documents-screen.tsx')).ConsentDocumentsScreen,
  },
  {
    screen: 'consentDocuments',
    areas: ['company'],
    subPaths: [':documentId/renew'],
    isBelowOnly: true,
    load: async () => (await import('./renewal/renewal-screen.tsx')).RenewalScreen,
  },
];
