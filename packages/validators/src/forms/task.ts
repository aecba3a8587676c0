import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { type InferType, object } from 'yup';
import { dateField, referenceField, remarkField } from '../fields.ts';

/**
 * What a person records about completed due dates (D43). @param today the organisation's day, `YYYY-MM-DD`: the work
 * cannot be later
 */
export function toCompletionFormSchema(today: string) {
  return object({
    completedOn: dateField()
      .required(FIELD_MESSAGES.completedOnRequired)
      .test('notFuture', FIELD_MESSAGES.completedInFuture, (date) => date <= today),
    reference: referenceField().optional(),
    remark: remarkField().optional(),
  });
}

/** Values of the form. */
export type CompletionForm = InferType<ReturnType<typeof toCompletionFormSchema>>;
