import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@anupalan/enums/limits';
import { text } from './primitives.ts';

/** Whose password it is: neither may be the password, whatever the case (D9). */
export type PasswordOwner = { email?: string | null; name?: string | null };

/**
 * Yup's context for a new password. The server gives `isCommonPassword` of `common-passwords.ts`; a form does not,
 * and shows the server's answer instead.
 */
export type PasswordContext = PasswordOwner & { isCommonPassword?: (password: string) => boolean };

/** Printable and neither letter nor digit: signs, currency, emoji, and the space. */
const SPECIAL = /[^\p{L}\p{M}\p{N}\p{C}\p{Zl}\p{Zp}]/u;

function isSameText(password: string, other: string | null | undefined): boolean {
  if (!other) return false;
  const fold = (value: string) => value.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return fold(password) === fold(other);
}

/** What a password needs, each with the words of its hint (D9). Length counts characters, not UTF-16 units. */
export const PASSWORD_RULES: readonly { label: string; isKept: (password: string) => boolean }[] = [
  {
    label: `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters`,
    isKept: (password) => {
      const { length } = [...password];
      return length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH;
    },
  },
  { label: 'an uppercase letter', isKept: (password) => /\p{Lu}/u.test(password) },
  { label: 'a lowercase letter', isKept: (password) => /\p{Ll}/u.test(password) },
  { label: 'a number', isKept: (password) => /\d/.test(password) },
  { label: 'a special character', isKept: (password) => SPECIAL.test(password) },
];

/**
 * Whether a password keeps the policy of D9, except for the list of common ones, which is kept apart
 * (`common-passwords.ts`) so that it stays out of the browser.
 */
export function isPasswordAllowed(password: string, owner: PasswordOwner = {}): boolean {
  return (
    PASSWORD_RULES.every(({ isKept }) => isKept(password)) &&
    !/\p{Cc}/u.test(password) &&
    !isSameText(password, owner.email) &&
    !isSameText(password, owner.name)
  );
}

/**
 * A new password: required with the message of its form, then the one sentence of the policy. Whose it is and the
 * list of common ones come from Yup's context (`PasswordContext`) where they are known.
 */
export function passwordField(requiredMessage: string) {
  return text()
    .required(requiredMessage)
    .test('passwordPolicy', FIELD_MESSAGES.passwordPolicy, (value, context) => {
      if (!value) return true;
      const { isCommonPassword, ...owner }: PasswordContext = context.options.context ?? {};
      return isPasswordAllowed(value, owner) && !isCommonPassword?.(value);
    });
}
