import { formatDate } from '../../schedules/describe.ts';
import type { FactFindings } from '../facts/find-facts.ts';
import { findDates, toIsoDate } from '../language/dates.ts';
import type { Citation, Doubt, Fact, ReadObligation, ReadQuestion } from '../types.ts';
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

const toWords = ([one, other]: readonly [string, string]): string =>
  `The scan of this date can be read as ${one} or ${other}.`;

const toDays = ([one, other]: readonly [string, string]): [string, string] => [
  formatDate(one),
  formatDate(other),
];

/** Whether the words that a date is read from print it; else it is worked out from another. */
const isPrinted = ({ value, citation }: Fact<string>): boolean =>
  citation !== null && findDates(citation.quote).some(({ iso }) => iso === value);

/**
 * The facts without a day of issue that may be two days: which it is is asked, and so is the end of the order where it is
 * worked out from that day.
 */
export const withAskedIssue = (findings: FactFindings, doubts: readonly Doubt[]): FactFindings => {
  const { issuedOn, ...others } = findings.facts;
  const days = issuedOn ? findBothDays(issuedOn.value, issuedOn.citation, doubts) : null;
  if (!issuedOn || !days) return findings;
  const question: ReadQuestion = {
    text: `${toWords(toDays(days))} When was the order issued?`,
    citation: issuedOn.citation,
    asks: { kind: 'issued_on', options: days },
  };
  const known = { ...findings, facts: others, questions: [...findings.questions, question] };
  const { validUpto } = others;
  if (!validUpto || isPrinted(validUpto)) return known;
  return withoutEnd(known, validUpto, {
    text: 'The end of the order counts from a date that can be read in two ways. Until when is the order valid?',
    citation: validUpto.citation,
    asks: { kind: 'valid_upto', options: [] },
  });
};

/** The facts without the end of the order, which is asked about. */
const withoutEnd = (
  { facts: { validUpto: _, ...facts }, validity, questions }: FactFindings,
  end: Fact<string>,
  question: ReadQuestion,
): FactFindings => ({
  facts: { ...facts, openEnded: { value: 'not_stated', citation: end.citation, confidence: 0.6 } },
  validity: validity.filter(({ upto }) => upto !== end.value),
  questions: [...questions, question],
});

/** The facts without an end of the order that may be two days: which it is is asked. */
export const withAskedEnd = (findings: FactFindings, doubts: readonly Doubt[]): FactFindings => {
  const { validUpto } = findings.facts;
  const days = validUpto ? findBothDays(validUpto.value, validUpto.citation, doubts) : null;
  if (!validUpto || !days) return findings;
  return withoutEnd(findings, validUpto, {
    text: `${toWords(toDays(days))} Until when is the order valid?`,
    citation: validUpto.citation,
    asks: { kind: 'valid_upto', options: days },
  });
};

type Duties = { obligations: ReadObligation[]; questions: ReadQuestion[] };

const toDayOfYear = (day: string): string => formatDate(`2000-${day}`).replace(/ 2000$/, '');

/** What is asked of a duty whose printed day may be two; null where it is one. */
const askDay = (
  { basis, dueDate, recurring, frequency, citation }: ReadObligation,
  doubts: readonly Doubt[],
): Pick<ReadQuestion, 'text' | 'asks'> | null => {
  const days = basis === 'printed' && dueDate !== null ? findBothDays(dueDate, citation, doubts) : null;
  if (!days) return null;
  if (!recurring)
    return {
      text: `${toWords(toDays(days))} Which day is meant?`,
      asks: { kind: 'day', options: days },
    };
  // Of several days in a year it would be asked which of them the figure is of: they keep their mark.
  const [one, other] = days.map((day) => day.slice(-'MM-DD'.length)).sort();
  if (frequency !== 'yearly' || one === undefined || other === undefined || one === other) return null;
  return {
    text: `${toWords([toDayOfYear(one), toDayOfYear(other)])} Which day of every year is meant?`,
    asks: { kind: 'day_of_year', options: [one, other] },
  };
};

/**
 * The duties without a printed day that may be two: which it is is asked. What is due more often than once a year keeps
 * its days.
 */
export const withAskedDays = ({ obligations, questions }: Duties, doubts: readonly Doubt[]): Duties => {
  const asked: ReadQuestion[] = [];
  const known = obligations.map((duty) => {
    const question = askDay(duty, doubts);
    if (!question) return duty;
    asked.push({ ...question, citation: duty.citation });
    // Nothing is made of a day that nobody knows.
    return { ...duty, dueDate: null, schedule: null, recurrence: null, basis: null };
  });
  return { obligations: known, questions: [...questions, ...asked] };
};
