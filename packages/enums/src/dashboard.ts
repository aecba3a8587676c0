/** Whose tasks the dashboard counts and lists: those of the organisation, or those that are assigned to the caller. */
export const DASHBOARD_SCOPES = ['organisation', 'mine'] as const;

/** Whose tasks the dashboard counts and lists. */
export type DashboardScope = (typeof DASHBOARD_SCOPES)[number];
