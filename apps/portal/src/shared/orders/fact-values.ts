import type { ConsentFacts, Fact } from '@anupalan/api-client/types';
import { formatDate } from '@anupalan/compliance/schedules/describe';
import {
  CONSENT_FACT_LABELS,
  CONSENT_KIND_LABELS,
  INDUSTRY_CATEGORY_LABELS,
  OPEN_ENDED_LABELS,
} from '@anupalan/enums/consents';
import { orderWords } from './words.ts';

/** Name of a fact. */
export type FactName = keyof ConsentFacts;

/** What a person reads before a fact, in the order of the page. */
export const FACT_LABELS: Readonly<Record<FactName, string>> = CONSENT_FACT_LABELS;

/** Names of the facts in the order of the page. */
export const FACT_NAMES = Object.keys(FACT_LABELS) as FactName[];

/** Below this the reader was not sure. */
const SURE_FROM = 0.7;

/** A fact as a person reads it, or null where the order does not print it. */
export function toFactText(facts: ConsentFacts, name: FactName): string | null {
  const { kind, category, openEnded, issuedOn, validUpto, renewalLeadDays } = facts;
  switch (name) {
    case 'kind':
      return kind === undefined ? null : CONSENT_KIND_LABELS[kind.value];
    case 'category':
      return category === undefined ? null : INDUSTRY_CATEGORY_LABELS[category.value];
    case 'openEnded':
      return openEnded === undefined ? null : OPEN_ENDED_LABELS[openEnded.value];
    case 'issuedOn':
      return issuedOn === undefined ? null : formatDate(issuedOn.value);
    case 'validUpto':
      return validUpto === undefined ? null : formatDate(validUpto.value);
    case 'renewalLeadDays':
      return renewalLeadDays === undefined ? null : toRenewalText(renewalLeadDays.value);
    default:
      return facts[name]?.value ?? null;
  }
}

function toRenewalText(days: number): string {
  if (days === 0) return orderWords.facts.noLeadTime;
  return orderWords.facts.daysBeforeExpiry(days);
}

/**
 * Where a fact came from, in words.
 * @param why how it was read, in sentences; null or left out: that is not known
 */
export function toFactNote(
  { citation, confidence }: Pick<Fact<unknown>, 'citation' | 'confidence'>,
  why: string | null = null,
): string | null {
  // A corrected fact has confidence 1 and no source (contract, PATCH /consent-documents/{id}).
  if (citation === null && confidence === 1) return orderWords.facts.corrected;
  if (citation === null) return why ?? orderWords.facts.workedOut;
  if (confidence >= SURE_FROM) return why;
  return [why, orderWords.facts.unsure].filter(Boolean).join(' ');
}
