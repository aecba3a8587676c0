import { useVerifyEmailDomainQuery } from '@anupalan/api-client/endpoints/users';
import type { EmailDomain } from '@anupalan/api-client/types';
import { EMAIL_PATTERN } from '@anupalan/validators/patterns';
import { useEffect, useState } from 'react';

/** How long typing rests before the server is asked, in milliseconds. */
const REST_MS = 400;

/** What is known of an address: whether it is being asked about, and the server's answer. */
export type DomainCheck = { isChecking: boolean; answer: EmailDomain | null };

/** Asks, when typing rests, whether an address may be invited (D16). What is no address is not asked about. */
export function useDomainCheck(email: string): DomainCheck {
  const typed = email.trim();
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAddress = EMAIL_PATTERN.test(typed);
  const { currentData, isFetching } = useVerifyEmailDomainQuery(rested, {
    skip: rested !== typed || !isAddress,
  });
  if (!isAddress) return { isChecking: false, answer: null };
  const isResting = rested !== typed;
  return { isChecking: isResting || isFetching, answer: isResting ? null : (currentData ?? null) };
}
