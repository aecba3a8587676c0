import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { findWeakness, type PasswordHolder } from '@anupalan/validators/guessable-password';
import { isPasswordAllowed } from '@anupalan/validators/password';
import { invalidField } from '../../http/problem.ts';

const REASONS = { common: FIELD_MESSAGES.passwordCommon, personal: FIELD_MESSAGES.passwordPersonal } as const;

/**
 * The rule of every new password, whichever way it is set (D9): the policy, and then whether it is guessed easily.
 * @throws AppError invalid (422) at the field, with a sentence that says why
 */
export function checkPassword(field: string, password: string, holder: PasswordHolder): void {
  if (!isPasswordAllowed(password, holder)) throw invalidField(field, FIELD_MESSAGES.passwordPolicy);
  const weakness = findWeakness(password, holder);
  if (weakness !== null) throw invalidField(field, REASONS[weakness]);
}
