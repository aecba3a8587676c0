import { AUTH_PATHS } from '@anupalan/enums/paths';
import type { PublicRoute } from '../../shared/routing/feature-route.ts';

/** What the product does, in three slides. */
export const onboardingRoutes: readonly PublicRoute[] = [
  {
    path: AUTH_PATHS.onboarding,
    title: 'Welcome',
    load: async () => (await import('./onboarding-page.tsx')).OnboardingPage,
  },
];
