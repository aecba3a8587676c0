import { APPROVAL_STATUSES } from '@anupalan/enums/approval-status';
import { ENQUIRY_SIDES, ENQUIRY_STATUSES } from '@anupalan/enums/enquiries';
import { LAB_MEDIA } from '@anupalan/enums/labs';
import type { InferType } from 'yup';
import {
  calendarDate,
  choice,
  flag,
  identifier,
  instant,
  listOf,
  shape,
  text,
  wholeNumber,
} from '../primitives.ts';
import { namedSchema } from './named.ts';

/** A report from a laboratory, with the company's decision on it (D27). */
export const labReportSchema = shape({
  id: identifier().defined(),
  fileName: text().defined(),
  mimeType: text().defined(),
  size: wholeNumber().defined(),
  reportNo: text().nullable().defined(),
  sampledOn: calendarDate().nullable().defined(),
  note: text().nullable().defined(),
  status: choice(APPROVAL_STATUSES).defined(),
  remark: text().nullable().defined(),
  uploadedBy: text().defined(),
  createdAt: instant().defined(),
  decidedBy: text().nullable().defined(),
  decidedAt: instant().nullable().defined(),
  /** Whether it was stored as evidence of the due date. */
  isEvidence: flag().defined(),
  /** The order with whose limits its results are compared; null for the laboratory, and where there is none. */
  comparedWith: namedSchema.nullable(),
  /** Why an approved report is not compared; null for the laboratory. */
  notCompared: text().nullable().defined(),
});

/** A report from a laboratory. */
export type LabReport = InferType<typeof labReportSchema>;

/** The price of a laboratory in rupees, and the date of its report. */
export const labQuoteSchema = shape({
  amount: wholeNumber().defined(),
  reportBy: calendarDate().defined(),
  note: text().nullable().defined(),
});

/** The quote of a laboratory. */
export type LabQuote = InferType<typeof labQuoteSchema>;

/** A message of the conversation, or a step of the enquiry, from either party. */
export const enquiryEventSchema = shape({
  id: identifier().defined(),
  side: choice(ENQUIRY_SIDES).defined(),
  by: text().defined(),
  at: instant().defined(),
  /** The new state; null for a message. */
  to: choice(ENQUIRY_STATUSES).nullable().defined(),
  text: text().nullable().defined(),
});

/** A message or a step of an enquiry. */
export type EnquiryEvent = InferType<typeof enquiryEventSchema>;

const summaryFields = {
  id: identifier().defined(),
  company: namedSchema,
  lab: namedSchema,
  subject: text().defined(),
  medium: choice(LAB_MEDIA).defined(),
  parameters: listOf(text().defined()).defined(),
  /** The day on which the company needs the report. */
  dueDate: calendarDate().nullable().defined(),
  status: choice(ENQUIRY_STATUSES).defined(),
  /** Null until the laboratory has sent a quote. */
  quote: labQuoteSchema.nullable(),
  createdAt: instant().defined(),
  updatedAt: instant().defined(),
};

/** An enquiry in a list. It belongs to a company and a laboratory. */
export const enquirySummarySchema = shape(summaryFields);

/** An enquiry in a list. */
export type EnquirySummary = InferType<typeof enquirySummarySchema>;

/** An enquiry with its conversation and reports. */
export const enquirySchema = shape({
  ...summaryFields,
  message: text().defined(),
  site: text().nullable().defined(),
  /** The person who sent it. */
  askedBy: text().defined(),
  /** The words of the order and their place; null for an enquiry without an order. */
  source: shape({ quote: text().defined(), page: wholeNumber().nullable().defined() }).nullable(),
  /** The company's own task and due date; null for the laboratory. */
  taskId: identifier().nullable().defined(),
  scheduledTaskId: identifier().nullable().defined(),
  events: listOf(enquiryEventSchema).defined(),
  reports: listOf(labReportSchema).defined(),
});

/** An enquiry with its conversation and reports. */
export type Enquiry = InferType<typeof enquirySchema>;

/** The suggested values of an enquiry about a task. */
export const enquiryPrefillSchema = shape({
  /** Null for an obligation that is not a task yet. */
  taskId: identifier().nullable().defined(),
  scheduledTaskId: identifier().nullable().defined(),
  subject: text().defined(),
  medium: choice(LAB_MEDIA).nullable().defined(),
  parameters: listOf(text().defined()).defined(),
  dueDate: calendarDate().nullable().defined(),
  source: shape({ quote: text().defined(), page: wholeNumber().nullable().defined() }).nullable(),
});

/** The suggested values of an enquiry about a task. */
export type EnquiryPrefill = InferType<typeof enquiryPrefillSchema>;
