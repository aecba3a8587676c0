import { PHONE_COUNTRY_CODE } from '@anupalan/enums/limits';
import { api, onSuccess, toData, toEnvelope, toPage } from '../api.ts';
import { updateSession } from '../session-storage.ts';
import type { Named, Profile, User } from '../types.ts';

function toNameForm({ name, mobileNo }: { name: string; mobileNo: string }): FormData {
  const form = new FormData();
  form.append('name', name);
  form.append('mobileNoCountryCode', PHONE_COUNTRY_CODE);
  form.append('mobileNo', mobileNo);
  return form;
}

function toAvatarForm(avatar: File): FormData {
  const form = new FormData();
  form.append('avatar', avatar, avatar.name);
  return form;
}

/** The user's own account. Its answers update the stored session, so that header and menu follow. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /users/profile with role and permissions. The session takes them over (D8). */
    getProfile: build.query<Profile, void>({
      query: () => ({ path: '/users/profile' }),
      transformResponse: toData<Profile>,
      providesTags: ['Profile'],
      onQueryStarted: async (_arg, { queryFulfilled }) => {
        try {
          const { permissions, roleDetail, isEmailVerified: _, ...user } = (await queryFulfilled).data;
          updateSession({ user, role: roleDetail, permissions });
        } catch {
          // The failure has been dealt with; the session stays as it was.
        }
      },
    }),
    /** PATCH /users/profile with name and phone. */
    updateProfile: build.mutation({
      query: (values: { name: string; mobileNo: string }) => ({
        path: '/users/profile',
        method: 'PATCH',
        form: toNameForm(values),
      }),
      transformResponse: toEnvelope<User>,
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const user = await findAnswer(queryFulfilled);
        if (user !== null) dispatch(storeUser(user));
      },
      invalidatesTags: (_result, error) => onSuccess(['Assignable'] as const, error),
    }),
    /** PATCH /users/profile with a picture. */
    updateAvatar: build.mutation({
      query: (avatar: File) => ({ path: '/users/profile', method: 'PATCH', form: toAvatarForm(avatar) }),
      transformResponse: toEnvelope<User>,
      extraOptions: { expects: [413, 415, 429] },
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const user = await findAnswer(queryFulfilled);
        if (user !== null) dispatch(storeUser(user));
      },
    }),
    /** GET /users/assignable: everybody in the organisation who can be assigned to a task. */
    listAssignable: build.query<Named[], void>({
      query: () => ({ path: '/users/assignable', params: { isPagination: 0 } }),
      transformResponse: (answer: Parameters<typeof toData>[0]) => toPage<Named>(answer, 'users').rows,
      providesTags: ['Assignable'],
    }),
  }),
});

/** The user in the answer of a call, or null. An error has already been handled. */
async function findAnswer(queryFulfilled: Promise<{ data: { data: User } }>): Promise<User | null> {
  try {
    return (await queryFulfilled).data.data;
  } catch {
    return null;
  }
}

/** Replaces the stored user and the cached profile, so that nothing has to be loaded again. */
function storeUser(user: User) {
  updateSession({ user });
  return profileApi.util.updateQueryData('getProfile', undefined, (profile) => {
    Object.assign(profile, user);
  });
}

export const {
  useGetProfileQuery,
  useUpdateProfileMutation,
  useUpdateAvatarMutation,
  useListAssignableQuery,
} = profileApi;
