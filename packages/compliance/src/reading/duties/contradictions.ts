import { formatDate } from '../../schedules/describe.ts';
import { listTellingWords } from '../learned/wording.ts';
import type { Asks } from '../questions/asks.ts';
import { describeCycle, parsePeriodCode, toPeriodCode } from '../questions/period-code.ts';
import type { ReadObligation, ReadQuestion } from '../types.ts';
import type { Findings } from './table-obligations.ts';

const CODES = {
  daily: 'P1D',
  weekly: 'P1W',
  monthly: 'P1M',
  quarterly: 'P3M',
  half_yearly: 'P6M',
  yearly: 'P1Y',
} as const;

/** How often a duty is due, as a code of periods; null where the order leaves it open. */
const toCode = ({ frequency, recurrence }: ReadObligation): string | null => {
  if (frequency) return CODES[frequency];
  const interval = recurrence?.interval;
  if (!interval) return null;
  const days = 'days' in interval ? interval.days : undefined;
  const daysOfMonth = 'daysOfMonth' in interval ? interval.daysOfMonth : undefined;
  return toPeriodCode({
    every: interval.every,
    unit: interval.unit,
    times: days?.length ?? daysOfMonth?.length ?? 1,
  });
};

/** A name of so many words tells a duty from others; a shorter one ("Monitor stack") needs the same sentence. */
const TELLING_NAME = 3;
const MUCH_ALIKE = 0.8;
const ALIKE = 0.5;

/** `words` are read where another duty has the same name. */
type Told = { duty: ReadObligation; name: string; nameLength: number; words: () => Set<string> };

const listWords = (duty: ReadObligation): Set<string> => {
  const quote = duty.statedFrequency
    ? duty.citation.quote.replace(duty.statedFrequency, ' ')
    : duty.citation.quote;
  const words = listTellingWords({ ...duty, quote });
  return new Set(words.length > 1 ? words : listTellingWords({ ...duty, quote: duty.citation.quote }));
};

const toTold = (duty: ReadObligation): Told => {
  const name = listTellingWords({ ...duty, quote: duty.title });
  let words: Set<string> | undefined;
  return {
    duty,
    name: name.join(' '),
    nameLength: name.length,
    words: () => {
      words ??= listWords(duty);
      return words;
    },
  };
};

const countBoth = (a: Set<string>, b: Set<string>): number => [...a].filter((word) => b.has(word)).length;

/** The words of both, of all that either has. */
const likeness = (a: Set<string>, b: Set<string>): number => {
  const both = countBoth(a, b);
  return both / (a.size + b.size - both);
};

/** The words of both, of those of the shorter: a condition may say more besides. */
const overlap = (a: Set<string>, b: Set<string>): number => countBoth(a, b) / Math.min(a.size, b.size);

/** Whether two conditions ask for the same: the same name, and much the same words without those that say when. */
const isSame = (a: Told, b: Told): boolean =>
  a.name === b.name &&
  a.nameLength > 1 &&
  a.duty.text !== b.duty.text &&
  (a.nameLength >= TELLING_NAME
    ? overlap(a.words(), b.words()) >= ALIKE
    : likeness(a.words(), b.words()) >= MUCH_ALIKE);

/** What has to be decided between two statements of one duty; null where they agree or cannot be compared. */
const findChoice = (a: ReadObligation, b: ReadObligation): Asks | null => {
  if (a.recurring !== b.recurring || a.schedule?.endDate || b.schedule?.endDate) return null;
  if (!a.recurring)
    return a.dueDate && b.dueDate && a.dueDate !== b.dueDate
      ? { kind: 'day', options: [a.dueDate, b.dueDate].toSorted() }
      : null;
  const codes = [toCode(a), toCode(b)].filter((code) => code !== null);
  if (codes.length < 2) return null;
  if (codes[0] !== codes[1]) return { kind: 'period', options: codes };
  return codes[0] === CODES.yearly && a.dueDate && b.dueDate && a.dueDate !== b.dueDate
    ? { kind: 'day_of_year', options: [a.dueDate.slice(5), b.dueDate.slice(5)].toSorted() }
    : null;
};

/** Statements that contradict another are less sure by so much. */
const DOUBT = 0.25;

/** When a duty is due, in a few words: "every 3 months", "30 Jun", "5 May 2024". */
const toWhen = (duty: ReadObligation, { kind }: Asks): string => {
  if (kind !== 'period') {
    const day = formatDate(duty.dueDate ?? '');
    return kind === 'day' ? day : day.replace(/ \d{4}$/, '');
  }
  const cycle = parsePeriodCode(toCode(duty) ?? '');
  return cycle ? describeCycle(cycle).toLowerCase() : '';
};

const toQuestion = (here: ReadObligation, there: ReadObligation, asks: Asks): ReadQuestion => {
  const place = there.conditionNo ? `condition ${there.conditionNo}` : 'another condition';
  const which = asks.kind === 'period' ? 'How often is it due?' : 'Which day is meant?';
  return {
    text: `The order says ${toWhen(here, asks)} here and ${toWhen(there, asks)} in ${place}. ${which}`,
    citation: here.citation,
    asks,
  };
};

/**
 * Asks where two conditions of an order give the same duty different periods or dates: at each of the two, with both as
 * answers. What is a part of the other's years ("monthly for the first year") contradicts nothing.
 */
export const withContradictions = ({ obligations, questions }: Findings): Findings => {
  const asked = new Set(questions.map(({ citation }) => citation?.quote));
  const byName = Map.groupBy(obligations.map(toTold), ({ name }) => name);
  const doubted = new Set<ReadObligation>();
  const found: ReadQuestion[] = [];
  for (const told of byName.values()) {
    told.forEach((b, at) => {
      const a = told.slice(0, at).find((each) => isSame(each, b));
      const asks = a && findChoice(a.duty, b.duty);
      if (!a || !asks || [a, b].some(({ duty }) => doubted.has(duty) || asked.has(duty.citation.quote)))
        return;
      doubted.add(a.duty).add(b.duty);
      found.push(toQuestion(a.duty, b.duty, asks), toQuestion(b.duty, a.duty, asks));
    });
  }
  return {
    obligations: obligations.map((duty) =>
      doubted.has(duty) ? { ...duty, confidence: Math.round((duty.confidence - DOUBT) * 100) / 100 } : duty,
    ),
    questions: [...questions, ...found],
  };
};
