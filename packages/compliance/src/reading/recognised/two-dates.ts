import { formatDate } from '../../schedules/describe.ts';
import type { FactFindings } from '../facts/find-facts.ts';
import { findDates, toIsoDate } from '../language/dates.ts';
import type { Citation, Doubt, ReadObligation, ReadQuestion } from '../types.ts';
import { listDoubtsOf } from './doubts.ts';

/** "12" and "2026" of "12 March 2026" stand alone. */
const ALONE = /^\D*(\d{1,2}|\d{4})\D*$/;

/** A date with the second reading of one of its words; null: that is no other day. */
const toOther = (iso: string, { text, other }: Doubt): string | null => {
  if (other === null) return null;
  const [whole] = findDates(text);
  if (whole?.iso) return whole.iso === iso ? (findDates(other)[0]?.iso ?? null) : null;
  const [part, second] = [ALONE.exec(text)?.[1], ALONE.exec(other)?.[1]];
  if (!part || !second || part.length !== second.length) return null;
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  if (part.length === 4) return Number(part) === year ? toIsoDate(Number(second), month, day) : null;
  return Number(part) === day ? toIsoDate(year, month, Number(second)) : null;
};

/** Both days that the figures of a date can be, in their order; null where they are read in one way, or the other is no day. */
export const findBothDays = (
  iso: string,
  citation: Citation | null,
  doubts: readonly Doubt[],
): [string, string] | null => {
  const others = listDoubtsOf(citation, doubts).flatMap((doubt) => toOther(iso, doubt) ?? []);
  const other = others.find((each) => each !== iso);
  return other === undefined ? null : other < iso ? [other, iso] : [iso, other];
};

const toWords = ([one, other]: [string, string]): string =>
  `The scan of this date can be read as ${formatDate(one)} or ${formatDate(other)}.`;

/** The facts without an end of the order that may be two days: which it is is asked. */
export const withAskedEnd = (findings: FactFindings, doubts: readonly Doubt[]): FactFindings => {
  const { validUpto, ...facts } = findings.facts;
  const days = validUpto ? findBothDays(validUpto.value, validUpto.citation, doubts) : null;
  if (!validUpto || !days) return findings;
  const question: ReadQuestion = {
    text: `${toWords(days)} Until when is the order valid?`,
    citation: validUpto.citation,
    asks: { kind: 'valid_upto', options: days },
  };
  return {
    facts: { ...facts, openEnded: { value: 'not_stated', citation: validUpto.citation, confidence: 0.6 } },
    validity: findings.validity.filter(({ upto }) => upto !== validUpto.value),
    questions: [...findings.questions, question],
  };
};

type Duties = { obligations: ReadObligation[]; questions: ReadQuestion[] };

/**
 * The duties without a printed day that may be two: which it is is asked. What is due again and again keeps its period.
 */
export const withAskedDays = ({ obligations, questions }: Duties, doubts: readonly Doubt[]): Duties => {
  const asked: ReadQuestion[] = [];
  const known = obligations.map((duty) => {
    const isPrinted = duty.basis === 'printed' && duty.dueDate !== null && !duty.recurring;
    const days = isPrinted && duty.dueDate ? findBothDays(duty.dueDate, duty.citation, doubts) : null;
    if (!days) return duty;
    asked.push({
      text: `${toWords(days)} Which day is meant?`,
      citation: duty.citation,
      asks: { kind: 'day', options: days },
    });
    return { ...duty, dueDate: null, basis: null };
  });
  return { obligations: known, questions: [...questions, ...asked] };
};
