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

/** The limit that a result is compared with, as the order prints it, and its place. */
export const comparedLimitSchema = shape({
  id: identifier().defined(),
  limit: text().defined(),
  unit: text().nullable().defined(),
  averaging: text().nullable().defined(),
  citation: citationSchema,
});

/** A measurement. `medium` and `point` are null if the report does not state them. */
const measured = {
  medium: choice(LIMIT_MEDIA).nullable().defined(),
  point: text().nullable().defined(),
  parameter: text().defined(),
  value: text().defined(),
  unit: text().nullable().defined(),
  /** The sampling date; null if it is not known. */
  sampledOn: calendarDate().nullable().defined(),
  state: choice(RESULT_STATES).defined(),
  /** Why it was not compared; otherwise null. */
  reason: text().nullable().defined(),
  limit: comparedLimitSchema.nullable(),
};

/** How a result was read before a person corrected it, and who did that when. */
export const resultCorrectionSchema = shape({
  by: namedSchema,
  at: instant().defined(),
  readAs: shape({
    medium: choice(LIMIT_MEDIA).nullable().defined(),
    point: text().nullable().defined(),
    parameter: text().defined(),
    value: text().defined(),
    unit: text().nullable().defined(),
    averaging: text().nullable().defined(),
    sampledOn: calendarDate().nullable().defined(),
  }),
});

/** How a result was read before a person corrected it. */
export type ResultCorrection = InferType<typeof resultCorrectionSchema>;

/**
 * A result of a report with its limit. The citation of a sheet has no page; its `paragraph` is the row, from 0. `correction`
 * is null for a result as it was read.
 */
export const resultValueSchema = shape({
  id: identifier().defined(),
  ...measured,
  averaging: text().nullable().defined(),
  method: text().nullable().defined(),
  citation: citationSchema,
  correction: resultCorrectionSchema.nullable(),
});

/** A result of a report with its limit. */
export type ResultValue = InferType<typeof resultValueSchema>;

/**
 * A report whose results are compared with the limits of an order. `counts` has the number of results in each state.
 */
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

/** A report whose results are compared with the limits of an order. */
export type ResultReport = InferType<typeof resultReportSchema>;

/**
 * The measured values of one parameter at one point, latest last, in the unit of the limit. `value` and its details are
 * those of the latest; `min` and `max` are the bounds of the limit. A sample without a number (below detection) is
 * null.
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

/** The measured values of one parameter at one point. */
export type ResultSeries = InferType<typeof resultSeriesSchema>;

/** GET /consent-documents/{id}/results: the worst parameter first, the newest report first. */
export const orderResultsSchema = shape({
  series: listOf(resultSeriesSchema).defined(),
  reports: listOf(resultReportSchema).defined(),
});

/** The measured values of an order with their limits. */
export type OrderResults = InferType<typeof orderResultsSchema>;

/** A report with its results, in the order of the report. */
export const resultReportDetailSchema = resultReportSchema.shape({
  values: listOf(resultValueSchema).defined(),
});

/** A report with its results. */
export type ResultReportDetail = InferType<typeof resultReportDetailSchema>;

/** For the dashboard: the worst parameters of all orders, up to the number shown, and how many there are. */
export const resultSummarySchema = shape({
  series: listOf(resultSeriesSchema).defined(),
  total: wholeNumber().defined(),
  exceeded: wholeNumber().defined(),
  close: wholeNumber().defined(),
});

/** The measured values of all orders with their limits. */
export type ResultSummary = InferType<typeof resultSummarySchema>;
