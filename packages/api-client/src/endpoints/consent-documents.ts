import type {
  ConsentDocumentsQuery,
  RenewalQuery,
  RenewConsentDocumentRequest,
  UnlockConsentDocumentRequest,
  UpdateConsentDocumentRequest,
} from '@anupalan/validators/requests/consent-documents';
import { api, onSuccess, toData, toEnvelope, toListTags, toPage } from '../api.ts';
import type {
  ConsentDocument,
  ConsentValidity,
  Envelope,
  Page,
  PageWords,
  Renewal,
  RenewalPlan,
} from '../types.ts';
import { type UploadProgress, uploadFile } from '../upload.ts';

/** An order to upload. */
export type ConsentUpload = {
  /** One file, or several pictures that are the pages of one order. */
  file: File | readonly File[];
  /** The rotation of each picture, clockwise. */
  rotation?: readonly (0 | 90 | 180 | 270)[];
  onProgress?: (progress: UploadProgress) => void;
  signal?: AbortSignal;
  idempotencyKey?: string;
};

/** A paragraph of a DOCX. `index` is the `paragraph` of a citation. */
export type Paragraph = {
  index: number;
  text: string;
  cell?: { table: number; row: number; cell: number };
};

const list = { type: 'ConsentDocument', id: 'LIST' } as const;

/** Orders. */
export const consentDocumentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST /generate-tasks, multipart, with progress. The drop zone shows 409 (with `existingId`), 413, 415, 422, 429
     * and 503 itself.
     */
    uploadConsentDocument: build.mutation<Envelope<ConsentDocument>, ConsentUpload>({
      queryFn: ({ file, rotation, onProgress, signal, idempotencyKey }) =>
        uploadFile<ConsentDocument>(
          {
            path: '/generate-tasks',
            file,
            ...(rotation ? { fields: { rotation: JSON.stringify(rotation) } } : {}),
            onProgress,
            signal,
            idempotencyKey,
          },
          { expects: [0, 409, 413, 415, 422, 429, 503] },
        ),
      invalidatesTags: (_result, error) => onSuccess([list, 'Dashboard'] as const, error),
    }),
    /** GET /consent-documents. */
    listConsentDocuments: build.query<Page<ConsentDocument>, Partial<ConsentDocumentsQuery>>({
      query: (params) => ({ path: '/consent-documents', params }),
      transformResponse: (answer: Envelope<unknown>) => toPage<ConsentDocument>(answer, 'consentDocuments'),
      providesTags: (result) => toListTags('ConsentDocument', result),
    }),
    /** GET /consent-documents/{id}. */
    getConsentDocument: build.query<ConsentDocument, string>({
      query: (id) => ({ path: `/consent-documents/${id}` }),
      transformResponse: toData<ConsentDocument>,
      extraOptions: { expects: [404] },
      providesTags: (_result, _error, id) => [{ type: 'ConsentDocument', id }],
    }),
    /** GET /consent-documents/{id}/paragraphs: the text of a DOCX, which has no pages; empty for other files. */
    listParagraphs: build.query<Paragraph[], string>({
      query: (id) => ({ path: `/consent-documents/${id}/paragraphs` }),
      transformResponse: (answer: Envelope<unknown>) =>
        toData<{ paragraphs: Paragraph[] }>(answer).paragraphs,
      providesTags: (_result, _error, id) => [{ type: 'ConsentDocument', id }],
    }),
    /** GET /consent-documents/{id}/words: the words recognised on a page. The page can be shown without them. */
    getPageWords: build.query<PageWords, { id: string; page: number }>({
      query: ({ id, page }) => ({ path: `/consent-documents/${id}/words`, params: { page } }),
      transformResponse: toData<PageWords>,
      extraOptions: { isSilent: true },
      providesTags: (_result, _error, { id }) => [{ type: 'ConsentDocument', id }],
    }),
    /** PATCH /consent-documents/{id}/doubts/{doubtId}: whether a value of a scan is as printed on its page. */
    confirmFigure: build.mutation<
      Envelope<ConsentDocument>,
      { id: string; doubtId: string; isConfirmed: boolean }
    >({
      query: ({ id, doubtId, ...data }) => ({
        path: `/consent-documents/${id}/doubts/${doubtId}`,
        method: 'PATCH',
        data,
      }),
      transformResponse: toEnvelope<ConsentDocument>,
      invalidatesTags: (_result, error, { id }) =>
        onSuccess([list, { type: 'ConsentDocument', id }, 'Obligation'] as const, error),
    }),
    /** PATCH /consent-documents/{id}: title, corrected facts, and answers by question id (null withdraws an answer). */
    updateConsentDocument: build.mutation<
      Envelope<ConsentDocument>,
      UpdateConsentDocumentRequest & { id: string }
    >({
      query: ({ id, ...data }) => ({ path: `/consent-documents/${id}`, method: 'PATCH', data }),
      transformResponse: toEnvelope<ConsentDocument>,
      invalidatesTags: (_result, error, { id }) =>
        onSuccess(
          [
            list,
            { type: 'ConsentDocument', id },
            'Dashboard',
            'Validity',
            // Due dates that were worked out from a corrected date follow it.
            'Obligation',
            'Task',
            'ScheduledTask',
            'Statutory',
          ] as const,
          error,
        ),
    }),
    /** DELETE /consent-documents/{id}: archives it (D26). */
    deleteConsentDocument: build.mutation<Envelope<null>, string>({
      query: (id) => ({ path: `/consent-documents/${id}`, method: 'DELETE' }),
      transformResponse: toEnvelope<null>,
      invalidatesTags: (_result, error) => onSuccess([list, 'Dashboard', 'Validity'] as const, error),
    }),
    /** POST /consent-documents/{id}/read-again. */
    readConsentDocumentAgain: build.mutation<Envelope<ConsentDocument>, string>({
      query: (id) => ({ path: `/consent-documents/${id}/read-again`, method: 'POST', data: null }),
      transformResponse: toEnvelope<ConsentDocument>,
      extraOptions: { expects: [409] },
      invalidatesTags: (_result, error, id) =>
        onSuccess([list, { type: 'ConsentDocument', id }] as const, error),
    }),
    /** POST /consent-documents/{id}/unlock: opens a protected order with its password and reads it. */
    unlockConsentDocument: build.mutation<
      Envelope<ConsentDocument>,
      UnlockConsentDocumentRequest & { id: string }
    >({
      query: ({ id, ...data }) => ({ path: `/consent-documents/${id}/unlock`, method: 'POST', data }),
      transformResponse: toEnvelope<ConsentDocument>,
      extraOptions: { expects: [0, 409, 413, 422, 429, 503] },
      invalidatesTags: (_result, error, { id }) =>
        onSuccess([list, { type: 'ConsentDocument', id }] as const, error),
    }),
    /**
     * GET /consent-documents/{id}/renewal: what a renewal would change. It has no cache tags: it is loaded each time
     * its screen opens, and never after the renewal, when there is nothing left to compare.
     */
    getRenewalPlan: build.query<RenewalPlan, RenewalQuery & { id: string }>({
      query: ({ id, newDocumentId }) => ({
        path: `/consent-documents/${id}/renewal`,
        params: { newDocumentId },
      }),
      transformResponse: toData<RenewalPlan>,
      extraOptions: { expects: [404, 409, 422] },
    }),
    /** POST /consent-documents/{id}/renew: replaces this order with the newer one. */
    renewConsentDocument: build.mutation<Envelope<Renewal>, RenewConsentDocumentRequest & { id: string }>({
      query: ({ id, newDocumentId }) => ({
        path: `/consent-documents/${id}/renew`,
        method: 'POST',
        data: { newDocumentId },
      }),
      transformResponse: toEnvelope<Renewal>,
      extraOptions: { expects: [409, 422] },
      invalidatesTags: (_result, error) =>
        onSuccess(
          ['ConsentDocument', 'Obligation', 'Task', 'ScheduledTask', 'Dashboard', 'Validity'] as const,
          error,
        ),
    }),
    /** GET /consent-documents/check-validity, for companies only. */
    checkValidity: build.query<ConsentValidity, void>({
      query: () => ({ path: '/consent-documents/check-validity' }),
      transformResponse: toData<ConsentValidity>,
      providesTags: ['Validity'],
    }),
  }),
});

export const {
  useUploadConsentDocumentMutation,
  useListConsentDocumentsQuery,
  useGetConsentDocumentQuery,
  useListParagraphsQuery,
  useGetPageWordsQuery,
  useConfirmFigureMutation,
  useUpdateConsentDocumentMutation,
  useDeleteConsentDocumentMutation,
  useReadConsentDocumentAgainMutation,
  useUnlockConsentDocumentMutation,
  useGetRenewalPlanQuery,
  useRenewConsentDocumentMutation,
  useCheckValidityQuery,
} = consentDocumentsApi;
