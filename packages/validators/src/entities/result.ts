import { LIMIT_MEDIA } from '@anupalan/enums/consents';
import { RESULT_REPORT_STATUSES, RESULT_SOURCES, RESULT_STATES } from '@anupalan/enums/results';
import type { InferType } from 'yup';
import {
  calendarDate,
  choice,
  identifier,
  instant,
  listOf,
  numeric,
  shape,
  text,
  wholeNumber,
} from '../primitives.ts';
import { citationSchema } from './citation.ts';
import { namedSchema } from './named.ts';

/** The limit that a result is held against, as the order prints it and where. */
export const comparedLimitSchema = shape({
  id: identifier().defined(),
  limit: text().defined(),
  unit: text().nullable().defined(),
  averaging: text().nullable().defined(),
  citation: citationSchema,
});

/** What was measured: `medium` and `point` are null where the report does not say. */
const measured = {
  medium: choice(LIMIT_MEDIA).nullable().defined(),
  point: text().nullable().defined(),
  parameter: text().defined(),
  value: text().defined(),
  unit: text().nullable().defined(),
  /** The day of sampling; null where nobody says it. */
  sampledOn: calendarDate().nullable().defined(),
  state: choice(RESULT_STATES).defined(),
  /** Why it was not compared; else null. */
  reason: text().nullable().defined(),
  limit: comparedLimitSchema.nullable(),
};

/** One result of a report beside its limit. The citation of a sheet has no page; its `paragraph` is the row, from 0. */
export const resultValueSchema = shape({
  id: identifier().defined(),
  ...measured,
  averaging: text().nullable().defined(),
  method: text().nullable().defined(),
  citation: citationSchema,
});

/** One result of a report beside its limit. */
export type ResultValue = InferType<typeof resultValueSchema>;

/** A report whose results are held against the limits of an order; `counts` of its results by their state. */
export const resultReportSchema = shape({
  id: identifier().defined(),
  fileName: text().defined(),
  source: choice(RESULT_SOURCES).defined(),
  size: wholeNumber().defined(),
  uploadedBy: namedSchema,
  createdAt: instant().defined(),
  sampledOn: calendarDate().nullable().defined(),
  status: choice(RESULT_REPORT_STATUSES).defined(),
  failure: text().nullable().defined(),
  unreadPages: listOf(wholeNumber().defined()).defined(),
  counts: shape({
    exceeded: wholeNumber().defined(),
    close: wholeNumber().defined(),
    within: wholeNumber().defined(),
    not_compared: wholeNumber().defined(),
  }),
});

/** A report whose results are held against the limits of an order. */
export type ResultReport = InferType<typeof resultReportSchema>;

/**
 * What was measured of one parameter at one point, the latest last, in the unit of the limit. `value` and what belongs to
 * it are the latest; `min` and `max` the ends of the limit. A sample without a number (below detection) has null.
 */
export const resultSeriesSchema = shape({
  id: identifier().defined(),
  document: namedSchema,
  reportId: identifier().defined(),
  ...measured,
  min: numeric().nullable().defined(),
  max: numeric().nullable().defined(),
  samples: listOf(
    shape({ value: numeric().nullable().defined(), sampledOn: calendarDate().nullable().defined() }),
  ).defined(),
});

/** What was measured of one parameter at one point. */
export type ResultSeries = InferType<typeof resultSeriesSchema>;

/** GET /consent-documents/{id}/results: the worst parameter first, the newest report first. */
export const orderResultsSchema = shape({
  series: listOf(resultSeriesSchema).defined(),
  reports: listOf(resultReportSchema).defined(),
});

/** What was measured against the limits of an order. */
export type OrderResults = InferType<typeof orderResultsSchema>;

/** A report with its results, in its order. */
export const resultReportDetailSchema = resultReportSchema.shape({
  values: listOf(resultValueSchema).defined(),
});

/** A report with its results. */
export type ResultReportDetail = InferType<typeof resultReportDetailSchema>;

/** Of the dashboard: the worst of all orders first, at most so many as it shows, and how many there are. */
export const resultSummarySchema = shape({
  series: listOf(resultSeriesSchema).defined(),
  total: wholeNumber().defined(),
  exceeded: wholeNumber().defined(),
  close: wholeNumber().defined(),
});

/** What was measured against the limits of all orders. */
export type ResultSummary = InferType<typeof resultSummarySchema>;
