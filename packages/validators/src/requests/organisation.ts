import { INDUSTRY_CATEGORIES } from '@anupalan/enums/consents';
import { FIELD_MESSAGES, tooLongMessage } from '@anupalan/enums/field-messages';
import {
  ACCREDITATION_NO_MAX_LENGTH,
  LAB_ABOUT_MAX_LENGTH,
  LAB_EQUIPMENT_MAX_COUNT,
  LAB_EQUIPMENT_MAX_LENGTH,
  LAB_MEDIA,
} from '@anupalan/enums/labs';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, ORGANISATION_NAME_MAX_LENGTH } from '@anupalan/enums/limits';
import { EQUIPMENT, INDIAN_STATES, SECTORS, WASTES } from '@anupalan/enums/organisation-facts';
import type { InferType } from 'yup';
import { choiceField, dateField, lineField, paragraphField, phoneField } from '../fields.ts';
import { EMAIL_PATTERN } from '../patterns.ts';
import { flag, listOf, shape, text, trimmedText } from '../primitives.ts';
import { parametersField } from './enquiries.ts';
import { request } from './envelope.ts';

const ADDRESS_MAX_LENGTH = 500;
const TIME_ZONE_UNKNOWN = 'Please choose a time zone from the list';

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Codes of a list, each once. */
function codesField<const T extends string>(list: readonly T[]) {
  return listOf(choiceField(list).defined())
    .transform((value: unknown) => (Array.isArray(value) ? [...new Set<unknown>(value)] : value))
    .optional();
}

/** A text that an empty one clears. */
function clearable<T extends { transform: (change: (value: unknown) => unknown) => T }>(field: T): T {
  return field.transform((value: unknown) => (value === '' ? null : value));
}

const scopeField = shape({
  medium: choiceField(LAB_MEDIA).required('Please choose a medium'),
  parameters: parametersField().required('Name at least one parameter'),
});

/** What a laboratory's page holds besides (D28). What is absent stays; null clears. */
const labPageFields = shape({
  about: clearable(paragraphField())
    .max(LAB_ABOUT_MAX_LENGTH, tooLongMessage('About', LAB_ABOUT_MAX_LENGTH))
    .nullable()
    .optional(),
  scope: listOf(scopeField)
    .max(LAB_MEDIA.length, 'Each medium can be named once')
    .test('once', 'Each medium can be named once', (value) => {
      const media = (value ?? []).map((each) => each?.medium);
      return new Set(media).size === media.length;
    })
    .optional(),
  equipment: listOf(
    lineField()
      .required('Equipment cannot be empty')
      .max(LAB_EQUIPMENT_MAX_LENGTH, tooLongMessage('Equipment', LAB_EQUIPMENT_MAX_LENGTH)),
  )
    .max(LAB_EQUIPMENT_MAX_COUNT, `At most ${LAB_EQUIPMENT_MAX_COUNT} entries`)
    .optional(),
  statesServed: codesField(INDIAN_STATES),
  nablNo: clearable(lineField())
    .max(ACCREDITATION_NO_MAX_LENGTH, tooLongMessage('NABL number', ACCREDITATION_NO_MAX_LENGTH))
    .nullable()
    .optional(),
  nablValidUntil: dateField().nullable().optional(),
  isRecognised: flag().optional(),
  recognisedUntil: dateField().nullable().optional(),
  contactName: clearable(lineField())
    .max(NAME_MAX_LENGTH, tooLongMessage('Contact', NAME_MAX_LENGTH))
    .nullable()
    .optional(),
  contactEmail: clearable(trimmedText())
    .max(EMAIL_MAX_LENGTH, FIELD_MESSAGES.emailInvalid)
    .matches(EMAIL_PATTERN, { message: FIELD_MESSAGES.emailInvalid, excludeEmptyString: true })
    .nullable()
    .optional(),
  contactPhone: clearable(phoneField()).nullable().optional(),
  isPublished: flag().optional(),
});

/** PATCH /organisation (D28). What is absent stays; null clears. `lab` is for laboratories only. */
export const updateOrganisationRequestSchema = request({
  name: lineField()
    .min(1, 'Name is required')
    .max(ORGANISATION_NAME_MAX_LENGTH, tooLongMessage('Name', ORGANISATION_NAME_MAX_LENGTH))
    .optional(),
  address: paragraphField()
    .max(ADDRESS_MAX_LENGTH, tooLongMessage('Address', ADDRESS_MAX_LENGTH))
    .nullable()
    .optional(),
  state: choiceField(INDIAN_STATES).nullable().optional(),
  sector: choiceField(SECTORS).nullable().optional(),
  category: choiceField(INDUSTRY_CATEGORIES).nullable().optional(),
  wastes: codesField(WASTES),
  equipment: codesField(EQUIPMENT),
  timeZone: text()
    .min(1, TIME_ZONE_UNKNOWN)
    .test('timeZone', TIME_ZONE_UNKNOWN, (value) => !value || isTimeZone(value))
    .optional(),
  lab: labPageFields.optional(),
});

/** A checked change of the organisation. */
export type UpdateOrganisationRequest = InferType<typeof updateOrganisationRequestSchema>;

/** A checked change of a laboratory's page. */
export type UpdateLabPageRequest = NonNullable<UpdateOrganisationRequest['lab']>;
