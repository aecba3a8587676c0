import {
  PASSWORD_MESSAGE_MAX_LENGTH,
  PASSWORD_MESSAGE_MIN_LENGTH,
  PASSWORD_PATTERN_MIN_LENGTH,
} from '@anupalan/enums/limits';

/** Local part, @, domain, a top-level part of two letters or more. See docs/spec-coverage.md#validation. */
export const EMAIL_PATTERN =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/**
 * First reading of the password, the constant: 6 or more with upper, lower, digit and one of `!@#$&*`. What is
 * enforced is in `password.ts` (D9). @specified
 */
export const PASSWORD_CONSTANT_PATTERN = new RegExp(
  `^(?=.*[A-Z])(?=.*[a-z])(?=.*\\d)(?=.*[!@#$&*]).{${PASSWORD_PATTERN_MIN_LENGTH},}$`,
);

/** Second reading, the user-facing messages: 7 to 18 with upper, lower, digit and any special character. @specified */
export const PASSWORD_MESSAGE_PATTERN = new RegExp(
  `^(?=.*[A-Z])(?=.*[a-z])(?=.*\\d)(?=.*[^A-Za-z0-9\\s]).{${PASSWORD_MESSAGE_MIN_LENGTH},${PASSWORD_MESSAGE_MAX_LENGTH}}$`,
);

/** Ten digits. See docs/spec-coverage.md#validation. */
export const PHONE_PATTERN = /^\d{10}$/;

/**
 * Letters of any script with their marks, and single spaces between words. See docs/spec-coverage.md#validation
 * (profile).
 */
export const LETTERS_PATTERN = /^[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)*$/u;

/**
 * A name that is a "valid string" (docs/spec-coverage.md#validation, sign-up): letters of any script, with the signs
 * between them that names have. At least one letter; no digits, no markup.
 */
export const NAME_PATTERN = /^(?=.*\p{L})[\p{L}\p{M}.'’\- ]+$/u;

/** A calendar date as text; whether the day exists is checked apart. */
export const DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** The form of an id (any UUID). */
export const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
