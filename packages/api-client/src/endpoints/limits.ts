import type {
  AddLimitRequest,
  AddParticularRequest,
  UpdateLimitRequest,
  UpdateParticularRequest,
} from '@anupalan/validators/requests/limits';
import { api, onSuccess, toEnvelope } from '../api.ts';
import type { Envelope, Limit, Particular } from '../types.ts';

/** The order of a row. */
type OfDocument = { consentDocumentId: string };
/** A row of an order. */
type OfRow = OfDocument & { id: string };

const toTags = ({ consentDocumentId }: OfDocument) =>
  [
    { type: 'ConsentDocument', id: consentDocumentId },
    { type: 'ConsentDocument', id: 'LIST' },
  ] as const;

/** A limit that changes changes the state of each result that is compared with it. */
const toLimitTags = (of: OfDocument) => [...toTags(of), 'Result', 'Dashboard'] as const;

/** Limits and particulars of an order that a person corrects (D47). They are read together with their order. */
export const limitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /consent-documents/{id}/limits. 422 is shown in the form. */
    addLimit: build.mutation<Envelope<Limit>, OfDocument & { limit: AddLimitRequest }>({
      query: ({ consentDocumentId, limit }) => ({
        path: `/consent-documents/${consentDocumentId}/limits`,
        method: 'POST',
        data: limit,
      }),
      transformResponse: toEnvelope<Limit>,
      extraOptions: { expects: [422] },
      invalidatesTags: (_result, error, of) => onSuccess(toLimitTags(of), error),
    }),
    /** PATCH /consent-documents/{id}/limits/{limitId}. 422 is shown in the form. */
    updateLimit: build.mutation<Envelope<Limit>, OfRow & { changes: UpdateLimitRequest }>({
      query: ({ consentDocumentId, id, changes }) => ({
        path: `/consent-documents/${consentDocumentId}/limits/${id}`,
        method: 'PATCH',
        data: changes,
      }),
      transformResponse: toEnvelope<Limit>,
      extraOptions: { expects: [422] },
      invalidatesTags: (_result, error, of) => onSuccess(toLimitTags(of), error),
    }),
    /** DELETE /consent-documents/{id}/limits/{limitId}. */
    deleteLimit: build.mutation<Envelope<null>, OfRow>({
      query: ({ consentDocumentId, id }) => ({
        path: `/consent-documents/${consentDocumentId}/limits/${id}`,
        method: 'DELETE',
      }),
      transformResponse: toEnvelope<null>,
      invalidatesTags: (_result, error, of) => onSuccess(toLimitTags(of), error),
    }),
    /** POST /consent-documents/{id}/particulars. 422 is shown in the form. */
    addParticular: build.mutation<Envelope<Particular>, OfDocument & { particular: AddParticularRequest }>({
      query: ({ consentDocumentId, particular }) => ({
        path: `/consent-documents/${consentDocumentId}/particulars`,
        method: 'POST',
        data: particular,
      }),
      transformResponse: toEnvelope<Particular>,
      extraOptions: { expects: [422] },
      invalidatesTags: (_result, error, of) => onSuccess(toTags(of), error),
    }),
    /** PATCH /consent-documents/{id}/particulars/{particularId}. 422 is shown in the form. */
    updateParticular: build.mutation<Envelope<Particular>, OfRow & { changes: UpdateParticularRequest }>({
      query: ({ consentDocumentId, id, changes }) => ({
        path: `/consent-documents/${consentDocumentId}/particulars/${id}`,
        method: 'PATCH',
        data: changes,
      }),
      transformResponse: toEnvelope<Particular>,
      extraOptions: { expects: [422] },
      invalidatesTags: (_result, error, of) => onSuccess(toTags(of), error),
    }),
    /** DELETE /consent-documents/{id}/particulars/{particularId}. */
    deleteParticular: build.mutation<Envelope<null>, OfRow>({
      query: ({ consentDocumentId, id }) => ({
        path: `/consent-documents/${consentDocumentId}/particulars/${id}`,
        method: 'DELETE',
      }),
      transformResponse: toEnvelope<null>,
      invalidatesTags: (_result, error, of) => onSuccess(toTags(of), error),
    }),
  }),
});

export const {
  useAddLimitMutation,
  useUpdateLimitMutation,
  useDeleteLimitMutation,
  useAddParticularMutation,
  useUpdateParticularMutation,
  useDeleteParticularMutation,
} = limitsApi;
