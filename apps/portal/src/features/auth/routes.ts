import { AUTH_PATHS } from '@anupalan/enums/paths';
import type { PublicRoute } from '../../shared/routing/feature-route.ts';

/** Pages of signing in. A token may stand in the path or in the query (D10). */
export const authRoutes: readonly PublicRoute[] = [
  {
    path: AUTH_PATHS.login,
    title: 'Sign In',
    isForGuestsOnly: true,
    load: async () => (await import('./pages.ts')).LoginPage,
  },
  {
    path: AUTH_PATHS.signUp,
    title: 'Sign Up',
    isForGuestsOnly: true,
    load: async () => (await import('./pages.ts')).SignUpPage,
  },
  {
    path: AUTH_PATHS.forgotPassword,
    title: 'Forgot Password',
    load: async () => (await import('./pages.ts')).ForgotPasswordPage,
  },
  {
    path: `${AUTH_PATHS.resetPassword}/:token?`,
    title: 'Reset Password',
    load: async () => (await import('./pages.ts')).ResetPasswordPage,
  },
  {
    path: `${AUTH_PATHS.setPassword}/:token?`,
    title: 'Set Password',
    load: async () => (await import('./pages.ts')).SetPasswordPage,
  },
];
