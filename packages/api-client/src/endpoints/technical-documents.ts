import type {
  CreateTechnicalFolderRequest,
  TechnicalDocumentsQuery,
  UpdateTechnicalDocumentRequest,
  UpdateTechnicalFolderRequest,
} from '@anupalan/validators/requests/technical-documents';
import { api, onSuccess, toData, toEnvelope, toListTags, toPage } from '../api.ts';
import type { Envelope, Page, TechnicalDocument, TechnicalFolder, TechnicalVersion } from '../types.ts';
import { type UploadProgress, uploadFile } from '../upload.ts';

/** A file to upload. With `documentId` it is the next version of that document. */
export type TechnicalUpload = {
  file: File;
  documentId?: string;
  folderId?: string;
  onProgress?: (progress: UploadProgress) => void;
  signal?: AbortSignal;
  idempotencyKey?: string;
};

/** The path of the current file, or of a version. */
export function toTechnicalFilePath(id: string, version?: number): string {
  const base = `/technical-documents/${id}`;
  return version === undefined ? `${base}/file` : `${base}/versions/${version}/file`;
}

const list = { type: 'TechnicalDocument', id: 'LIST' } as const;

/** Manuals, drawings and reports, in folders and with versions. */
export const technicalDocumentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /technical-documents. */
    listTechnicalDocuments: build.query<Page<TechnicalDocument>, Partial<TechnicalDocumentsQuery>>({
      query: (params) => ({ path: '/technical-documents', params }),
      transformResponse: (answer: Envelope<unknown>) =>
        toPage<TechnicalDocument>(answer, 'technicalDocuments'),
      providesTags: (result) => toListTags('TechnicalDocument', result),
    }),
    /** GET /technical-documents/{id}. */
    getTechnicalDocument: build.query<TechnicalDocument, string>({
      query: (id) => ({ path: `/technical-documents/${id}` }),
      transformResponse: toData<TechnicalDocument>,
      extraOptions: { expects: [404] },
      providesTags: (_result, _error, id) => [{ type: 'TechnicalDocument', id }],
    }),
    /** GET /technical-documents/{id}/versions. */
    listTechnicalVersions: build.query<Page<TechnicalVersion>, string>({
      query: (id) => ({ path: `/technical-documents/${id}/versions` }),
      transformResponse: (answer: Envelope<unknown>) => toPage<TechnicalVersion>(answer, 'versions'),
      extraOptions: { expects: [404] },
      providesTags: (_result, _error, id) => [{ type: 'TechnicalDocument', id }],
    }),
    /**
     * POST /technical-documents, or to a document's versions: multipart with progress. Errors are shown at the file.
     */
    uploadTechnicalDocument: build.mutation<Envelope<TechnicalDocument>, TechnicalUpload>({
      queryFn: ({ file, documentId, folderId, onProgress, signal, idempotencyKey }) =>
        uploadFile<TechnicalDocument>(
          {
            path: `/technical-documents${documentId === undefined ? '' : `/${documentId}/versions`}`,
            file,
            fields: folderId === undefined ? {} : { folderId },
            onProgress,
            signal,
            idempotencyKey,
          },
          { expects: [0, 404, 409, 413, 415, 422, 429, 503] },
        ),
      invalidatesTags: (_result, error, { documentId }) =>
        onSuccess(
          [
            list,
            'TechnicalFolder',
            ...(documentId === undefined ? [] : [{ type: 'TechnicalDocument', id: documentId } as const]),
          ] as const,
          error,
        ),
    }),
    /** PATCH /technical-documents/{id}. */
    updateTechnicalDocument: build.mutation<
      Envelope<TechnicalDocument>,
      { id: string; changes: UpdateTechnicalDocumentRequest }
    >({
      query: ({ id, changes }) => ({ path: `/technical-documents/${id}`, method: 'PATCH', data: changes }),
      transformResponse: toEnvelope<TechnicalDocument>,
      invalidatesTags: (_result, error, { id }) =>
        onSuccess([list, { type: 'TechnicalDocument', id }, 'TechnicalFolder'] as const, error),
    }),
    /** DELETE /technical-documents/{id}. */
    deleteTechnicalDocument: build.mutation<Envelope<null>, string>({
      query: (id) => ({ path: `/technical-documents/${id}`, method: 'DELETE' }),
      transformResponse: toEnvelope<null>,
      invalidatesTags: (_result, error) => onSuccess([list, 'TechnicalFolder'] as const, error),
    }),
    /** POST /technical-documents/{id}/versions/{number}/restore. */
    restoreTechnicalVersion: build.mutation<Envelope<TechnicalDocument>, { id: string; number: number }>({
      query: ({ id, number }) => ({
        path: `/technical-documents/${id}/versions/${number}/restore`,
        method: 'POST',
        data: null,
      }),
      transformResponse: toEnvelope<TechnicalDocument>,
      invalidatesTags: (_result, error, { id }) =>
        onSuccess([list, { type: 'TechnicalDocument', id }] as const, error),
    }),
    /** GET /technical-folders. */
    listTechnicalFolders: build.query<Page<TechnicalFolder>, void>({
      query: () => ({ path: '/technical-folders' }),
      transformResponse: (answer: Envelope<unknown>) => toPage<TechnicalFolder>(answer, 'folders'),
      providesTags: ['TechnicalFolder'],
    }),
    /** POST /technical-folders. */
    createTechnicalFolder: build.mutation<Envelope<TechnicalFolder>, CreateTechnicalFolderRequest>({
      query: (data) => ({ path: '/technical-folders', method: 'POST', data }),
      transformResponse: toEnvelope<TechnicalFolder>,
      invalidatesTags: (_result, error) => onSuccess(['TechnicalFolder'] as const, error),
    }),
    /** PATCH /technical-folders/{id}. */
    renameTechnicalFolder: build.mutation<
      Envelope<TechnicalFolder>,
      UpdateTechnicalFolderRequest & { id: string }
    >({
      query: ({ id, name }) => ({ path: `/technical-folders/${id}`, method: 'PATCH', data: { name } }),
      transformResponse: toEnvelope<TechnicalFolder>,
      invalidatesTags: (_result, error) =>
        onSuccess(['TechnicalFolder', 'TechnicalDocument'] as const, error),
    }),
    /** DELETE /technical-folders/{id}; 409 if the folder is not empty. */
    deleteTechnicalFolder: build.mutation<Envelope<null>, string>({
      query: (id) => ({ path: `/technical-folders/${id}`, method: 'DELETE' }),
      transformResponse: toEnvelope<null>,
      extraOptions: { expects: [409] },
      invalidatesTags: (_result, error) => onSuccess(['TechnicalFolder'] as const, error),
    }),
  }),
});

export const {
  useListTechnicalDocumentsQuery,
  useGetTechnicalDocumentQuery,
  useListTechnicalVersionsQuery,
  useUploadTechnicalDocumentMutation,
  useUpdateTechnicalDocumentMutation,
  useDeleteTechnicalDocumentMutation,
  useRestoreTechnicalVersionMutation,
  useListTechnicalFoldersQuery,
  useCreateTechnicalFolderMutation,
  useRenameTechnicalFolderMutation,
  useDeleteTechnicalFolderMutation,
} = technicalDocumentsApi;
