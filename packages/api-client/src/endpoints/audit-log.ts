import type { AuditLogQuery } from '@anupalan/validators/requests/audit-log';
import { api, toListTags, toPage } from '../api.ts';
import type { AuditEntry, Envelope, Page } from '../types.ts';

/** Who changed what, and when. */
export const auditLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /audit-log. */
    listAuditEntries: build.query<Page<AuditEntry>, Partial<AuditLogQuery>>({
      query: (params) => ({ path: '/audit-log', params }),
      transformResponse: (answer: Envelope<unknown>) => toPage<AuditEntry>(answer, 'entries'),
      providesTags: (result) => toListTags('AuditEntry', result),
    }),
  }),
});

export const { useListAuditEntriesQuery } = auditLogApi;
