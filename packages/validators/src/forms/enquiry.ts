import {
  ENQUIRY_MESSAGES,
  QUOTE_MAX_AMOUNT,
  REPORT_NO_MAX_LENGTH,
  SITE_MAX_LENGTH,
} from '@anupalan/enums/enquiries';
import { FIELD_MESSAGES, tooLongMessage } from '@anupalan/enums/field-messages';
import { LAB_MEDIA, LAB_PARAMETER_MAX_LENGTH, LAB_PARAMETERS_MAX_COUNT } from '@anupalan/enums/labs';
import { type InferType, mixed, object } from 'yup';
import { choiceField, dateField, lineField, messageField, remarkField, subjectField } from '../fields.ts';
import { listOf, text, trimmedText } from '../primitives.ts';
import { quoteRequestSchema } from '../requests/enquiries.ts';

/** Names typed with commas or line breaks between them, without duplicates. */
export function splitNames(typed: string): string[] {
  return [...new Set(typed.split(/[,;\n]/).map((name) => name.trim().replace(/\s+/g, ' ')))].filter(
    (name) => name !== '',
  );
}

/** Further names in a text field. None may be too long. */
export function otherNamesField(max: number, label: string) {
  return trimmedText().test('names', tooLongMessage(label, max), (value) =>
    splitNames(value ?? '').every((name) => name.length <= max),
  );
}

/** An enquiry: parameters are ticked, others are typed. */
export const enquiryFormSchema = object({
  subject: subjectField(),
  message: messageField(),
  medium: choiceField(LAB_MEDIA).required(ENQUIRY_MESSAGES.mediumRequired),
  parameters: listOf(text().defined()).defined(),
  otherParameters: otherNamesField(LAB_PARAMETER_MAX_LENGTH, 'A parameter'),
  site: lineField().max(SITE_MAX_LENGTH, tooLongMessage('Site', SITE_MAX_LENGTH)),
  dueDate: dateField().test('notPast', ENQUIRY_MESSAGES.dueInPast, (value, { options }) => {
    const today: unknown = options.context?.today;
    return !value || typeof today !== 'string' || value >= today;
  }),
}).test('parameters', (form, context) => {
  const count = form.parameters.length + splitNames(form.otherParameters ?? '').length;
  if (count > 0 && count <= LAB_PARAMETERS_MAX_COUNT) return true;
  const message =
    count === 0 ? ENQUIRY_MESSAGES.parametersRequired : `At most ${LAB_PARAMETERS_MAX_COUNT} parameters`;
  return context.createError({ path: 'otherParameters', message });
});

/** Values of the form of an enquiry. */
export type EnquiryForm = InferType<typeof enquiryFormSchema>;

/** A quote in a form: the amount is a text. */
export const quoteFormSchema = object({
  amount: text()
    .required(ENQUIRY_MESSAGES.amountRequired)
    .test('amount', ENQUIRY_MESSAGES.amountRange, (value) => {
      const amount = Number(value);
      return Number.isInteger(amount) && amount >= 1 && amount <= QUOTE_MAX_AMOUNT;
    }),
  reportBy: quoteRequestSchema.fields.reportBy,
  note: remarkField(),
});

/** A report with its file. @param today the laboratory's day, `YYYY-MM-DD`: nothing was sampled later */
export function toReportFormSchema(today: string) {
  return object({
    file: listOf(mixed<{ name: string; size: number }>().defined())
      .min(1, FIELD_MESSAGES.fileRequired)
      .defined(),
    reportNo: lineField().max(REPORT_NO_MAX_LENGTH, tooLongMessage('Report number', REPORT_NO_MAX_LENGTH)),
    sampledOn: dateField().test(
      'notFuture',
      FIELD_MESSAGES.sampledInFuture,
      (date) => !date || date <= today,
    ),
    note: remarkField(),
  });
}

/** The reason for rejecting a report. */
export const rejectionFormSchema = object({
  remark: remarkField().required(ENQUIRY_MESSAGES.reasonRequired),
});
