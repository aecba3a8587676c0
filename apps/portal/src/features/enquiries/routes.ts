import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

const load = async () => (await import('./enquiries-screen.tsx')).EnquiriesScreen;

/** Enquiries: below the marketplace for companies, below Reporting Tasks for laboratories (D28). */
export const enquiriesRoutes: readonly FeatureRoute[] = [
  {
    screen: 'labMarketplace',
    areas: ['company'],
    subPaths: ['enquiries', 'enquiries/:enquiryId', ':labId/enquiry'],
    isBelowOnly: true,
    load,
  },
  {
    screen: 'reportingTasks',
    areas: ['lab'],
    subPaths: ['enquiries', 'enquiries/:enquiryId'],
    isBelowOnly: true,
    load,
  },
];
