import type { ConsentDocument } from '@anupalan/api-client/types';
import { type RenewalState, toRenewalState } from '@anupalan/compliance/renewal/apply-by';
import { daysBetween } from '@anupalan/compliance/schedules/dates';
import { formatDaysLeft, formatSpan } from '@anupalan/compliance/validity/describe-left';
import { OPEN_ENDED_LABELS } from '@anupalan/enums/consents';
import type { Ribbon, Tone } from '@anupalan/ui';
import { formatLongDate } from '../../../../shared/tasks/task-dates.ts';
import { toValidity } from '../../validity-words.ts';
import { passportWords } from '../words.ts';

/** A figure of the passport: what it is, its value, and a line about it. */
export type PassportFigure = { title: string; value: string; note?: string; tone?: Tone };

type Document = ConsentDocument;

/** The tone of a renewal: red once the last day to apply was missed, amber while it is near (D45). */
const TONES: Readonly<Record<RenewalState, Tone | undefined>> = {
  none: undefined,
  ahead: undefined,
  near: 'warn',
  missed: 'danger',
  applied: 'ok',
};

/** A note on a date that is the end of the order, or counted from it: whether the scan of the end is hard to read. */
function withDoubt({ facts }: Document, note: string): string {
  return (facts.validUpto?.doubts ?? []).length > 0
    ? `${note.replace(/\.$/, '')}. ${passportWords.doubtfulEnd}`
    : note;
}

/** The last day to apply for renewal, or the application (D45); null where none is to be applied for. */
export function toRenewalFigure(document: Document, today: string): PassportFigure | null {
  const { applyBy, renewalAppliedOn, renewalReference } = document;
  const state = toRenewalState(document, today);
  const tone = TONES[state];
  if (renewalAppliedOn !== null) {
    const note =
      renewalReference === null ? passportWords.noReference : passportWords.reference(renewalReference);
    return {
      title: passportWords.appliedOn,
      value: formatLongDate(renewalAppliedOn),
      note,
      ...(tone && { tone }),
    };
  }
  if (applyBy === null || document.supersededById !== null) return null;
  const days = daysBetween(today, applyBy);
  const left =
    days < 0
      ? passportWords.ago(formatSpan(-days))
      : days === 0
        ? passportWords.lastDay
        : passportWords.left(formatSpan(days));
  return {
    title: state === 'missed' ? passportWords.applyByPassed : passportWords.applyBy,
    value: formatLongDate(applyBy),
    note: withDoubt(document, passportWords.notApplied(left)),
    ...(tone && { tone }),
  };
}

/** Until when the order is valid, and how long that is. */
export function toValidityFigure(document: Document, today: string): PassportFigure {
  const { validUpto, daysLeft } = toValidity(document, today);
  if (validUpto !== null && daysLeft !== null) {
    const words = formatDaysLeft(daysLeft);
    return {
      title: daysLeft < 0 ? passportWords.expiredOn : passportWords.validUntil,
      value: formatLongDate(validUpto),
      note: withDoubt(document, `${words.charAt(0).toUpperCase()}${words.slice(1)}`),
      ...(daysLeft < 0 ? { tone: 'danger' as const } : {}),
    };
  }
  const reason = document.facts.openEnded?.value;
  return {
    title: passportWords.valid,
    value: reason === undefined ? passportWords.noEndDate : OPEN_ENDED_LABELS[reason],
  };
}

/** The first day of validity: of its periods, else the day of issue; null where the order says neither. */
function findFrom({ validity, facts }: Document): string | null {
  const first = validity
    .flatMap(({ from }) => from ?? [])
    .sort()
    .at(0);
  return first ?? facts.issuedOn?.value ?? null;
}

/** How much of the validity is used, as a bar; null for an order without an end. */
export function toPassportRibbon(document: Document, today: string): Ribbon | null {
  const { validUpto, daysLeft } = toValidity(document, today);
  if (validUpto === null || daysLeft === null) return null;
  const from = findFrom(document);
  const { applyBy } = document;
  const used = from === null ? 0 : daysBetween(from, today);
  const lead = applyBy === null ? 0 : daysBetween(applyBy, validUpto);
  const name =
    daysLeft < 0
      ? passportWords.expired
      : from === null || used < 0
        ? passportWords.notStarted
        : passportWords.used(formatSpan(used));
  const until = from === null ? undefined : passportWords.from(formatLongDate(from));
  const note = lead > 0 ? passportWords.lead(formatSpan(lead)) : undefined;
  const tone = daysLeft < 0 ? 'danger' : TONES[toRenewalState(document, today)];
  return {
    id: document.id,
    name: from === null && daysLeft >= 0 ? passportWords.inForce : name,
    from,
    to: validUpto,
    renewFrom: applyBy,
    left: formatDaysLeft(daysLeft),
    ...(tone === 'danger' || tone === 'warn' ? { tone } : {}),
    until,
    note,
    summary: [name, until, passportWords.summaryUntil(formatLongDate(validUpto)), note]
      .filter(Boolean)
      .join(', '),
  };
}
