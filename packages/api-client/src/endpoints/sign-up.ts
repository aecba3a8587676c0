import type { SignUpRequest } from '@anupalan/validators/requests/auth';
import { api, toEnvelope } from '../api.ts';
import type { Session } from '../types.ts';

/** Signing up (D11). */
const signUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /auth/signup: creates a trial workspace with a session. The screen shows 429 itself. */
    signUp: build.mutation({
      query: (data: SignUpRequest) => ({ path: '/auth/signup', method: 'POST', data }),
      transformResponse: toEnvelope<Session>,
      extraOptions: { expects: [409, 429, 503] },
    }),
  }),
});

export const { useSignUpMutation } = signUpApi;
