import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** People, their invitations and their roles, in both areas. A person and a role have addresses of their own. */
export const userManagementRoutes: readonly FeatureRoute[] = [
  {
    screen: 'userManagement',
    areas: ['company', 'lab'],
    subPaths: ['roles', 'roles/new', 'roles/:roleId', ':personId'],
    load: async () => (await import('./user-management-screen.tsx')).UserManagementScreen,
  },
];
