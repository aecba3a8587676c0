import { INDUSTRY_CATEGORIES } from '@anupalan/enums/consents';
import { tooLongMessage } from '@anupalan/enums/field-messages';
import { ORGANISATION_NAME_MAX_LENGTH } from '@anupalan/enums/limits';
import type { InferType } from 'yup';
import { choiceField, lineField, paragraphField } from '../fields.ts';
import { listOf, text } from '../primitives.ts';
import { request } from './envelope.ts';

const ADDRESS_MAX_LENGTH = 500;
const WORD_MAX_LENGTH = 100;
const WORDS_MAX_COUNT = 200;
const TIME_ZONE_UNKNOWN = 'Please choose a time zone from the list';

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function wordField(label: string) {
  return lineField()
    .max(WORD_MAX_LENGTH, tooLongMessage(label, WORD_MAX_LENGTH))
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .optional();
}

function wordsField(label: string) {
  return listOf(
    lineField()
      .required(`${label} cannot be empty`)
      .max(WORD_MAX_LENGTH, tooLongMessage(label, WORD_MAX_LENGTH)),
  )
    .max(WORDS_MAX_COUNT, `At most ${WORDS_MAX_COUNT} entries`)
    .optional();
}

/** PATCH /organisation (D28). What is absent stays; null clears. */
export const updateOrganisationRequestSchema = request({
  name: lineField()
    .min(1, 'Name is required')
    .max(ORGANISATION_NAME_MAX_LENGTH, tooLongMessage('Name', ORGANISATION_NAME_MAX_LENGTH))
    .optional(),
  address: paragraphField()
    .max(ADDRESS_MAX_LENGTH, tooLongMessage('Address', ADDRESS_MAX_LENGTH))
    .nullable()
    .optional(),
  state: wordField('State'),
  sector: wordField('Sector'),
  category: choiceField(INDUSTRY_CATEGORIES).nullable().optional(),
  wastes: wordsField('Waste'),
  equipment: wordsField('Equipment'),
  scope: wordsField('Scope'),
  accreditation: wordField('Accreditation'),
  timeZone: text()
    .min(1, TIME_ZONE_UNKNOWN)
    .test('timeZone', TIME_ZONE_UNKNOWN, (value) => !value || isTimeZone(value))
    .optional(),
});

/** A checked change of the organisation. */
export type UpdateOrganisationRequest = InferType<typeof updateOrganisationRequestSchema>;
