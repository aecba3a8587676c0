import type { CatchUpQuery } from '@anupalan/validators/requests/catch-up';
import { api, toPage } from '../api.ts';
import type { CatchUpRow, Envelope, Page } from '../types.ts';

/** Due dates from before acceptance, with or without an answer. */
export const catchUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /catch-up. */
    listCatchUp: build.query<Page<CatchUpRow>, Partial<CatchUpQuery>>({
      query: (params) => ({ path: '/catch-up', params }),
      transformResponse: (answer: Envelope<unknown>) => toPage<CatchUpRow>(answer, 'rows'),
      providesTags: ['CatchUp', { type: 'Task', id: 'LIST' }, { type: 'ConsentDocument', id: 'LIST' }],
    }),
  }),
});

export const { useListCatchUpQuery } = catchUpApi;
