import type { StatutoryObligationsQuery } from '@anupalan/validators/requests/statutory-obligations';
import { api, onSuccess, toEnvelope, toListTags, toPage } from '../api.ts';
import type { Envelope, Page, StatutoryObligation } from '../types.ts';

/** The statutory catalogue: what the law asks for in addition to the orders. `addTasks` makes tasks from it. */
export const statutoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /statutory-obligations. */
    listStatutoryObligations: build.query<Page<StatutoryObligation>, Partial<StatutoryObligationsQuery>>({
      query: (params) => ({ path: '/statutory-obligations', params }),
      transformResponse: (answer: Envelope<unknown>) =>
        toPage<StatutoryObligation>(answer, 'statutoryObligations'),
      providesTags: (result) => toListTags('Statutory', result),
    }),
    /** POST /statutory-obligations/{id}/confirm: somebody has read the source. */
    confirmStatutoryObligation: build.mutation<Envelope<StatutoryObligation>, string>({
      query: (id) => ({ path: `/statutory-obligations/${id}/confirm`, method: 'POST', data: {} }),
      transformResponse: toEnvelope<StatutoryObligation>,
      invalidatesTags: (_result, error) => onSuccess(['Statutory'] as const, error),
    }),
    /** DELETE /statutory-obligations/{id}/confirm: withdraws the confirmation. */
    unconfirmStatutoryObligation: build.mutation<Envelope<StatutoryObligation>, string>({
      query: (id) => ({ path: `/statutory-obligations/${id}/confirm`, method: 'DELETE' }),
      transformResponse: toEnvelope<StatutoryObligation>,
      invalidatesTags: (_result, error) => onSuccess(['Statutory'] as const, error),
    }),
  }),
});

export const {
  useListStatutoryObligationsQuery,
  useConfirmStatutoryObligationMutation,
  useUnconfirmStatutoryObligationMutation,
} = statutoryApi;
