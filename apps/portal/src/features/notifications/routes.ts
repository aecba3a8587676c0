import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** All notifications, in both areas. */
export const notificationsRoutes: readonly FeatureRoute[] = [
  {
    screen: 'notifications',
    areas: ['company', 'lab'],
    load: async () => (await import('./notifications-screen.tsx')).NotificationsScreen,
  },
];
