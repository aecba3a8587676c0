import type { ValidityState } from '@anupalan/enums/consents';
import { api, toData } from '../api.ts';
import type { ScheduledTask } from '../types.ts';

/** A consent on the dashboard's shared axis. `renewFrom` is the first day of its renewal window. */
export type ConsentRibbon = {
  id: string;
  title: string;
  consentNo: string | null;
  validFrom: string | null;
  validUpto: string | null;
  renewFrom: string | null;
  daysLeft: number | null;
  state: ValidityState;
};

/** A month of the year's chart (`YYYY-MM`), by what became of its due dates. */
export type DashboardMonth = {
  month: string;
  onTime: number;
  late: number;
  overdue: number;
  planned: number;
};

/** Something that happened. */
export type DashboardChange = {
  id: string;
  at: string;
  by: string | null;
  text: string;
  link: string | null;
};

/** The dashboard's figures (GET /dashboard). Dates are calendar dates in the organisation's zone. */
export type Dashboard = {
  today: string;
  overdue: { total: number; oldestDueDate: string | null };
  dueSoon: { total: number; nextDueDate: string | null };
  waitingForEvidence: { total: number } | null;
  obligations: { kept: number; atRisk: number; notKept: number; total: number } | null;
  actNow: ScheduledTask[];
  consents: ConsentRibbon[];
  year: { from: string; to: string; months: DashboardMonth[] };
  changes: DashboardChange[];
};

/** The dashboard. */
export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /dashboard. */
    getDashboard: build.query<Dashboard, void>({
      query: () => ({ path: '/dashboard' }),
      transformResponse: toData<Dashboard>,
      providesTags: ['Dashboard'],
    }),
  }),
});

export const { useGetDashboardQuery } = dashboardApi;
