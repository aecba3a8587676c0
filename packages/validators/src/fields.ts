import { FIELD_LABELS, FIELD_MESSAGES, tooLongMessage } from '@anupalan/enums/field-messages';
import {
  DESCRIPTION_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  FULL_NAME_MAX_LENGTH,
  FULL_NAME_MIN_LENGTH,
  IDS_MAX_COUNT,
  JOB_TITLE_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  MESSAGE_MIN_LENGTH,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  REFERENCE_MAX_LENGTH,
  REMARK_MAX_LENGTH,
  SUBJECT_MAX_LENGTH,
  SUBJECT_MIN_LENGTH,
  TASK_NAME_MAX_LENGTH,
} from '@anupalan/enums/limits';
import type { Message } from 'yup';
import { isCalendarDate } from './dates.ts';
import { collapseSpaces } from './input.ts';
import { EMAIL_PATTERN, LETTERS_PATTERN, NAME_PATTERN, PHONE_PATTERN } from './patterns.ts';
import { listOf, text, trimmedText } from './primitives.ts';

/** A text without leading or trailing spaces, and without repeated spaces. */
export function lineField() {
  return text().transform((value: unknown) =>
    typeof value === 'string' ? collapseSpaces(value).trimEnd() : value,
  );
}

/** A text of several lines: trimmed, with its line breaks. */
export function paragraphField() {
  return trimmedText();
}

/** A value of a list. An empty text counts as missing, so that a menu without a choice reads "… is required". */
export function choiceField<const T extends string>(list: readonly T[]) {
  return text()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .oneOf(list);
}

/** A calendar date that exists, `YYYY-MM-DD`. */
export function dateField(message: Message = FIELD_MESSAGES.dateInvalid) {
  return text()
    .meta({ format: 'date' })
    .transform((value: unknown) => (value === '' ? undefined : value))
    .test('calendarDate', message, (value) => value === undefined || value === null || isCalendarDate(value));
}

/** An email: required and well-formed. Upper and lower case are kept, but accounts ignore the difference (D41). */
export function emailField(
  messages: { required: string; invalid: string } = {
    required: FIELD_MESSAGES.emailRequired,
    invalid: FIELD_MESSAGES.emailInvalid,
  },
) {
  return trimmedText()
    .required(messages.required)
    .max(EMAIL_MAX_LENGTH, messages.invalid)
    .matches(EMAIL_PATTERN, { message: messages.invalid, excludeEmptyString: true })
    .meta({ format: 'email' });
}

/** A person's name at sign-up and invitation: 2 to 50 characters, a valid string (docs/spec-coverage.md#validation). */
export function nameField() {
  return lineField()
    .required(FIELD_MESSAGES.nameRequired)
    .min(NAME_MIN_LENGTH, FIELD_MESSAGES.nameLength)
    .max(NAME_MAX_LENGTH, FIELD_MESSAGES.nameLength)
    .matches(NAME_PATTERN, { message: FIELD_MESSAGES.nameInvalid, excludeEmptyString: true });
}

/** The profile's name: 2 to 50 letters only, with spaces between words (docs/spec-coverage.md#validation). */
export function profileNameField() {
  return lineField()
    .required(FIELD_MESSAGES.nameRequired)
    .min(NAME_MIN_LENGTH, FIELD_MESSAGES.nameLength)
    .max(NAME_MAX_LENGTH, FIELD_MESSAGES.nameLength)
    .matches(LETTERS_PATTERN, { message: FIELD_MESSAGES.nameLetters, excludeEmptyString: true });
}

/** The contact form's full name: required, 2 to 50 characters. */
export function fullNameField() {
  return lineField()
    .required(FIELD_MESSAGES.fullNameRequired)
    .min(FULL_NAME_MIN_LENGTH, FIELD_MESSAGES.fullNameTooShort)
    .max(FULL_NAME_MAX_LENGTH, tooLongMessage(FIELD_LABELS.fullName, FULL_NAME_MAX_LENGTH));
}

/** A phone: exactly 10 digits. */
export function phoneField() {
  return trimmedText().matches(PHONE_PATTERN, {
    message: FIELD_MESSAGES.phoneInvalid,
    excludeEmptyString: true,
  });
}

/**
 * Tests the number of characters of a text. A character outside the basic plane counts as one, as in the database, and
 * not as two.
 */
const hasCharacters = (least: number, message: Message) => ({
  name: 'characters',
  message,
  // Of what is shorter in any way of counting `min` has told.
  test: (value: string | undefined) =>
    value === undefined || value.length < least || Array.from(value).length >= least,
});

/** The subject of a request: 5 to 200 characters. */
export function subjectField() {
  return lineField()
    .required(FIELD_MESSAGES.subjectRequired)
    .min(SUBJECT_MIN_LENGTH, FIELD_MESSAGES.subjectTooShort)
    .test(hasCharacters(SUBJECT_MIN_LENGTH, FIELD_MESSAGES.subjectTooShort))
    .max(SUBJECT_MAX_LENGTH, tooLongMessage(FIELD_LABELS.subject, SUBJECT_MAX_LENGTH));
}

/** The message of a request: 10 to 5,000 characters. */
export function messageField() {
  return paragraphField()
    .required(FIELD_MESSAGES.messageRequired)
    .min(MESSAGE_MIN_LENGTH, FIELD_MESSAGES.messageTooShort)
    .test(hasCharacters(MESSAGE_MIN_LENGTH, FIELD_MESSAGES.messageTooShort))
    .max(MESSAGE_MAX_LENGTH, tooLongMessage(FIELD_LABELS.message, MESSAGE_MAX_LENGTH));
}

/** A description: up to 5,000 characters. */
export function descriptionField() {
  return paragraphField().max(DESCRIPTION_MAX_LENGTH, tooLongMessage('Description', DESCRIPTION_MAX_LENGTH));
}

/** A remark: up to 2,000 characters. */
export function remarkField() {
  return paragraphField().max(REMARK_MAX_LENGTH, tooLongMessage('Remark', REMARK_MAX_LENGTH));
}

/** The number of an acknowledgement or a report: up to 100 characters. */
export function referenceField() {
  return lineField().max(REFERENCE_MAX_LENGTH, tooLongMessage('Reference', REFERENCE_MAX_LENGTH));
}

/** The name of a task: up to 200 characters. */
export function taskNameField() {
  return lineField().max(TASK_NAME_MAX_LENGTH, tooLongMessage('Task name', TASK_NAME_MAX_LENGTH));
}

/** A designation or a department: up to 100 characters. */
export function jobField(label: string) {
  return lineField().max(JOB_TITLE_MAX_LENGTH, tooLongMessage(label, JOB_TITLE_MAX_LENGTH));
}

/** A required id. */
export function idField(message: string = FIELD_MESSAGES.idRequired) {
  return text().required(message).meta({ format: 'uuid' });
}

/** Ids: at least one and at most 1,000. Repeated ids count once. */
export function idsField() {
  return listOf(text().required(FIELD_MESSAGES.idRequired).meta({ format: 'uuid' }))
    .transform((value: unknown) => (Array.isArray(value) ? [...new Set<unknown>(value)] : value))
    .min(1, FIELD_MESSAGES.idsRequired)
    .max(IDS_MAX_COUNT, `At most ${IDS_MAX_COUNT.toLocaleString('en-IN')} at once`);
}
