import { dictionary } from '@zxcvbn-ts/language-common';

/** How many of the most common passwords are refused (D9). */
export const COMMON_PASSWORD_COUNT = 10_000;

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, COMMON_PASSWORD_COUNT));

/**
 * Whether a password is one of the 10,000 most common, in upper or lower case. Only for the server: the list is too
 * large for a browser, so no module that a form imports may import this one.
 */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
