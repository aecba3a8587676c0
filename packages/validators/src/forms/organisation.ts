import { FIELD_MESSAGES, tooLongMessage } from '@anupalan/enums/field-messages';
import {
  ACCREDITATION_NO_MAX_LENGTH,
  LAB_ABOUT_MAX_LENGTH,
  LAB_EQUIPMENT_MAX_LENGTH,
  LAB_MEDIA,
  LAB_PARAMETER_MAX_LENGTH,
} from '@anupalan/enums/labs';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, ORGANISATION_NAME_MAX_LENGTH } from '@anupalan/enums/limits';
import { object } from 'yup';
import { dateField, lineField, paragraphField, phoneField } from '../fields.ts';
import { EMAIL_PATTERN } from '../patterns.ts';
import { text, trimmedText } from '../primitives.ts';
import { otherNamesField } from './enquiry.ts';

const ADDRESS_MAX_LENGTH = 500;

/** The fields that every organisation has. Lists are chosen and need no rule. */
export const organisationFormSchema = object({
  name: lineField()
    .required('Name is required')
    .max(ORGANISATION_NAME_MAX_LENGTH, tooLongMessage('Name', ORGANISATION_NAME_MAX_LENGTH)),
  address: paragraphField().max(ADDRESS_MAX_LENGTH, tooLongMessage('Address', ADDRESS_MAX_LENGTH)),
  timeZone: text().required('Please choose a time zone from the list'),
});

/** Other parameters of a medium, typed with commas, under `effluentOthers` and similar names. */
const otherParameters = Object.fromEntries(
  LAB_MEDIA.map((medium) => [`${medium}Others`, otherNamesField(LAB_PARAMETER_MAX_LENGTH, 'A parameter')]),
);

/** The page of a laboratory. */
export const labPageFormSchema = object({
  about: paragraphField().max(LAB_ABOUT_MAX_LENGTH, tooLongMessage('About', LAB_ABOUT_MAX_LENGTH)),
  ...otherParameters,
  otherEquipment: otherNamesField(LAB_EQUIPMENT_MAX_LENGTH, 'A device'),
  nablNo: lineField().max(
    ACCREDITATION_NO_MAX_LENGTH,
    tooLongMessage('NABL number', ACCREDITATION_NO_MAX_LENGTH),
  ),
  nablValidUntil: dateField(),
  recognisedUntil: dateField(),
  contactName: lineField().max(NAME_MAX_LENGTH, tooLongMessage('Contact', NAME_MAX_LENGTH)),
  contactEmail: trimmedText()
    .max(EMAIL_MAX_LENGTH, FIELD_MESSAGES.emailInvalid)
    .matches(EMAIL_PATTERN, { message: FIELD_MESSAGES.emailInvalid, excludeEmptyString: true }),
  contactPhone: phoneField(),
});
