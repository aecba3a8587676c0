import { APPROVAL_STATUSES } from '@anupalan/enums/approval-status';
import {
  ENQUIRY_MESSAGES,
  ENQUIRY_SIDES,
  ENQUIRY_STATUSES,
  QUOTE_MAX_AMOUNT,
  QUOTE_NOTE_MAX_LENGTH,
  REPORT_NO_MAX_LENGTH,
  SITE_MAX_LENGTH,
} from '@anupalan/enums/enquiries';
import { FIELD_MESSAGES, requiredMessage, tooLongMessage } from '@anupalan/enums/field-messages';
import { LAB_MEDIA, LAB_PARAMETER_MAX_LENGTH, LAB_PARAMETERS_MAX_COUNT } from '@anupalan/enums/labs';
import { MESSAGE_MAX_LENGTH } from '@anupalan/enums/limits';
import type { InferType } from 'yup';
import {
  choiceField,
  dateField,
  idField,
  lineField,
  messageField,
  paragraphField,
  remarkField,
  subjectField,
} from '../fields.ts';
import { listOf, text, wholeNumber } from '../primitives.ts';
import { request } from './envelope.ts';
import { type CheckedQuery, defineList, queryChoice, queryText } from './list-query.ts';

/** What is tested: names of parameters, each once. */
export function parametersField() {
  return listOf(
    lineField()
      .required(ENQUIRY_MESSAGES.parametersRequired)
      .max(LAB_PARAMETER_MAX_LENGTH, tooLongMessage('A parameter', LAB_PARAMETER_MAX_LENGTH)),
  )
    .transform((value: unknown) => (Array.isArray(value) ? [...new Set<unknown>(value)] : value))
    .min(1, ENQUIRY_MESSAGES.parametersRequired)
    .max(LAB_PARAMETERS_MAX_COUNT, `At most ${LAB_PARAMETERS_MAX_COUNT} parameters`);
}

/** A day that is not before today, where the context names today. */
function dayToCome(message: string) {
  return dateField().test('notPast', message, (value, { options }) => {
    const today: unknown = options.context?.today;
    return !value || typeof today !== 'string' || value >= today;
  });
}

/** POST /enquiries. `taskId`, `scheduledTaskId` or `obligationId` name what the enquiry is for. */
export const createEnquiryRequestSchema = request({
  labId: idField(ENQUIRY_MESSAGES.labRequired),
  subject: subjectField(),
  message: messageField(),
  medium: choiceField(LAB_MEDIA).required(ENQUIRY_MESSAGES.mediumRequired),
  parameters: parametersField().required(ENQUIRY_MESSAGES.parametersRequired),
  site: lineField().max(SITE_MAX_LENGTH, tooLongMessage('Site', SITE_MAX_LENGTH)).nullable().optional(),
  dueDate: dayToCome(ENQUIRY_MESSAGES.dueInPast).nullable().optional(),
  taskId: text().nullable().optional().meta({ format: 'uuid' }),
  scheduledTaskId: text().nullable().optional().meta({ format: 'uuid' }),
  obligationId: text().nullable().optional().meta({ format: 'uuid' }),
});

/** A checked enquiry. */
export type CreateEnquiryRequest = InferType<typeof createEnquiryRequestSchema>;

/** GET /enquiries. `turn`: whose step is next. */
export const enquiriesList = defineList({
  sorts: ['updatedAt', 'createdAt', 'dueDate', 'subject', 'status'],
  usualSort: { by: 'updatedAt', order: 'desc' },
  filters: {
    status: queryChoice(ENQUIRY_STATUSES, ['all']),
    turn: queryChoice(ENQUIRY_SIDES, ['all']),
    labId: queryText(),
    taskId: queryText(),
  },
});

/** A checked query of enquiries. */
export type EnquiriesQuery = CheckedQuery<typeof enquiriesList>;

/** GET /enquiries/prefill: a task, one of its due dates, or an obligation. */
export const enquiryPrefillQuerySchema = request({
  taskId: queryText(),
  scheduledTaskId: queryText(),
  obligationId: queryText(),
});

/** A checked query of what an enquiry is filled in with. */
export type EnquiryPrefillQuery = InferType<typeof enquiryPrefillQuerySchema>;

/** POST /enquiries/{id}/messages. */
export const enquiryMessageRequestSchema = request({
  text: paragraphField()
    .required(FIELD_MESSAGES.messageRequired)
    .max(MESSAGE_MAX_LENGTH, tooLongMessage('Message', MESSAGE_MAX_LENGTH)),
});

/** A checked message of an enquiry. */
export type EnquiryMessageRequest = InferType<typeof enquiryMessageRequestSchema>;

/** POST /enquiries/{id}/quote: rupees, without paise, and the day of the report. */
export const quoteRequestSchema = request({
  amount: wholeNumber()
    .required(ENQUIRY_MESSAGES.amountRequired)
    .min(1, ENQUIRY_MESSAGES.amountRange)
    .max(QUOTE_MAX_AMOUNT, ENQUIRY_MESSAGES.amountRange),
  reportBy: dayToCome(ENQUIRY_MESSAGES.dueInPast).required(ENQUIRY_MESSAGES.reportByRequired),
  note: paragraphField()
    .max(QUOTE_NOTE_MAX_LENGTH, tooLongMessage('Note', QUOTE_NOTE_MAX_LENGTH))
    .nullable()
    .optional(),
});

/** A checked quote. */
export type QuoteRequest = InferType<typeof quoteRequestSchema>;

/** POST /enquiries/{id}/close: the laboratory declines, or the company withdraws; with the reason. */
export const closeEnquiryRequestSchema = request({
  reason: remarkField().required(ENQUIRY_MESSAGES.reasonRequired),
});

/** A checked closing of an enquiry. */
export type CloseEnquiryRequest = InferType<typeof closeEnquiryRequestSchema>;

/** Texts of the multipart POST /enquiries/{id}/reports. */
export const reportFieldsSchema = request({
  reportNo: lineField()
    .max(REPORT_NO_MAX_LENGTH, tooLongMessage('Report number', REPORT_NO_MAX_LENGTH))
    .optional(),
  sampledOn: dateField().optional(),
  note: remarkField().optional(),
});

/** Checked texts of a report. */
export type ReportFields = InferType<typeof reportFieldsSchema>;

/** PATCH /enquiries/{id}/reports/{reportId}: approved or rejected (D27); a rejection says why. */
export const decideReportRequestSchema = request({
  status: choiceField(APPROVAL_STATUSES)
    .required(requiredMessage('Status'))
    .test('decision', 'A report can only be approved or rejected', (value) => value !== 'pending'),
  remark: remarkField()
    .nullable()
    .optional()
    .when('status', {
      is: 'rejected',
      // biome-ignore lint/suspicious/noThenProperty: the name that Yup gives to the branch
      then: (field) => field.required(ENQUIRY_MESSAGES.reasonRequired),
    }),
});

/** A checked decision. */
export type DecideReportRequest = InferType<typeof decideReportRequestSchema>;
