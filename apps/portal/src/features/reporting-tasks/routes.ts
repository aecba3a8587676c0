import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** Tasks with their schedules, of companies and of laboratories (D28). */
export const reportingTasksRoutes: readonly FeatureRoute[] = [
  {
    screen: 'reportingTasks',
    areas: ['company', 'lab'],
    load: async () => (await import('./reporting-tasks-screen.tsx')).ReportingTasksScreen,
  },
];
