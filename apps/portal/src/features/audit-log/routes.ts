import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** The trail of everything that was changed, in both areas; a tab of user management. */
export const auditLogRoutes: readonly FeatureRoute[] = [
  {
    screen: 'userManagement',
    areas: ['company', 'lab'],
    subPaths: ['audit-log'],
    isBelowOnly: true,
    load: async () => (await import('./audit-log-screen.tsx')).AuditLogScreen,
  },
];
