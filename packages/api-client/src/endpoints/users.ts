import type {
  CreateSubUserRequest,
  DeleteSubUsersRequest,
  SubUsersQuery,
  UpdateSubUserRequest,
} from '@anupalan/validators/requests/users';
import { api, onSuccess, toData, toEnvelope, toListTags, toPage } from '../api.ts';
import type { EmailDomain, Envelope, ImportedSubUsers, Page, SubUser } from '../types.ts';

const list = { type: 'User', id: 'LIST' } as const;
/** Cache tags of lists that show users, or how many people have a role. */
const FOLLOWERS = [list, { type: 'Role', id: 'LIST' }, 'Assignable'] as const;
/** Cache tags of lists that show assignees. */
const TASKS = ['Task', 'ScheduledTask', 'Dashboard'] as const;

function toImportForm({ file, isDryRun }: { file: File; isDryRun: boolean }): FormData {
  const form = new FormData();
  form.append('dryRun', isDryRun ? '1' : '0');
  form.append('file', file, file.name);
  return form;
}

/** Users of the organisation: invitations, changes, deletion. */
export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /users/sub-user. */
    listUsers: build.query<Page<SubUser>, Partial<SubUsersQuery>>({
      query: (params) => ({ path: '/users/sub-user', params }),
      transformResponse: (answer: Envelope<unknown>) => toPage<SubUser>(answer, 'users'),
      providesTags: (result) => toListTags('User', result),
    }),
    /** GET /users/sub-user/{id}. */
    getUser: build.query<SubUser, string>({
      query: (id) => ({ path: `/users/sub-user/${id}` }),
      transformResponse: toData<SubUser>,
      extraOptions: { expects: [404] },
      providesTags: (_result, _error, id) => [{ type: 'User', id }],
    }),
    /** POST /users/verify-email-domain: checks an address while it is typed, and shows nothing if the call fails. */
    verifyEmailDomain: build.query<EmailDomain, string>({
      query: (email) => ({ path: '/users/verify-email-domain', method: 'POST', data: { email } }),
      transformResponse: toData<EmailDomain>,
      extraOptions: { isSilent: true },
    }),
    /**
     * POST /users/sub-user. 409 if the person is in the organisation already, 429 if today's invitations are used up.
     */
    inviteUser: build.mutation<Envelope<SubUser>, { user: CreateSubUserRequest; idempotencyKey?: string }>({
      query: ({ user, idempotencyKey }) => ({
        path: '/users/sub-user',
        method: 'POST',
        data: user,
        idempotencyKey,
      }),
      transformResponse: toEnvelope<SubUser>,
      extraOptions: { expects: [409, 429] },
      invalidatesTags: (_result, error) => onSuccess(FOLLOWERS, error),
    }),
    /** POST /users/sub-user/{id}/invitation: sends a new link. The older one stops working. */
    resendInvitation: build.mutation<Envelope<SubUser>, string>({
      query: (id) => ({ path: `/users/sub-user/${id}/invitation`, method: 'POST', data: null }),
      transformResponse: toEnvelope<SubUser>,
      extraOptions: { expects: [429] },
      invalidatesTags: (_result, error, id) => onSuccess([list, { type: 'User', id }] as const, error),
    }),
    /** PUT /users/sub-user. */
    updateUser: build.mutation<Envelope<SubUser>, UpdateSubUserRequest>({
      query: (data) => ({ path: '/users/sub-user', method: 'PUT', data }),
      transformResponse: toEnvelope<SubUser>,
      extraOptions: { expects: [409] },
      invalidatesTags: (_result, error, { id }) =>
        onSuccess([...FOLLOWERS, ...TASKS, 'Profile', { type: 'User', id }] as const, error),
    }),
    /** POST /users/sub-user/delete, all or none. */
    deleteUsers: build.mutation<Envelope<{ deleted: number }>, DeleteSubUsersRequest>({
      query: (data) => ({ path: '/users/sub-user/delete', method: 'POST', data }),
      transformResponse: toEnvelope<{ deleted: number }>,
      invalidatesTags: (_result, error) => onSuccess([...FOLLOWERS, ...TASKS] as const, error),
    }),
    /** POST /users/sub-user/import: a CSV file of people. A dry run only reports the errors of each row. */
    importUsers: build.mutation<Envelope<ImportedSubUsers>, { file: File; isDryRun: boolean }>({
      query: (values) => ({ path: '/users/sub-user/import', method: 'POST', form: toImportForm(values) }),
      transformResponse: toEnvelope<ImportedSubUsers>,
      extraOptions: { expects: [413, 422, 429] },
      invalidatesTags: (result) => ((result?.data.created ?? 0) > 0 ? FOLLOWERS : []),
    }),
  }),
});

export const {
  useListUsersQuery,
  useGetUserQuery,
  useVerifyEmailDomainQuery,
  useInviteUserMutation,
  useResendInvitationMutation,
  useUpdateUserMutation,
  useDeleteUsersMutation,
  useImportUsersMutation,
} = usersApi;
