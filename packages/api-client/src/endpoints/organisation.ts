import { api, onSuccess, toData, toEnvelope } from '../api.ts';
import type { LabPage, Organisation } from '../types.ts';

/** What is changed of the organisation; what is absent stays, null clears. `lab` is for laboratories. */
export type OrganisationChanges = Partial<
  Pick<
    Organisation,
    'name' | 'address' | 'state' | 'sector' | 'category' | 'wastes' | 'equipment' | 'timeZone'
  >
> & {
  lab?: Partial<
    Omit<LabPage, 'accreditation'> &
      Pick<LabPage['accreditation'], 'nablNo' | 'nablValidUntil' | 'isRecognised' | 'recognisedUntil'>
  >;
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
      query: (data: OrganisationChanges) => ({
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

export const { useGetOrganisationQuery, useUpdateOrganisationMutation } = organisationApi;
