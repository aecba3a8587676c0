import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { type InferType, object } from 'yup';
import { phoneField, profileNameField } from '../fields.ts';

/** Profile: name of 2 to 50 letters, phone of exactly 10 digits (docs/spec-coverage.md#validation). */
export const profileFormSchema = object({
  name: profileNameField(),
  mobileNo: phoneField().required(FIELD_MESSAGES.phoneRequired),
});

/** Values of the profile form. */
export type ProfileForm = InferType<typeof profileFormSchema>;
