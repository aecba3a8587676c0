import type {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  LoginRequest,
  ResetPasswordRequest,
  SetPasswordRequest,
} from '@anupalan/validators/requests/auth';
import { api, toEnvelope } from '../api.ts';
import type { Session } from '../types.ts';

/** Signing in and passwords. The screens also show 422 and 429 themselves (D9, D33). */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /auth/login. A wrong email or password is 401, and the answer is the same for an unknown email. */
    login: build.mutation({
      query: (data: LoginRequest) => ({ path: '/auth/login', method: 'POST', data }),
      transformResponse: toEnvelope<Session>,
      extraOptions: { expects: [401, 429] },
    }),
    /** POST /auth/forgot-password. The answer is the same whether the account exists or not (D10). */
    forgotPassword: build.mutation({
      query: (data: ForgotPasswordRequest) => ({ path: '/auth/forgot-password', method: 'POST', data }),
      transformResponse: toEnvelope<null>,
      extraOptions: { expects: [429] },
    }),
    /** POST /auth/reset-password. An invalid token is 422. */
    resetPassword: build.mutation({
      query: (data: ResetPasswordRequest) => ({
        path: '/auth/reset-password',
        method: 'POST',
        data,
      }),
      transformResponse: toEnvelope<null>,
      extraOptions: { expects: [429] },
    }),
    /** POST /auth/set-password, for invitations and sign-up links. */
    setPassword: build.mutation({
      query: (data: SetPasswordRequest) => ({
        path: '/auth/set-password',
        method: 'POST',
        data,
      }),
      transformResponse: toEnvelope<Session>,
      extraOptions: { expects: [429] },
    }),
    /** POST /auth/change-password. Ends all other sessions. A wrong old password is 422. */
    changePassword: build.mutation({
      query: (data: ChangePasswordRequest) => ({
        path: '/auth/change-password',
        method: 'POST',
        data,
      }),
      transformResponse: toEnvelope<null>,
      extraOptions: { expects: [429] },
    }),
    /** POST /auth/logout. */
    logout: build.mutation<ReturnType<typeof toEnvelope<null>>, void>({
      query: () => ({ path: '/auth/logout', method: 'POST', data: null }),
      transformResponse: toEnvelope<null>,
    }),
  }),
});

export const {
  useLoginMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useSetPasswordMutation,
  useChangePasswordMutation,
  useLogoutMutation,
} = authApi;
