import type { DashboardConsent } from '@anupalan/api-client/endpoints/dashboard';
import { toRenewalState } from '@anupalan/compliance/renewal/apply-by';
import { describeRenewal } from '@anupalan/compliance/renewal/describe';
import { formatDaysLeft } from '@anupalan/compliance/validity/describe-left';
import { OPEN_ENDED_LABELS } from '@anupalan/enums/consents';
import type { Ribbon, Tone } from '@anupalan/ui';
import { formatLongDate } from '../../shared/tasks/task-dates.ts';
import { words } from './words.ts';

/** Red once it has expired or the last day to apply was missed, amber while that day is near (D45). */
function toTone(consent: DashboardConsent, today: string): Tone | undefined {
  const renewal = toRenewalState(consent, today);
  if (consent.state === 'expired' || renewal === 'missed') return 'danger';
  return renewal === 'near' ? 'warn' : undefined;
}

function toLeft({ daysLeft, openEnded, state }: DashboardConsent): string {
  if (daysLeft !== null) return formatDaysLeft(daysLeft);
  if (state === 'valid') return words.consents.noEndDate;
  return openEnded === null ? words.consents.unknownEnd : '';
}

/** A consent as a bar of the shared axis, with the same in words. */
export function toRibbon(consent: DashboardConsent, today: string, href: string | null): Ribbon {
  const left = toLeft(consent);
  const until = consent.upto
    ? words.consents.validUntil(formatLongDate(consent.upto))
    : OPEN_ENDED_LABELS[consent.openEnded ?? 'not_stated'];
  const name =
    consent.from === null ? consent.title : words.consents.from(consent.title, formatLongDate(consent.from));
  return {
    id: consent.id,
    name: consent.title,
    href: href ?? undefined,
    from: consent.from,
    to: consent.upto,
    renewFrom: consent.applyBy,
    left,
    tone: toTone(consent, today),
    until,
    note: describeRenewal(consent, today) ?? undefined,
    summary: [name, until, left].filter((part) => part !== '').join(', '),
  };
}
