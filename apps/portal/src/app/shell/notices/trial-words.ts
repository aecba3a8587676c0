import type { Organisation } from '@anupalan/api-client/types';
import { AUTH_MESSAGES } from '@anupalan/enums/messages';

const DAY_MS = 86_400_000;

/** What is said about a trial; `isOver`: the organisation is read only. */
export type TrialWords = { isOver: boolean; title: string };

/** "Your trial ends in 5 days.", or that it has ended; null for an organisation that is on none (D11). */
export function findTrialWords(
  { trialEndsAt, isReadOnly }: Pick<Organisation, 'trialEndsAt' | 'isReadOnly'>,
  now: Date,
): TrialWords | null {
  if (!trialEndsAt) return null;
  const left = Date.parse(trialEndsAt) - now.getTime();
  if (isReadOnly || left <= 0) return { isOver: true, title: AUTH_MESSAGES.trialEnded };
  const days = Math.ceil(left / DAY_MS);
  return {
    isOver: false,
    title: days === 1 ? 'Your trial ends within a day.' : `Your trial ends in ${days} days.`,
  };
}
