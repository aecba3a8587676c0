import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { dateField } from '../fields.ts';
import { correctResultRequestSchema } from '../requests/results.ts';

/**
 * A result that was misread, as a person corrects it (D47). @param today the organisation's day, `YYYY-MM-DD`: nothing
 * was sampled later
 */
export function toResultCorrectionFormSchema(today: string) {
  return correctResultRequestSchema.shape({
    sampledOn: dateField()
      .nullable()
      .optional()
      .test('notFuture', FIELD_MESSAGES.sampledInFuture, (date) => !date || date <= today),
  });
}
