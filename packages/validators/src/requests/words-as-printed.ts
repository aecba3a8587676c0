import { requiredMessage, tooLongMessage } from '@anupalan/enums/field-messages';
import { LIMIT_TEXT_MAX_LENGTH } from '@anupalan/enums/limits';
import { lineField } from '../fields.ts';

/** A text that must not be empty where it is sent. */
export const words = (label: string) =>
  lineField()
    .min(1, requiredMessage(label))
    .max(LIMIT_TEXT_MAX_LENGTH, tooLongMessage(label, LIMIT_TEXT_MAX_LENGTH));

/** A text that may be missing; an empty one clears it, as null does. */
export const optionalWords = (label: string, max = LIMIT_TEXT_MAX_LENGTH) =>
  lineField()
    .transform((value: unknown) => (value === '' ? null : value))
    .max(max, tooLongMessage(label, max))
    .nullable()
    .optional();
