import type { OrganisationType } from '@anupalan/enums/roles';
import { api, onSuccess, toData, toEnvelope } from '../api.ts';

/** The organisation's own data (D28). Fields besides the name may be null until somebody fills them in. */
export type Organisation = {
  id: string;
  name: string;
  type: OrganisationType;
  address: string | null;
  state: string | null;
  sector: string | null;
  timeZone: string;
};

/** The caller's organisation. */
export const organisationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /organisation. */
    getOrganisation: build.query<Organisation, void>({
      query: () => ({ path: '/organisation' }),
      transformResponse: toData<Organisation>,
      providesTags: ['Organisation'],
    }),
    /** PATCH /organisation. */
    updateOrganisation: build.mutation({
      query: (data: Partial<Omit<Organisation, 'id' | 'type'>>) => ({
        path: '/organisation',
        method: 'PATCH',
        data,
      }),
      transformResponse: toEnvelope<Organisation>,
      invalidatesTags: (_result, error) => onSuccess(['Organisation', 'Dashboard'] as const, error),
    }),
  }),
});

export const { useGetOrganisationQuery, useUpdateOrganisationMutation } = organisationApi;
