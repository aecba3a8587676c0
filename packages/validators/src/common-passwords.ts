import { dictionary } from '@zxcvbn-ts/language-common';

/** So many of the commonest passwords are refused (D9). */
export const COMMON_PASSWORD_COUNT = 10_000;

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, COMMON_PASSWORD_COUNT));

/**
 * Whether a password is among the 10,000 commonest, whatever its case. For the server only: the list is large and
 * stays out of every browser bundle, so nothing that a form imports may import this module.
 */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
