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

/** A report that a laboratory handed in, with the company's decision on it (D27). */
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
  /** Whether it was kept as evidence of the due date. */
  isEvidence: flag().defined(),
});

/** A report that a laboratory handed in. */
export type LabReport = InferType<typeof labReportSchema>;

/** What a laboratory asks for, in rupees, and when its report will be there. */
export const labQuoteSchema = shape({
  amount: wholeNumber().defined(),
  reportBy: calendarDate().defined(),
  note: text().nullable().defined(),
});

/** What a laboratory asks for. */
export type LabQuote = InferType<typeof labQuoteSchema>;

/** A message of the conversation, or a step of the enquiry, of either party. */
export const enquiryEventSchema = shape({
  id: identifier().defined(),
  side: choice(ENQUIRY_SIDES).defined(),
  by: text().defined(),
  at: instant().defined(),
  /** The state it led to; null for a mere message. */
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
  /** The day by which the company needs the report. */
  dueDate: calendarDate().nullable().defined(),
  status: choice(ENQUIRY_STATUSES).defined(),
  /** Null until the laboratory has quoted. */
  quote: labQuoteSchema.nullable(),
  createdAt: instant().defined(),
  updatedAt: instant().defined(),
};

/** An enquiry in a list. It belongs to the company and the laboratory both. */
export const enquirySummarySchema = shape(summaryFields);

/** An enquiry in a list. */
export type EnquirySummary = InferType<typeof enquirySummarySchema>;

/** An enquiry with its conversation and reports. */
export const enquirySchema = shape({
  ...summaryFields,
  message: text().defined(),
  site: text().nullable().defined(),
  /** Who asked. */
  askedBy: text().defined(),
  /** What the order says, and where; null for an enquiry without an order. */
  source: shape({ quote: text().defined(), page: wholeNumber().nullable().defined() }).nullable(),
  /** The company's own task and due date; null for the laboratory. */
  taskId: identifier().nullable().defined(),
  scheduledTaskId: identifier().nullable().defined(),
  events: listOf(enquiryEventSchema).defined(),
  reports: listOf(labReportSchema).defined(),
});

/** An enquiry with its conversation and reports. */
export type Enquiry = InferType<typeof enquirySchema>;

/** What an enquiry about a task can be filled in with. */
export const enquiryPrefillSchema = shape({
  /** Null for an obligation that is no task yet. */
  taskId: identifier().nullable().defined(),
  scheduledTaskId: identifier().nullable().defined(),
  subject: text().defined(),
  medium: choice(LAB_MEDIA).nullable().defined(),
  parameters: listOf(text().defined()).defined(),
  dueDate: calendarDate().nullable().defined(),
  source: shape({ quote: text().defined(), page: wholeNumber().nullable().defined() }).nullable(),
});

/** What an enquiry about a task can be filled in with. */
export type EnquiryPrefill = InferType<typeof enquiryPrefillSchema>;
