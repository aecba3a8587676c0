import type { EnquirySide, EnquiryStatus } from '@anupalan/enums/enquiries';
import type { LabMedium } from '@anupalan/enums/labs';
import { api, onSuccess, toData, toEnvelope, toListTags, toPage } from '../api.ts';
import type { Enquiry, EnquiryPrefill, EnquirySummary, Envelope, ListQuery, Page } from '../types.ts';

/** Filters of the list; `turn`: whose step is next. */
export type EnquiryQuery = ListQuery & {
  status?: EnquiryStatus;
  turn?: EnquirySide;
  labId?: string;
  taskId?: string;
};

/** What an enquiry is for: a task, one of its due dates, or an obligation of an order. */
export type EnquiryTarget = { taskId?: string; scheduledTaskId?: string; obligationId?: string };

/** A new enquiry. */
export type NewEnquiry = EnquiryTarget & {
  labId: string;
  subject: string;
  message: string;
  medium: LabMedium;
  parameters: string[];
  site: string | null;
  dueDate: string | null;
};

const list = { type: 'Enquiry', id: 'LIST' } as const;
/** Most steps may have been taken by somebody else in between. */
const options = { expects: [409] };

function toTags(error: unknown, id: string) {
  return onSuccess([list, { type: 'Enquiry', id } as const, 'Dashboard', 'UnreadCount'] as const, error);
}

/** Enquiries to laboratories; each belongs to the company and the laboratory both. */
export const enquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /enquiries. */
    listEnquiries: build.query<Page<EnquirySummary>, EnquiryQuery>({
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
    createEnquiry: build.mutation<Envelope<Enquiry>, { enquiry: NewEnquiry; idempotencyKey?: string }>({
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
      { id: string; text: string; idempotencyKey?: string }
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
    quoteEnquiry: build.mutation<
      Envelope<Enquiry>,
      { id: string; amount: number; reportBy: string; note: string | null }
    >({
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
    closeEnquiry: build.mutation<Envelope<Enquiry>, { id: string; reason: string }>({
      query: ({ id, reason }) => ({ path: `/enquiries/${id}/close`, method: 'POST', data: { reason } }),
      transformResponse: toEnvelope<Enquiry>,
      extraOptions: options,
      invalidatesTags: (_result, error, { id }) => toTags(error, id),
    }),
    /** POST /enquiries/{id}/reports. */
    addReport: build.mutation<
      Envelope<Enquiry>,
      { id: string; file: File; reportNo: string; sampledOn: string; note: string }
    >({
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
    decideReport: build.mutation<
      Envelope<Enquiry>,
      { id: string; reportId: string; status: 'approved' | 'rejected'; remark: string | null }
    >({
      query: ({ id, reportId, ...data }) => ({
        path: `/enquiries/${id}/reports/${reportId}`,
        method: 'PATCH',
        data,
      }),
      transformResponse: toEnvelope<Enquiry>,
      extraOptions: options,
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

/** Texts go first: the server reads the file as a stream. */
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
