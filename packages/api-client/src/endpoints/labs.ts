import type { LabsQuery } from '@anupalan/validators/requests/labs';
import { api, toData, toListTags, toPage } from '../api.ts';
import type { Envelope, Lab, Page } from '../types.ts';

/** Laboratories that have published their page. */
export const labsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /labs. */
    listLabs: build.query<Page<Lab>, Partial<LabsQuery>>({
      query: (params) => ({ path: '/labs', params }),
      transformResponse: (answer: Envelope<unknown>) => toPage<Lab>(answer, 'labs'),
      providesTags: (result) => toListTags('Lab', result),
    }),
    /** GET /labs/{id}. */
    getLab: build.query<Lab, string>({
      query: (id) => ({ path: `/labs/${id}` }),
      transformResponse: toData<Lab>,
      extraOptions: { expects: [404] },
      providesTags: (_result, _error, id) => [{ type: 'Lab', id }],
    }),
  }),
});

export const { useListLabsQuery, useGetLabQuery } = labsApi;
