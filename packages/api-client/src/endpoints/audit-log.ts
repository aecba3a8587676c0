import { api, toListTags, toPage } from '../api.ts';
import type { AuditEntry, Envelope, ListQuery, Page } from '../types.ts';

/** Filters of the audit trail; days are those of the organisation's zone, both included. */
export type AuditLogQuery = ListQuery & {
  entity?: string;
  action?: string;
  actorId?: string;
  startDate?: string;
  endDate?: string;
};

/** Who changed what, and when. */
export const auditLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /audit-log. */
    listAuditEntries: build.query<Page<AuditEntry>, AuditLogQuery>({
      query: (params) => ({ path: '/audit-log', params }),
      transformResponse: (answer: Envelope<unknown>) => toPage<AuditEntry>(answer, 'entries'),
      providesTags: (result) => toListTags('AuditEntry', result),
    }),
  }),
});

export const { useListAuditEntriesQuery } = auditLogApi;
