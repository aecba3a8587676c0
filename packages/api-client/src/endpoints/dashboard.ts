import type { OpenEndedReason, ValidityState } from '@anupalan/enums/consents';
import type { DashboardScope } from '@anupalan/enums/dashboard';
import type { DutyCounts } from '@anupalan/enums/duty-states';
import type { Today } from '@anupalan/validators/entities/dashboard';
import { api, toData } from '../api.ts';
import type { Accreditation, EnquirySummary, ResultSummary } from '../types.ts';

/** A consent on the dashboard's shared axis. */
export type DashboardConsent = {
  id: string;
  title: string;
  authority: string | null;
  consentNo: string | null;
  from: string | null;
  upto: string | null;
  openEnded: OpenEndedReason | null;
  /** The last day to apply for renewal (D45). */
  applyBy: string | null;
  renewalAppliedOn: string | null;
  daysLeft: number | null;
  state: ValidityState;
};

/** A month (`YYYY-MM`) of the year's chart, by what became of its due dates. */
export type DashboardMonth = {
  month: string;
  onTime: number;
  late: number;
  overdue: number;
  planned: number;
};

/** Something that happened; `entity` and `entityId` name what it happened to. */
export type DashboardChange = {
  id: string;
  at: string;
  by: string;
  summary: string;
  entity: string;
  entityId: string;
};

/** The dashboard's figures (GET /dashboard). Dates are calendar dates in the organisation's zone. */
export type Dashboard = {
  /** Open due dates that have passed; a round counts once (D46). */
  overdue: number;
  oldestOverdueDays: number | null;
  /** Due in the next 14 days; a round counts once (D46). */
  dueIn14Days: number;
  nextDueDate: string | null;
  /** How the duties stand (D44). */
  duties: DutyCounts;
  /** Those due today, `done` of them; `late`: those with `missed` days; `coming`: those due in 14 days, on `comingDays`. */
  rounds: { today: number; done: number; late: number; missed: number; coming: number; comingDays: number };
  /** Orders with suggestions left. */
  toReview: number;
  /** Late, today's rounds, this week, and what waits for somebody. */
  toDo: Today;
  consents: DashboardConsent[];
  /** The financial year, 1 April to 31 March, 12 months. */
  year: { startsOn: string; months: DashboardMonth[] };
  enquiries: {
    /** Of the own organisation, by what they wait for; `owed` reports, of which `late` and due `soon` (14 days). */
    counts: { sent: number; quoted: number; owed: number; late: number; soon: number; toApprove: number };
    /** Those whose next step is the own organisation's, the nearest day first, at most 6. */
    next: EnquirySummary[];
  };
  /** Against the limits of the orders in force. */
  results: ResultSummary;
  /** Requests to support that are not resolved. */
  openSupport: number;
  /** Of a laboratory; null for a company. */
  lab: { accreditation: Accreditation; isPublished: boolean } | null;
  /** The latest 8. */
  changes: DashboardChange[];
  today: string;
};

/** The dashboard. */
export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /dashboard, of everyone's tasks or of one's own. */
    getDashboard: build.query<Dashboard, DashboardScope>({
      // Everyone's is what is asked for without it.
      query: (scope) =>
        scope === 'mine' ? { path: '/dashboard', params: { scope } } : { path: '/dashboard' },
      transformResponse: toData<Dashboard>,
      providesTags: ['Dashboard'],
    }),
  }),
});

export const { useGetDashboardQuery } = dashboardApi;
