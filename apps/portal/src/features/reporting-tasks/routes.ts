import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** Tasks with their schedules, of companies and of laboratories (D28), the statutory catalogue, and the import. */
export const reportingTasksRoutes: readonly FeatureRoute[] = [
  {
    screen: 'reportingTasks',
    areas: ['company', 'lab'],
    subPaths: ['catalogue', 'import'],
    load: async () => (await import('./reporting-tasks-area.tsx')).ReportingTasksArea,
  },
];
