import type { FeatureRoute } from '../../shared/routing/feature-route.ts';

/** Change Password, in both areas. */
export const changePasswordRoutes: readonly FeatureRoute[] = [
  {
    screen: 'changePassword',
    areas: ['company', 'lab'],
    load: async () => (await import('./change-password-screen.tsx')).ChangePasswordScreen,
  },
];
