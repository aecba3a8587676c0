import type { Tx } from '../../database/database.ts';
import * as repository from './repository.ts';

/** Providers where everybody can have an address: theirs is no organisation's domain (D16). Nor is an example's. */
const PUBLIC_PROVIDERS = new Set([
  'aol.com',
  'example.com',
  'example.net',
  'example.org',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'gmx.net',
  'googlemail.com',
  'hotmail.co.in',
  'hotmail.com',
  'icloud.com',
  'in.com',
  'indiatimes.com',
  'live.com',
  'live.in',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'outlook.in',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'rediff.com',
  'rediffmail.com',
  'rocketmail.com',
  'sify.com',
  'tutanota.com',
  'yahoo.co.in',
  'yahoo.com',
  'yahoo.in',
  'yandex.com',
  'ymail.com',
  'zohomail.com',
  'zohomail.in',
]);

/** The domain of an address that is an organisation's own; null for that of a public mail provider. */
export function findOwnDomain(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domain === '' || PUBLIC_PROVIDERS.has(domain) ? null : domain;
}

/**
 * Makes the domain of an address the verified one of the organisation whose owner has just shown that it is theirs.
 * Of others, and where one is set already, nothing changes. Runs as the system: who follows a mailed link has no
 * session yet.
 */
export async function verifyDomainOfOwner(tx: Tx, user: { id: string; email: string }): Promise<void> {
  const domain = findOwnDomain(user.email);
  if (domain !== null) await repository.setDomainOfOwner(tx, user.id, domain);
}
