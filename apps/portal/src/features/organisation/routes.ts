import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** The organisation's page, of companies and of laboratories (D28). */
export const organisationRoutes: readonly FeatureRoute[] = [
  {
    screen: 'organisation',
    areas: ['company', 'lab'],
    load: async () => (await import('./organisation-screen.tsx')).OrganisationScreen,
  },
];
