import type {
  UpdateObligationRequest,
  UpdateObligationsRequest,
} from '@anupalan/validators/requests/obligations';
import { api, onSuccess, toEnvelope, toPage } from '../api.ts';
import type { Envelope, Obligation, Page } from '../types.ts';

/** Whose order an obligation belongs to, so that only that order's list is asked again. */
type OfDocument = { consentDocumentId: string };

const toTags = ({ consentDocumentId }: OfDocument) =>
  [
    { type: 'Obligation', id: consentDocumentId },
    { type: 'ConsentDocument', id: consentDocumentId },
    { type: 'ConsentDocument', id: 'LIST' },
    'Dashboard',
  ] as const;

/** Obligations found in orders; cached per order. */
export const obligationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /consent-documents/{id}/obligations, all of them. */
    listObligations: build.query<Page<Obligation>, string>({
      query: (id) => ({ path: `/consent-documents/${id}/obligations`, params: { isPagination: 0 } }),
      transformResponse: (answer: Envelope<unknown>) => toPage<Obligation>(answer, 'obligations'),
      providesTags: (_result, _error, id) => [{ type: 'Obligation', id }],
    }),
    /** PATCH /obligations/{id}. The list shows the change at once and takes it back when the call fails. */
    updateObligation: build.mutation<
      Envelope<Obligation>,
      OfDocument & { id: string; changes: UpdateObligationRequest }
    >({
      query: ({ id, changes }) => ({ path: `/obligations/${id}`, method: 'PATCH', data: changes }),
      transformResponse: toEnvelope<Obligation>,
      extraOptions: { expects: [409] },
      onQueryStarted: async ({ id, consentDocumentId, changes }, { dispatch, queryFulfilled }) => {
        const optimistic = dispatch(
          obligationsApi.util.updateQueryData('listObligations', consentDocumentId, (page) => {
            const row = page.rows.find((obligation) => obligation.id === id);
            if (row !== undefined) Object.assign(row, changes);
          }),
        );
        await queryFulfilled.catch(() => optimistic.undo());
      },
      invalidatesTags: (_result, error, of) => onSuccess(toTags(of), error),
    }),
    /** PATCH /obligations: the state of several at once, all or nothing. */
    updateObligationStates: build.mutation<
      Envelope<{ obligations: Obligation[] }>,
      OfDocument & UpdateObligationsRequest
    >({
      query: ({ ids, state }) => ({ path: '/obligations', method: 'PATCH', data: { ids, state } }),
      transformResponse: toEnvelope<{ obligations: Obligation[] }>,
      extraOptions: { expects: [409] },
      onQueryStarted: async ({ ids, consentDocumentId, state }, { dispatch, queryFulfilled }) => {
        const optimistic = dispatch(
          obligationsApi.util.updateQueryData('listObligations', consentDocumentId, (page) => {
            for (const row of page.rows) if (ids.includes(row.id)) row.state = state;
          }),
        );
        await queryFulfilled.catch(() => optimistic.undo());
      },
      invalidatesTags: (_result, error, of) => onSuccess(toTags(of), error),
    }),
  }),
});

export const { useListObligationsQuery, useUpdateObligationMutation, useUpdateObligationStatesMutation } =
  obligationsApi;
