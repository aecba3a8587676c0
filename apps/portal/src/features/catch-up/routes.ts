import { CATCH_UP_SUB_PATH } from '../../shared/last-done/catch-up-path.ts';
import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** What had passed before it was accepted, below the due dates. */
export const catchUpRoutes: readonly FeatureRoute[] = [
  {
    screen: 'tasksAndAlerts',
    areas: ['company'],
    subPaths: [CATCH_UP_SUB_PATH],
    isBelowOnly: true,
    load: async () => (await import('./catch-up-screen.tsx')).CatchUpScreen,
  },
];
