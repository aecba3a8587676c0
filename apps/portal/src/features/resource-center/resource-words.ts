import type { Resource } from '@anupalan/api-client/types';
import { formatDate } from '@anupalan/compliance/schedules/describe';
import type { StatutoryVerification } from '@anupalan/enums/statutory';

/** What each degree of certainty means, in a sentence of its own. */
const MEANINGS: Readonly<Record<StatutoryVerification, string>> = {
  verified: 'Confirmed by a primary text: the form, the gazette, a page of the authority or an issued order.',
  secondary: 'Only a secondary text was read. Compare it with the official text before you rely on it.',
  unverified: 'No text was read for this entry. Use it as a hint and check the official text.',
  conflict: 'Sources disagree. Check the official text before you rely on either.',
};

/** Whether an entry is verified, what that means, and when it was written. */
export function toCertainty({
  verification,
  writtenOn,
}: Pick<Resource, 'verification' | 'writtenOn'>): string {
  return `${MEANINGS[verification]} Written on ${formatDate(writtenOn)}; the date of the copy that was read is not known.`;
}

/** Where an entry holds. */
export function toPlaces(states: Resource['states']): string {
  return states === null ? 'All India' : states.join(', ');
}

/** Longest part of an address that is shown. */
const SHOWN = 60;

/** An address as a person reads it: without its beginning, cut where it is long. */
export function toAddressText(address: string): string {
  const text = address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
