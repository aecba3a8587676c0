import type {
  OrderResults,
  ResultReport,
  ResultReportDetail,
  ResultValue,
} from '@anupalan/validators/entities/result';
import type { CorrectResultRequest } from '@anupalan/validators/requests/results';
import { api, onSuccess, toData, toEnvelope } from '../api.ts';
import type { Envelope } from '../types.ts';
import { type UploadProgress, uploadFile } from '../upload.ts';

/**
 * A report to upload with an order. `sampledOn` is the sampling date (`YYYY-MM-DD`), if the report does not state it.
 */
export type ResultUpload = {
  documentId: string;
  file: File;
  sampledOn: string | null;
  onProgress?: (progress: UploadProgress) => void;
  signal?: AbortSignal;
};

/** A report of an order. */
export type ResultPlace = { documentId: string; reportId: string };

const toPath = (documentId: string) => `/consent-documents/${documentId}/results`;

/** The path of a report's file. */
export function toResultFilePath({ documentId, reportId }: ResultPlace): string {
  return `${toPath(documentId)}/${reportId}/file`;
}

/** Statuses that the dialog explains itself: no answer, duplicate, too large, unsupported, too many, not ready. */
const UPLOAD_STATUSES = [0, 409, 413, 415, 422, 429, 503];

/** Results of laboratories against the limits of orders. */
export const resultsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /consent-documents/{id}/results. */
    getOrderResults: build.query<OrderResults, string>({
      query: (documentId) => ({ path: toPath(documentId) }),
      transformResponse: toData<OrderResults>,
      providesTags: ['Result'],
    }),
    /** GET /consent-documents/{id}/results/{resultId}. */
    getResultReport: build.query<ResultReportDetail, ResultPlace>({
      query: ({ documentId, reportId }) => ({ path: `${toPath(documentId)}/${reportId}` }),
      transformResponse: toData<ResultReportDetail>,
      providesTags: ['Result'],
    }),
    /** POST /consent-documents/{id}/results, multipart, with progress. */
    uploadResults: build.mutation<Envelope<ResultReport>, ResultUpload>({
      queryFn: ({ documentId, sampledOn, ...upload }) =>
        uploadFile<ResultReport>(
          { ...upload, path: toPath(documentId), fields: sampledOn === null ? {} : { sampledOn } },
          { expects: UPLOAD_STATUSES },
        ),
      invalidatesTags: (_result, error) => onSuccess(['Result'] as const, error),
    }),
    /** PATCH /consent-documents/{id}/results/{resultId}/values/{valueId}. 422 is shown in the form. */
    correctResult: build.mutation<
      Envelope<ResultValue>,
      ResultPlace & { id: string; changes: CorrectResultRequest }
    >({
      query: ({ documentId, reportId, id, changes }) => ({
        path: `${toPath(documentId)}/${reportId}/values/${id}`,
        method: 'PATCH',
        data: changes,
      }),
      transformResponse: toEnvelope<ResultValue>,
      extraOptions: { expects: [422] },
      invalidatesTags: (_result, error) => onSuccess(['Result', 'Dashboard'] as const, error),
    }),
    /** DELETE /consent-documents/{id}/results/{resultId}. */
    deleteResults: build.mutation<Envelope<null>, ResultPlace>({
      query: ({ documentId, reportId }) => ({ path: `${toPath(documentId)}/${reportId}`, method: 'DELETE' }),
      transformResponse: toEnvelope<null>,
      invalidatesTags: (_result, error) => onSuccess(['Result', 'Dashboard'] as const, error),
    }),
  }),
});

export const {
  useGetOrderResultsQuery,
  useGetResultReportQuery,
  useUploadResultsMutation,
  useCorrectResultMutation,
  useDeleteResultsMutation,
} = resultsApi;
