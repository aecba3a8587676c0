import type { EmailDomain } from '@anupalan/validators/entities/user';
import { isValid as isNotDisposable } from 'mailchecker';

/** The domain of an address, in lower case. */
export function toDomain(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/**
 * Whether an address may be invited (D16): on the organisation's verified domain; without one, any that is not of a
 * provider of throw-away addresses.
 */
export function checkEmailDomain(email: string, verifiedDomain: string | null): EmailDomain {
  const domain = toDomain(email);
  const answer = (reason: string | null): EmailDomain => ({ isValid: reason === null, domain, reason });
  if (verifiedDomain !== null && domain !== verifiedDomain.toLowerCase())
    return answer(`Your organisation can invite only addresses of ${verifiedDomain}`);
  if (!isNotDisposable(email)) return answer('Disposable addresses cannot be invited');
  return answer(null);
}
