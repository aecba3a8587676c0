import { toRenewalState } from '@anupalan/compliance/renewal/apply-by';
import { formatDate } from '@anupalan/compliance/schedules/describe';
import { CONSENT_KIND_LABELS, CONSENT_KINDS, type ConsentKind } from '@anupalan/enums/consents';
import { RENEWAL_WINDOW_DAYS } from '@anupalan/enums/limits';
import { getRenewalDates, PREPARATION_DAYS } from '../renewal-dates.ts';
import { getRow } from './rows.ts';
import type { Calculator, Step } from './types.ts';
import { inDays, toDistance, toSourceLine } from './words.ts';

const toKind = (value: string | undefined): ConsentKind | null =>
  CONSENT_KINDS.find((kind) => kind === value) ?? null;

/** What is taken off the last valid day, and why: the order's own words first (D45). */
function toLead(leadDays: number | null, kind: ConsentKind | null): { off: string; why: string } {
  if (leadDays !== null) return { off: inDays(leadDays), why: 'Your order prints this period.' };
  if (kind === 'hw_authorisation') return { off: '3 months', why: `${toSourceLine(getRow('wasteRenewal'))}` };
  return { off: inDays(RENEWAL_WINDOW_DAYS), why: 'Our advice if the order prints no period.' };
}

/** The last day to apply for the renewal of an order (D45). */
export const renewal: Calculator = {
  title: 'Renewal of a consent',
  lead: 'The last day to apply, counted from the last valid day of your order.',
  fields: [
    { name: 'ends', kind: 'day', label: 'Last day of your consent' },
    {
      name: 'kind',
      kind: 'choice',
      label: 'Kind of order',
      isOptional: true,
      placeholder: 'Select a kind',
      options: CONSENT_KINDS.map((value) => ({ value, label: CONSENT_KIND_LABELS[value] })),
    },
    {
      name: 'lead',
      kind: 'number',
      unit: 'days',
      min: 1,
      max: 365,
      label: 'Days before the end, as printed in the order',
      hint: 'The general conditions of the order name it.',
      isOptional: true,
    },
  ],
  example: { ends: '2030-04-30', lead: '60' },
  source: 'Your order. If it prints no period: 3 months for hazardous waste, 120 days for all others.',
  work: ({ ends = '', kind, lead = '' }, today) => {
    const leadDays = lead === '' ? null : Number(lead);
    const dates = getRenewalDates(ends, leadDays, today, toKind(kind));
    if (!dates) throw new Error(`${ends} is no day.`);
    const { applyBy, beginOn } = dates;
    const { off, why } = toLead(leadDays, toKind(kind));
    const state = toRenewalState({ applyBy, renewalAppliedOn: null }, today);
    const steps: Step[] = [
      { sum: `${formatDate(ends)} − ${off}`, result: `Apply by ${formatDate(applyBy)}`, why },
      {
        sum: `${formatDate(applyBy)} − ${inDays(PREPARATION_DAYS)}`,
        result: `Start on ${formatDate(beginOn)}`,
        why:
          beginOn < today
            ? 'Our advice: time for tests, gaps and signatures. This day has passed.'
            : 'Our advice: time for tests, gaps and signatures.',
      },
    ];
    return {
      tone: state === 'missed' ? 'danger' : state === 'near' ? 'warn' : 'ok',
      answer:
        state === 'missed'
          ? `The apply-by date passed on ${formatDate(applyBy)}.`
          : `Apply by ${formatDate(applyBy)}, ${toDistance(today, applyBy)}.`,
      steps,
      dates: [
        { day: beginOn, title: 'Start the renewal of the consent' },
        { day: applyBy, title: 'Last day to apply for the renewal' },
        { day: ends, title: 'Last valid day of the consent' },
      ],
    };
  },
};
