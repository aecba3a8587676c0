import type { CreateRoleRequest, RolesQuery, UpdateRoleRequest } from '@anupalan/validators/requests/roles';
import { api, onSuccess, toData, toEnvelope, toListTags, toPage } from '../api.ts';
import type { Envelope, OrganisationRole, Page } from '../types.ts';

const list = { type: 'Role', id: 'LIST' } as const;

/** Roles of the organisation. */
export const rolesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /roles: the built-in role and the organisation's own roles. */
    listRoles: build.query<Page<OrganisationRole>, Partial<RolesQuery>>({
      query: (params) => ({ path: '/roles', params }),
      transformResponse: (answer: Envelope<unknown>) => toPage<OrganisationRole>(answer, 'roles'),
      providesTags: (result) => toListTags('Role', result),
    }),
    /** GET /roles/{id}. */
    getRole: build.query<OrganisationRole, string>({
      query: (id) => ({ path: `/roles/${id}` }),
      transformResponse: toData<OrganisationRole>,
      extraOptions: { expects: [404] },
      providesTags: (_result, _error, id) => [{ type: 'Role', id }],
    }),
    /** GET /roles/sub-roles/{id}: the roles based on a built-in role. */
    listSubRoles: build.query<Page<OrganisationRole>, string>({
      query: (id) => ({ path: `/roles/sub-roles/${id}` }),
      transformResponse: (answer: Envelope<unknown>) => toPage<OrganisationRole>(answer, 'roles'),
      providesTags: (result) => toListTags('Role', result),
    }),
    /** POST /roles. If the name is taken, the answer is 409 with the field. */
    createRole: build.mutation<
      Envelope<OrganisationRole>,
      { role: CreateRoleRequest; idempotencyKey?: string }
    >({
      query: ({ role, idempotencyKey }) => ({ path: '/roles', method: 'POST', data: role, idempotencyKey }),
      transformResponse: toEnvelope<OrganisationRole>,
      extraOptions: { expects: [409] },
      invalidatesTags: (_result, error) => onSuccess([list] as const, error),
    }),
    /** PUT /roles. Everybody who has the role gets its permissions with their next call. */
    updateRole: build.mutation<Envelope<OrganisationRole>, UpdateRoleRequest>({
      query: (data) => ({ path: '/roles', method: 'PUT', data }),
      transformResponse: toEnvelope<OrganisationRole>,
      extraOptions: { expects: [409] },
      invalidatesTags: (_result, error, { id }) =>
        onSuccess([list, { type: 'Role', id }, 'User', 'Profile'] as const, error),
    }),
    /** DELETE /roles, all or none. 409 if somebody has one of them. */
    deleteRoles: build.mutation<Envelope<{ deleted: number }>, string[]>({
      query: (ids) => ({ path: '/roles', method: 'DELETE', data: { ids } }),
      transformResponse: toEnvelope<{ deleted: number }>,
      extraOptions: { expects: [409] },
      invalidatesTags: (_result, error) => onSuccess([list] as const, error),
    }),
  }),
});

export const {
  useListRolesQuery,
  useGetRoleQuery,
  useListSubRolesQuery,
  useCreateRoleMutation,
  useUpdateRoleMutation,
  useDeleteRolesMutation,
} = rolesApi;
