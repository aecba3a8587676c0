import type { Organisation } from '@anupalan/api-client/types';
import { AUTH_MESSAGES } from '@anupalan/enums/messages';

const DAY_MS = 86_400_000;

/** What is said about a trial; `isOver`: the organisation is read only. */
export type TrialWords = { isOver: boolean; days: number; title: string };

/** Until so many days are left the line of the menu is enough. */
export const TRIAL_NOTICE_DAYS = 7;

/** Days that are left of a trial, begun ones too; null for an organisation that is on none, 0 or less once it has ended. */
export function countTrialDays({ trialEndsAt }: Pick<Organisation, 'trialEndsAt'>, now: Date): number | null {
  return trialEndsAt ? Math.ceil((Date.parse(trialEndsAt) - now.getTime()) / DAY_MS) : null;
}

/** "Trial, 9 days left" with the pages of today, for the menu; null without a trial. */
export function findTrialLine(
  organisation: Pick<Organisation, 'trialEndsAt' | 'isReadOnly' | 'reading'>,
  now: Date,
): { title: string; note?: string } | null {
  const days = countTrialDays(organisation, now);
  if (days === null) return null;
  if (organisation.isReadOnly || days <= 0) return { title: 'Trial ended', note: 'You can read your data' };
  const { reading } = organisation;
  const title = days === 1 ? 'Trial, last day' : `Trial, ${days} days left`;
  if (!reading || reading.pagesADay === null) return { title };
  return { title, note: `${reading.pagesToday} of ${reading.pagesADay} pages read today` };
}

/** "Your trial ends in 5 days.", or that it has ended; null for an organisation that is on none (D11). */
export function findTrialWords(
  { trialEndsAt, isReadOnly }: Pick<Organisation, 'trialEndsAt' | 'isReadOnly'>,
  now: Date,
): TrialWords | null {
  if (!trialEndsAt) return null;
  const days = countTrialDays({ trialEndsAt }, now) ?? 0;
  if (isReadOnly || days <= 0) return { isOver: true, days: 0, title: AUTH_MESSAGES.trialEnded };
  return {
    isOver: false,
    days,
    title: days === 1 ? 'Your trial ends within a day.' : `Your trial ends in ${days} days.`,
  };
}
