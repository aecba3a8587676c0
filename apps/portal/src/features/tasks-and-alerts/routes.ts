import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** Due dates; laboratories have no such screen (D15). */
export const tasksAndAlertsRoutes: readonly FeatureRoute[] = [
  {
    screen: 'tasksAndAlerts',
    areas: ['company'],
    load: async () => (await import('./tasks-and-alerts-screen.tsx')).TasksAndAlertsScreen,
  },
];
