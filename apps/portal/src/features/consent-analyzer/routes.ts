import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** The analyser: the list of orders, and the review of one. */
export const consentAnalyzerRoutes: readonly FeatureRoute[] = [
  {
    screen: 'consentAnalyzer',
    areas: ['company'],
    subPaths: [':documentId'],
    load: async () => (await import('./consent-analyzer-screen.tsx')).ConsentAnalyzerScreen,
  },
];
