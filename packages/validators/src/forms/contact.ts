import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { SUPPORT_TYPES } from '@anupalan/enums/support';
import { type InferType, object } from 'yup';
import { choiceField, emailField, fullNameField, messageField, subjectField } from '../fields.ts';
import { createSupportRequestSchema } from '../requests/support.ts';

/** The public contact form (docs/spec-coverage.md#validation). Its `fullName` is the call's `name`. */
export const contactFormSchema = object({
  fullName: fullNameField(),
  email: emailField(),
  type: choiceField(SUPPORT_TYPES).required(FIELD_MESSAGES.typeRequired),
  subject: subjectField(),
  message: messageField(),
});

/** Values of the contact form. */
export type ContactForm = InferType<typeof contactFormSchema>;

/** The signed-in support form: the same as the call. */
export const supportFormSchema = createSupportRequestSchema;

/** Values of the support form. */
export type SupportForm = InferType<typeof supportFormSchema>;
