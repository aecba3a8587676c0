import type {
  AddObligationRequest,
  MergeObligationsRequest,
  SplitObligationRequest,
  UpdateObligationRequest,
  UpdateObligationsRequest,
} from '@anupalan/validators/requests/obligations';
import { api, onSuccess, toEnvelope, toPage } from '../api.ts';
import type { Envelope, LearnedReading, Obligation, Page } from '../types.ts';

/** The order of an obligation, so that only that order's list is loaded again. */
type OfDocument = { consentDocumentId: string };

const toTags = ({ consentDocumentId }: OfDocument) =>
  [
    { type: 'Obligation', id: consentDocumentId },
    { type: 'ConsentDocument', id: consentDocumentId },
    { type: 'ConsentDocument', id: 'LIST' },
    'Dashboard',
  ] as const;

/** The changed row, shown before it is saved; the names of the duties of the law come with the answer. */
function toShown(
  row: Obligation,
  { lastDone, statutoryIds, ...changes }: UpdateObligationRequest,
): Partial<Obligation> {
  const shown = changes as Partial<Obligation>;
  if (lastDone === undefined) return shown;
  const answer = lastDone.completedOn ? 'done' : lastDone.notYet ? 'not_yet' : 'not_asked';
  return { ...shown, lastDone: { ...row.lastDone, answer, completedOn: lastDone.completedOn ?? null } };
}

/** Obligations found in orders; cached per order. */
export const obligationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /consent-documents/{id}/obligations, all of them. */
    listObligations: build.query<Page<Obligation>, string>({
      query: (id) => ({ path: `/consent-documents/${id}/obligations`, params: { isPagination: 0 } }),
      transformResponse: (answer: Envelope<unknown>) => toPage<Obligation>(answer, 'obligations'),
      providesTags: (_result, _error, id) => [{ type: 'Obligation', id }],
    }),
    /** PATCH /obligations/{id}. The list shows the change at once, and undoes it if the call fails. */
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
            if (row !== undefined) Object.assign(row, toShown(row, changes));
          }),
        );
        await queryFulfilled.catch(() => optimistic.undo());
      },
      // The register follows an answer.
      invalidatesTags: (_result, error, { changes, ...of }) =>
        onSuccess(
          changes.lastDone
            ? ([...toTags(of), 'Task', 'ScheduledTask', 'CatchUp'] as const)
            : ([...toTags(of), 'CatchUp', 'Statutory'] as const),
          error,
        ),
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
    /** GET /learned-readings: what the reader learned from corrections, the latest first. */
    listLearnedReadings: build.query<Page<LearnedReading>, void>({
      query: () => ({ path: '/learned-readings', params: { isPagination: 0 } }),
      transformResponse: (answer: Envelope<unknown>) => toPage<LearnedReading>(answer, 'learnedReadings'),
      providesTags: ['LearnedReading'],
    }),
    /** DELETE /learned-readings/{id}: deletes it. Obligations without a decision are read again. */
    forgetLearnedReading: build.mutation<Envelope<null>, string>({
      query: (id) => ({ path: `/learned-readings/${id}`, method: 'DELETE' }),
      transformResponse: toEnvelope<null>,
      extraOptions: { expects: [404] },
      invalidatesTags: (_result, error) =>
        onSuccess(['LearnedReading', 'Obligation', 'ConsentDocument'] as const, error),
    }),
    /** POST /consent-documents/{id}/obligations: adds an obligation from a passage that a person selected. */
    addObligation: build.mutation<Envelope<Obligation>, OfDocument & { obligation: AddObligationRequest }>({
      query: ({ consentDocumentId, obligation }) => ({
        path: `/consent-documents/${consentDocumentId}/obligations`,
        method: 'POST',
        data: obligation,
      }),
      transformResponse: toEnvelope<Obligation>,
      invalidatesTags: (_result, error, of) => onSuccess(toTags(of), error),
    }),
    /** POST /obligations/merge: merges several into one; 409 if more than one is a task. */
    mergeObligations: build.mutation<Envelope<Obligation>, OfDocument & MergeObligationsRequest>({
      query: ({ ids }) => ({ path: '/obligations/merge', method: 'POST', data: { ids } }),
      transformResponse: toEnvelope<Obligation>,
      extraOptions: { expects: [409] },
      invalidatesTags: (_result, error, of) => onSuccess([...toTags(of), 'Task'], error),
    }),
    /** POST /obligations/{id}/split: splits it into parts. The first part keeps its id and its task. */
    splitObligation: build.mutation<
      Envelope<{ obligations: Obligation[] }>,
      OfDocument & { id: string } & SplitObligationRequest
    >({
      query: ({ id, parts }) => ({ path: `/obligations/${id}/split`, method: 'POST', data: { parts } }),
      transformResponse: toEnvelope<{ obligations: Obligation[] }>,
      invalidatesTags: (_result, error, of) => onSuccess([...toTags(of), 'Task'], error),
    }),
    /** POST /obligations/{id}/undo: undoes its addition, merge or split; 409 if it has changed since then. */
    undoObligation: build.mutation<Envelope<{ obligations: Obligation[] }>, OfDocument & { id: string }>({
      query: ({ id }) => ({ path: `/obligations/${id}/undo`, method: 'POST', data: {} }),
      transformResponse: toEnvelope<{ obligations: Obligation[] }>,
      extraOptions: { expects: [409] },
      invalidatesTags: (_result, error, of) => onSuccess([...toTags(of), 'Task'], error),
    }),
  }),
});

export const {
  useAddObligationMutation,
  useForgetLearnedReadingMutation,
  useListLearnedReadingsQuery,
  useListObligationsQuery,
  useMergeObligationsMutation,
  useSplitObligationMutation,
  useUndoObligationMutation,
  useUpdateObligationMutation,
  useUpdateObligationStatesMutation,
} = obligationsApi;
