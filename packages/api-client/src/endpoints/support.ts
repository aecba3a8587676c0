import type {
  CreateSupportRequest,
  SupportMessageRequest,
  SupportRequestsQuery,
  UpdateSupportStatusRequest,
} from '@anupalan/validators/requests/support';
import { api, onSuccess, toData, toEnvelope, toListTags, toPage } from '../api.ts';
import type { Envelope, Page, SupportRequest } from '../types.ts';

const list = { type: 'SupportRequest', id: 'LIST' } as const;

/** Support requests of the organisation. */
export const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /contact-us/user. */
    listSupportRequests: build.query<Page<SupportRequest>, Partial<SupportRequestsQuery>>({
      query: (params) => ({ path: '/contact-us/user', params }),
      transformResponse: (answer: Envelope<unknown>) => toPage<SupportRequest>(answer, 'contactUs'),
      providesTags: (result) => toListTags('SupportRequest', result),
    }),
    /** GET /contact-us/{id}. */
    getSupportRequest: build.query<SupportRequest, string>({
      query: (id) => ({ path: `/contact-us/${id}` }),
      transformResponse: toData<SupportRequest>,
      extraOptions: { expects: [404] },
      providesTags: (_result, _error, id) => [{ type: 'SupportRequest', id }],
    }),
    /** POST /contact-us/create. */
    createSupportRequest: build.mutation<
      Envelope<SupportRequest>,
      { request: CreateSupportRequest; idempotencyKey?: string }
    >({
      query: ({ request, idempotencyKey }) => ({
        path: '/contact-us/create',
        method: 'POST',
        data: request,
        idempotencyKey,
      }),
      transformResponse: toEnvelope<SupportRequest>,
      extraOptions: { expects: [429] },
      invalidatesTags: (_result, error) => onSuccess([list, 'UnreadCount'] as const, error),
    }),
    /** POST /contact-us/{id}/messages. */
    addSupportMessage: build.mutation<
      Envelope<SupportRequest>,
      SupportMessageRequest & { id: string; idempotencyKey?: string }
    >({
      query: ({ id, text, idempotencyKey }) => ({
        path: `/contact-us/${id}/messages`,
        method: 'POST',
        data: { text },
        idempotencyKey,
      }),
      transformResponse: toEnvelope<SupportRequest>,
      extraOptions: { expects: [429] },
      invalidatesTags: (_result, error, { id }) =>
        onSuccess([list, { type: 'SupportRequest', id }] as const, error),
    }),
    /** PUT /contact-us/update-status (D29). */
    updateSupportStatus: build.mutation<Envelope<SupportRequest>, UpdateSupportStatusRequest>({
      query: (data) => ({ path: '/contact-us/update-status', method: 'PUT', data }),
      transformResponse: toEnvelope<SupportRequest>,
      extraOptions: { expects: [409] },
      invalidatesTags: (_result, error, { id }) =>
        onSuccess([list, { type: 'SupportRequest', id }, 'UnreadCount'] as const, error),
    }),
  }),
});

export const {
  useListSupportRequestsQuery,
  useGetSupportRequestQuery,
  useCreateSupportRequestMutation,
  useAddSupportMessageMutation,
  useUpdateSupportStatusMutation,
} = supportApi;
