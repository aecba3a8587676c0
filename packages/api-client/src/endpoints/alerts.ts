import { PAGINATION } from '@anupalan/enums/limits';
import { api, toPage } from '../api.ts';
import type { Alert, Envelope, Page } from '../types.ts';

/** What the alerts belong to: one due date, a task with all its dates, or an order. */
export type AlertsOf = { scheduledTaskId: string } | { taskId: string } | { consentDocumentId: string };

/** The ledger of alerts. */
export const alertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /alerts: all alerts, newest first. */
    listAlerts: build.query<Page<Alert>, AlertsOf>({
      query: (of) => ({ path: '/alerts', params: { ...of, isPagination: PAGINATION.off } }),
      transformResponse: (answer: Envelope<unknown>) => toPage<Alert>(answer, 'alerts'),
      // The ledger grows on its own, every morning; nothing in the portal changes it.
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useListAlertsQuery } = alertsApi;
