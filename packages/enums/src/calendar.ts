/** Whose due dates a calendar shows: the own ones, or those of the whole organisation (D49). */
export const CALENDAR_SCOPES = ['mine', 'organisation'] as const;
/** Whose due dates a calendar shows. */
export type CalendarScope = (typeof CALENDAR_SCOPES)[number];
/** The labels that screens show. */
export const CALENDAR_SCOPE_LABELS: Readonly<Record<CalendarScope, string>> = {
  mine: 'My tasks',
  organisation: 'All tasks',
};
