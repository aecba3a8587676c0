import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** Tasks with their schedules, of companies and of laboratories (D28); below them the statutory catalogue, events and the import. */
export const reportingTasksRoutes: readonly FeatureRoute[] = [
  {
    screen: 'reportingTasks',
    areas: ['company', 'lab'],
    load: async () => (await import('./reporting-tasks-screen.tsx')).ReportingTasksScreen,
  },
  {
    screen: 'reportingTasks',
    areas: ['company', 'lab'],
    subPaths: ['catalogue'],
    isBelowOnly: true,
    load: async () => (await import('./catalogue/catalogue-screen.tsx')).CatalogueScreen,
  },
  {
    screen: 'reportingTasks',
    areas: ['company'],
    subPaths: ['when-it-happens'],
    isBelowOnly: true,
    load: async () => (await import('./below.ts')).EventsScreen,
  },
  {
    screen: 'reportingTasks',
    areas: ['company', 'lab'],
    subPaths: ['import'],
    isBelowOnly: true,
    load: async () => (await import('./below.ts')).ImportScreen,
  },
];
