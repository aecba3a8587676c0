import type {
  CloseEnquiryRequest,
  CreateEnquiryRequest,
  DecideReportRequest,
  EnquiriesQuery,
  EnquiryMessageRequest,
  EnquiryPrefillQuery,
  QuoteRequest,
  ReportFields,
} from '@anupalan/validators/requests/enquiries';
import { api, onSuccess, toData, toEnvelope, toListTags, toPage } from '../api.ts';
import type { Enquiry, EnquiryPrefill, EnquirySummary, Envelope, Page } from '../types.ts';

/** The subject of an enquiry: a task, one of its due dates, or an obligation of an order. */
export type EnquiryTarget = EnquiryPrefillQuery;

const list = { type: 'Enquiry', id: 'LIST' } as const;
/** Somebody else may have taken the step already (409). */
const options = { expects: [409] };

function toTags(error: unknown, id: string) {
  return onSuccess([list, { type: 'Enquiry', id } as const, 'Dashboard', 'UnreadCount'] as const, error);
}

/** Enquiries to laboratories. Each belongs to a company and a laboratory. */
export const enquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /enquiries. */
    listEnquiries: build.query<Page<EnquirySummary>, Partial<EnquiriesQuery>>({
      query: (params) => ({ path: '/enquiries', params }),
      transformResponse: (answer: Envelope<unknown>) => toPage<EnquirySummary>(answer, 'enquiries'),
      providesTags: (result) => toListTags('Enquiry', result),
    }),
    /** GET /enquiries/{id}. */
    getEnquiry: build.query<Enquiry, string>({
      query: (id) => ({ path: `/enquiries/${id}` }),
      transformResponse: toData<Enquiry>,
      extraOptions: { expects: [404] },
      providesTags: (_result, _error, id) => [{ type: 'Enquiry', id }],
    }),
    /** GET /enquiries/prefill. */
    getEnquiryPrefill: build.query<EnquiryPrefill, EnquiryTarget>({
      query: (params) => ({ path: '/enquiries/prefill', params }),
      transformResponse: toData<EnquiryPrefill>,
      extraOptions: { expects: [404] },
    }),
    /** POST /enquiries. */
    createEnquiry: build.mutation<
      Envelope<Enquiry>,
      { enquiry: CreateEnquiryRequest; idempotencyKey?: string }
    >({
      query: ({ enquiry, idempotencyKey }) => ({
        path: '/enquiries',
        method: 'POST',
        data: enquiry,
        idempotencyKey,
      }),
      transformResponse: toEnvelope<Enquiry>,
      extraOptions: { expects: [404] },
      invalidatesTags: (_result, error) => onSuccess([list, 'Dashboard'] as const, error),
    }),
    /** POST /enquiries/{id}/messages. */
    addEnquiryMessage: build.mutation<
      Envelope<Enquiry>,
      EnquiryMessageRequest & { id: string; idempotencyKey?: string }
    >({
      query: ({ id, text, idempotencyKey }) => ({
        path: `/enquiries/${id}/messages`,
        method: 'POST',
        data: { text },
        idempotencyKey,
      }),
      transformResponse: toEnvelope<Enquiry>,
      invalidatesTags: (_result, error, { id }) => toTags(error, id),
    }),
    /** POST /enquiries/{id}/quote, in rupees. */
    quoteEnquiry: build.mutation<Envelope<Enquiry>, QuoteRequest & { id: string }>({
      query: ({ id, ...data }) => ({ path: `/enquiries/${id}/quote`, method: 'POST', data }),
      transformResponse: toEnvelope<Enquiry>,
      extraOptions: options,
      invalidatesTags: (_result, error, { id }) => toTags(error, id),
    }),
    /** POST /enquiries/{id}/accept. */
    acceptQuote: build.mutation<Envelope<Enquiry>, string>({
      query: (id) => ({ path: `/enquiries/${id}/accept`, method: 'POST', data: {} }),
      transformResponse: toEnvelope<Enquiry>,
      extraOptions: options,
      invalidatesTags: (_result, error, id) => toTags(error, id),
    }),
    /** POST /enquiries/{id}/close: the laboratory declines, the company withdraws. */
    closeEnquiry: build.mutation<Envelope<Enquiry>, CloseEnquiryRequest & { id: string }>({
      query: ({ id, reason }) => ({ path: `/enquiries/${id}/close`, method: 'POST', data: { reason } }),
      transformResponse: toEnvelope<Enquiry>,
      extraOptions: options,
      invalidatesTags: (_result, error, { id }) => toTags(error, id),
    }),
    /** POST /enquiries/{id}/reports. */
    addReport: build.mutation<Envelope<Enquiry>, ReportFields & { id: string; file: File }>({
      query: ({ id, file, ...fields }) => ({
        path: `/enquiries/${id}/reports`,
        method: 'POST',
        form: toReportForm(file, fields),
      }),
      transformResponse: toEnvelope<Enquiry>,
      extraOptions: { expects: [409, 413, 415] },
      invalidatesTags: (_result, error, { id }) => toTags(error, id),
    }),
    /** PATCH /enquiries/{id}/reports/{reportId} (D27); an approved report becomes evidence of the due date. */
    decideReport: build.mutation<Envelope<Enquiry>, DecideReportRequest & { id: string; reportId: string }>({
      query: ({ id, reportId, ...data }) => ({
        path: `/enquiries/${id}/reports/${reportId}`,
        method: 'PATCH',
        data,
      }),
      transformResponse: toEnvelope<Enquiry>,
      // An approved report is copied, and the copy may have no room.
      extraOptions: { expects: [409, 413] },
      invalidatesTags: (_result, error, { id }) =>
        onSuccess(
          [
            list,
            { type: 'Enquiry', id } as const,
            'Dashboard',
            'UnreadCount',
            'ScheduledTask',
            'Task',
          ] as const,
          error,
        ),
    }),
  }),
});

/** The text fields come first, because the server reads the file as a stream. */
function toReportForm(file: File, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file, file.name);
  return form;
}

export const {
  useListEnquiriesQuery,
  useGetEnquiryQuery,
  useGetEnquiryPrefillQuery,
  useCreateEnquiryMutation,
  useAddEnquiryMessageMutation,
  useQuoteEnquiryMutation,
  useAcceptQuoteMutation,
  useCloseEnquiryMutation,
  useAddReportMutation,
  useDecideReportMutation,
} = enquiriesApi;
