import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { type InferType, object } from 'yup';
import { dateField, referenceField } from '../fields.ts';

/**
 * The application for renewal of an order, as a person records it (D45). @param today the organisation's day,
 * `YYYY-MM-DD`: the application cannot be later
 */
export function toApplicationFormSchema(today: string) {
  return object({
    renewalAppliedOn: dateField()
      .required(FIELD_MESSAGES.appliedOnRequired)
      .test('notFuture', FIELD_MESSAGES.appliedInFuture, (date) => date <= today),
    renewalReference: referenceField().optional(),
  });
}

/** Values of the form. */
export type ApplicationForm = InferType<ReturnType<typeof toApplicationFormSchema>>;
