import { formatDate } from '../../schedules/describe.ts';
import { findDates } from '../language/dates.ts';
import type { Fact, OpenEnded, OrderFacts, ValidityPeriod } from '../types.ts';

/** The rule behind each fact that is not worked out of another. */
const RULES = {
  kind: 'The title of the order, or the sentence that grants it, names this kind.',
  authority: 'The letterhead or the signature names this authority.',
  consentNo:
    'This number is printed with the title or the date of the order, not with another paper that it mentions.',
  industryName: 'The order is addressed or granted to this holder.',
  category: 'The order gives the industry this colour.',
  issuedOn: 'This date is printed beside the number of the order or at its signature.',
} as const satisfies Partial<Record<keyof OrderFacts, string>>;

const OPEN_ENDS: Readonly<Record<OpenEnded, string>> = {
  until_cancelled: 'The order is valid until it is cancelled, so it has no last day.',
  one_time: 'The order is granted once, so it has no last day.',
  until_commissioning: 'The order is valid until the plant is commissioned, so it has no last day yet.',
  not_stated: 'No statement about validity gives a last day.',
};

/** What is known of an order when its facts are told. */
export type ToldOrder = { facts: OrderFacts; validity: readonly ValidityPeriod[] };

const tellEnd = ({ value, citation }: Fact<string>, { facts, validity }: ToldOrder): string => {
  const ends = new Set(validity.map(({ upto }) => upto));
  const which = ends.size > 1 ? ', the earliest of several' : '';
  const printed = findDates(citation?.quote ?? '').map(({ iso }) => iso);
  if (printed.includes(value)) return `The order prints this last day${which}.`;
  const start = printed.find((iso) => iso !== null && iso < value) ?? facts.issuedOn?.value;
  return start === undefined
    ? `The order says for how long it is valid${which}.`
    : `The order says for how long it is valid: counted from ${formatDate(start)}, it ends on ${formatDate(value)}${which}.`;
};

const tellLead = ({ value }: Fact<number>, { facts }: ToldOrder): string => {
  const end = facts.validUpto?.value;
  const days = value === 1 ? '1 day' : `${value} days`;
  return `The condition on renewal asks for the application ${days} before the end${end === undefined ? '' : `, counted back from ${formatDate(end)}`}.`;
};

/**
 * How a fact was read, in one sentence: the rule, and from which date it is worked out. Null where the order says
 * no such thing, or a person said it: then the order was not asked.
 */
export const toFactWhy = (name: keyof OrderFacts, order: ToldOrder): string | null => {
  const fact = order.facts[name];
  // What a person put right has no words of the order, and nothing to doubt (contract, PATCH /consent-documents/{id}).
  if (fact === undefined || (fact.citation === null && fact.confidence === 1)) return null;
  if (name === 'validUpto') return order.facts.validUpto ? tellEnd(order.facts.validUpto, order) : null;
  if (name === 'renewalLeadDays')
    return order.facts.renewalLeadDays ? tellLead(order.facts.renewalLeadDays, order) : null;
  if (name === 'openEnded') return order.facts.openEnded ? OPEN_ENDS[order.facts.openEnded.value] : null;
  return RULES[name];
};
