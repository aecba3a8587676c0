import { formatDate } from '../../schedules/describe.ts';
import { findDates } from '../language/dates.ts';
import type { Fact, OrderFacts, ValidityPeriod } from '../types.ts';

/** The rule behind each fact that is not worked out of another. */
const RULES = {
  kind: 'The title of the order, or the sentence that grants it, names its kind.',
  authority: 'The letterhead, or whoever signs, is the authority that issued it.',
  consentNo: 'The number that stands at the order itself. Numbers of other papers do not count.',
  industryName: 'Whom the order is addressed or granted to.',
  category: 'The colour that the order gives the industry.',
  issuedOn: 'The date that stands beside the number of the order, or at its signature.',
  openEnded: 'No statement of its validity gives a last day.',
} as const satisfies Partial<Record<keyof OrderFacts, string>>;

/** What is known of an order when its facts are told. */
export type ToldOrder = { facts: OrderFacts; validity: readonly ValidityPeriod[] };

const tellEnd = ({ value, citation }: Fact<string>, { facts, validity }: ToldOrder): string => {
  const ends = new Set(validity.map(({ upto }) => upto));
  const which = ends.size > 1 ? ' Where its ends differ, the earliest counts.' : '';
  const printed = findDates(citation?.quote ?? '').map(({ iso }) => iso);
  if (printed.includes(value)) return `The order prints its last day.${which}`;
  const start = printed.find((iso) => iso !== null && iso < value) ?? facts.issuedOn?.value;
  return start === undefined
    ? `The order says how long it holds.${which}`
    : `The order says how long it holds. Counted from ${formatDate(start)}, it ends on ${formatDate(value)}.${which}`;
};

const tellLead = ({ value }: Fact<number>, { facts }: ToldOrder): string => {
  const end = facts.validUpto?.value;
  const days = value === 1 ? '1 day' : `${value} days`;
  return end === undefined
    ? `The condition on renewal asks for the application ${days} before the end.`
    : `The condition on renewal asks for the application this long before the end. Counted back from ${formatDate(end)}, that is ${days}.`;
};

/**
 * How a fact was read, in a sentence or two: the rule, and from which date it is worked out. Null where the order says
 * no such thing, or a person said it: then the order was not asked.
 */
export const toFactWhy = (name: keyof OrderFacts, order: ToldOrder): string | null => {
  const fact = order.facts[name];
  // What a person put right has no words of the order, and nothing to doubt (contract, PATCH /consent-documents/{id}).
  if (fact === undefined || (fact.citation === null && fact.confidence === 1)) return null;
  if (name === 'validUpto') return order.facts.validUpto ? tellEnd(order.facts.validUpto, order) : null;
  if (name === 'renewalLeadDays')
    return order.facts.renewalLeadDays ? tellLead(order.facts.renewalLeadDays, order) : null;
  return RULES[name];
};
