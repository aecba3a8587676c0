import type { UpdateOrganisationRequest } from '@anupalan/validators/requests/organisation';
import { api, onSuccess, toData, toEnvelope } from '../api.ts';
import type { FactOffers, Organisation } from '../types.ts';

/** The caller's organisation. */
export const organisationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /organisation. */
    getOrganisation: build.query<Organisation, void>({
      query: () => ({ path: '/organisation' }),
      transformResponse: toData<Organisation>,
      providesTags: ['Organisation'],
    }),
    /** GET /organisation/offers: details that orders contain and the organisation's page does not. */
    listFactOffers: build.query<FactOffers, void>({
      query: () => ({ path: '/organisation/offers' }),
      transformResponse: toData<FactOffers>,
      providesTags: ['Organisation', { type: 'ConsentDocument', id: 'LIST' }],
    }),
    /** PATCH /organisation. */
    updateOrganisation: build.mutation({
      query: (data: UpdateOrganisationRequest) => ({
        path: '/organisation',
        method: 'PATCH',
        data,
      }),
      transformResponse: toEnvelope<Organisation>,
      invalidatesTags: (_result, error) =>
        onSuccess(['Organisation', 'Dashboard', 'Lab', 'Statutory'] as const, error),
    }),
  }),
});

export const { useGetOrganisationQuery, useListFactOffersQuery, useUpdateOrganisationMutation } =
  organisationApi;
