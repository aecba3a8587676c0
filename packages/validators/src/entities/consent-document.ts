import {
  CONSENT_KINDS,
  type ConsentKind,
  DOCUMENT_STATUSES,
  INDUSTRY_CATEGORIES,
  type IndustryCategory,
  OPEN_ENDED_REASONS,
  type OpenEndedReason,
  VALIDITY_MEDIA,
} from '@anupalan/enums/consents';
import { ANSWER_KINDS } from '@anupalan/enums/questions';
import type { InferType } from 'yup';
import {
  calendarDate,
  choice,
  flag,
  identifier,
  instant,
  listOf,
  numeric,
  shape,
  text,
  wholeNumber,
} from '../primitives.ts';
import { citationRectSchema, citationSchema } from './citation.ts';
import { dutyCountsSchema } from './duty-counts.ts';
import { type Fact, factSchema } from './fact.ts';
import { limitSchema, particularSchema } from './limit.ts';
import { namedSchema } from './named.ts';

/** The facts of an order. A fact that the order does not print is missing. Dates are `YYYY-MM-DD`. */
export type ConsentFacts = {
  kind?: Fact<ConsentKind>;
  authority?: Fact<string>;
  consentNo?: Fact<string>;
  industryName?: Fact<string>;
  category?: Fact<IndustryCategory>;
  issuedOn?: Fact<string>;
  /** The earliest end, if water and air end on different days. */
  validUpto?: Fact<string>;
  openEnded?: Fact<OpenEndedReason>;
  renewalLeadDays?: Fact<number>;
};

/** Schema of the facts of an order. */
export const consentFactsSchema = shape({
  kind: factSchema(choice(CONSENT_KINDS).defined()),
  authority: factSchema(text().defined()),
  consentNo: factSchema(text().defined()),
  industryName: factSchema(text().defined()),
  category: factSchema(choice(INDUSTRY_CATEGORIES).defined()),
  issuedOn: factSchema(calendarDate().defined()),
  validUpto: factSchema(calendarDate().defined()),
  openEnded: factSchema(choice(OPEN_ENDED_REASONS).defined()),
  renewalLeadDays: factSchema(wholeNumber().defined()),
});

/** A period of validity. If `medium` is null, it is for the whole order. */
export const validityPeriodSchema = shape({
  medium: choice(VALIDITY_MEDIA).nullable().defined(),
  from: calendarDate().nullable().defined(),
  upto: calendarDate().nullable().defined(),
  citation: citationSchema.nullable(),
});

/** A period of validity. */
export type ValidityPeriod = InferType<typeof validityPeriodSchema>;

/**
 * A question that the reader could not decide. With `answerKind` `choice` the answer is one of `options`, each with its
 * next date in the label. Otherwise it is a date, a number or words. The last option of a question about a duty is
 * `not_an_obligation`, with every `answerKind`: its sentence asks for nothing. `obligationId` is the obligation that the
 * answer changes.
 */
export const questionSchema = shape({
  id: identifier().defined(),
  text: text().defined(),
  citation: citationSchema.nullable(),
  answerKind: choice(ANSWER_KINDS).defined(),
  options: listOf(shape({ value: text().defined(), label: text().defined() })).defined(),
  answer: text().nullable().defined(),
  obligationId: identifier().nullable().defined(),
});

/** A question that the reader could not decide. */
export type Question = InferType<typeof questionSchema>;

/** The place of a waiting order in the queue. The first has position 1; orders that are being read count too. */
export const queuePlaceSchema = shape({
  position: wholeNumber().min(1).defined(),
  /** The estimated wait, from recent readings. */
  expectedWaitSeconds: wholeNumber().min(0).defined(),
});

/** The place of a waiting order in the queue. */
export type QueuePlace = InferType<typeof queuePlaceSchema>;

/**
 * How many lines of a page could not be read. `script` is null if it is not known. `rects` are their places; empty if
 * the order was read before they were stored.
 */
export const unreadLinesSchema = shape({
  page: wholeNumber().min(1).defined(),
  count: wholeNumber().min(1).defined(),
  script: text().nullable().defined(),
  rects: listOf(citationRectSchema).defined(),
});

/** Lines of a page that could not be read. */
export type UnreadLines = InferType<typeof unreadLinesSchema>;

/** An uploaded order with everything that was read from it. `progress` and confidences are 0..1. */
export const consentDocumentSchema = shape({
  id: identifier().defined(),
  title: text().defined(),
  fileName: text().defined(),
  mimeType: text().defined(),
  size: wholeNumber().defined(),
  pageCount: wholeNumber().nullable().defined(),
  uploadedBy: namedSchema,
  createdAt: instant().defined(),
  status: choice(DOCUMENT_STATUSES).defined(),
  progress: numeric().min(0).max(1).defined(),
  queue: queuePlaceSchema.nullable(),
  /** When the order will be read, if its organisation has used up its pages for today; null otherwise. */
  readFrom: instant().nullable().defined(),
  failure: text().nullable().defined(),
  /** Whether reading failed because the PDF is protected. It is read once somebody enters the password. */
  needsPassword: flag().defined(),
  unreadPages: listOf(wholeNumber().defined()).defined(),
  unreadLines: listOf(unreadLinesSchema).defined(),
  /** Pages with recognised words. `GET /consent-documents/{id}/words` returns the words. */
  recognisedPages: listOf(wholeNumber().defined()).defined(),
  supersededById: identifier().nullable().defined(),
  /** The last day to apply for renewal (D45); null if the order has no end. */
  applyBy: calendarDate().nullable().defined(),
  /** The day of the renewal application, and its number. */
  renewalAppliedOn: calendarDate().nullable().defined(),
  renewalReference: text().nullable().defined(),
  facts: consentFactsSchema,
  validity: listOf(validityPeriodSchema).defined(),
  limits: listOf(limitSchema).defined(),
  particulars: listOf(particularSchema).defined(),
  questions: listOf(questionSchema).defined(),
  /** All of its obligations, also rejected ones; those still to check; the accepted ones, and those of them that wait for an event. */
  obligationCount: wholeNumber().defined(),
  suggestedCount: wholeNumber().defined(),
  acceptedCount: wholeNumber().defined(),
  eventCount: wholeNumber().defined(),
  /**
   * The states of its duties (D44); null if the order does not count, because it is not read or a newer one has
   * replaced it.
   */
  duties: dutyCountsSchema.nullable(),
});

/** An uploaded order with everything that was read from it. */
export type ConsentDocument = InferType<typeof consentDocumentSchema>;
