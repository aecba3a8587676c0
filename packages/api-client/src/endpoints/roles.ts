import { api, toData, toListTags, toPage } from '../api.ts';
import type { Envelope, ListQuery, Page, Role } from '../types.ts';

/** Roles of the organisation, to read. */
export const rolesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /roles: the built-in base role and own sub-roles. */
    listRoles: build.query<Page<Role>, ListQuery>({
      query: (params) => ({ path: '/roles', params }),
      transformResponse: (answer: Envelope<unknown>) => toPage<Role>(answer, 'roles'),
      providesTags: (result) => toListTags('Role', result),
    }),
    /** GET /roles/{id}. */
    getRole: build.query<Role, string>({
      query: (id) => ({ path: `/roles/${id}` }),
      transformResponse: toData<Role>,
      providesTags: (_result, _error, id) => [{ type: 'Role', id }],
    }),
    /** GET /roles/sub-roles/{id}: the roles under a base role. */
    listSubRoles: build.query<Page<Role>, string>({
      query: (id) => ({ path: `/roles/sub-roles/${id}` }),
      transformResponse: (answer: Envelope<unknown>) => toPage<Role>(answer, 'roles'),
      providesTags: (result) => toListTags('Role', result),
    }),
  }),
});

export const { useListRolesQuery, useGetRoleQuery, useListSubRolesQuery } = rolesApi;
