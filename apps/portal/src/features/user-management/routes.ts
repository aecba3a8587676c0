import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** Users, their invitations and their roles, in both areas. A user and a role have addresses of their own. */
export const userManagementRoutes: readonly FeatureRoute[] = [
  {
    screen: 'userManagement',
    areas: ['company', 'lab'],
    subPaths: ['roles', 'roles/new', 'roles/:roleId', ':userId'],
    load: async () => (await import('./user-management-screen.tsx')).UserManagementScreen,
  },
];
