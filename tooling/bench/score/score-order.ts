import type { OrderReading, ReadLimit, ReadObligation } from '@anupalan/compliance/reading/types';
import { MONTHS } from '@anupalan/enums/months';
import type { Gold, GoldLimit, GoldObligation } from '@anupalan/orders/model/gold';
import { shareOf, wordsOf } from './alike.ts';

/** What is measured, in the order of the columns. */
export const METRICS = [
  'recall',
  'precision',
  'frequency',
  'due',
  'facts',
  'limits',
  'limitPrecision',
] as const;
export type Metric = (typeof METRICS)[number];

/** So many of so many. */
export type Count = readonly [right: number, of: number];

/** How well an order was read, and what was not. */
export type Score = Record<Metric, Count> & { faults: string[] };

/** Of the words of a duty so many have to be cited on its page, and so many on the page beside it. */
const ENOUGH = { samePage: 0.7, nextPage: 0.9 };

interface Pair {
  wanted: GoldObligation;
  read: ReadObligation;
  rank: number;
}

/** Each duty of the gold with the reading that fits it best; nobody is taken twice. */
function pairDuties(gold: readonly GoldObligation[], read: readonly ReadObligation[]): Pair[] {
  const pairs: Pair[] = [];
  for (const wanted of gold)
    for (const each of read) {
      const away = Math.abs((each.citation.page ?? Number.NaN) - wanted.page);
      const share = shareOf(wanted.quote, `${each.citation.quote} ${each.text}`);
      const isEnough = away === 0 ? share >= ENOUGH.samePage : away === 1 && share >= ENOUGH.nextPage;
      const rank = share - away + (each.frequency === wanted.frequency ? 0.5 : 0);
      if (isEnough) pairs.push({ wanted, read: each, rank });
    }
  const taken = new Set<GoldObligation | ReadObligation>();
  return pairs
    .toSorted((a, b) => b.rank - a.rank)
    .filter(({ wanted, read: each }) => {
      if (taken.has(wanted) || taken.has(each)) return false;
      taken.add(wanted).add(each);
      return true;
    });
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Whether a reading has the day that the gold names: a date, one of several days of a year, of a month, of a week. */
function hasDue({ due }: GoldObligation, { dueDate, schedule }: ReadObligation): boolean {
  const inYear = dueDate?.slice(5);
  const { month, dayOfMonth } = schedule ?? {};
  const planned =
    month && dayOfMonth ? `${twoDigits(MONTHS.indexOf(month) + 1)}-${twoDigits(dayOfMonth)}` : null;
  if (due === null) return true;
  if (typeof due === 'string') return due.length === 5 ? due === inYear || due === planned : due === dueDate;
  if ('day' in due) return schedule?.day === due.day;
  if ('dayOfMonth' in due)
    return dayOfMonth === due.dayOfMonth || Number(dueDate?.slice(8)) === due.dayOfMonth;
  return due.some((each) => each === inYear || each === planned);
}

type FactName = keyof Gold['facts'];

function isSameFact(name: FactName, wanted: string | null, read: string | null): boolean {
  if (wanted === null || read === null) return wanted === read;
  if (name === 'consentNo') return wordsOf(wanted).join('') === wordsOf(read).join('');
  if (name === 'industryName' || name === 'authority')
    return shareOf(wanted, read) >= 0.8 && shareOf(read, wanted) >= 0.6;
  return wanted === read;
}

const isSameLimit = (wanted: GoldLimit, read: ReadLimit): boolean =>
  shareOf(wanted.parameter, read.parameter) >= 0.6 &&
  ` ${wordsOf(read.limit).join(' ')} `.includes(` ${wordsOf(wanted.limit).join(' ')} `);

/** Measures a reading by the gold of its order. `null`: the file could not be read at all. */
export function scoreOrder(gold: Gold, reading: OrderReading | null): Score {
  const duties = reading?.obligations ?? [];
  const pairs = pairDuties(gold.obligations, duties);
  const wanted = gold.obligations.filter(({ optional }) => !optional);
  const found = pairs.filter(({ wanted: each }) => !each.optional);
  const dated = found.filter(({ wanted: each }) => each.due !== null);
  const names = Object.keys(gold.facts) as FactName[];
  const factOf = (name: FactName) => reading?.facts[name]?.value ?? null;
  const wrongFacts = names.filter((name) => !isSameFact(name, gold.facts[name], factOf(name)));
  const limits = reading?.limits ?? [];
  const lostLimits = gold.limits.filter((each) => !limits.some((limit) => isSameLimit(each, limit)));
  const strayLimits = limits.filter((limit) => !gold.limits.some((each) => isSameLimit(each, limit)));
  const isRightPeriod = ({ wanted: each, read }: Pair) => read.frequency === each.frequency;
  const isRightDay = ({ wanted: each, read }: Pair) => hasDue(each, read);
  const paired = new Set<GoldObligation | ReadObligation>(
    pairs.flatMap(({ wanted: each, read }) => [each, read]),
  );
  return {
    recall: [found.length, wanted.length],
    precision: [pairs.length, duties.length],
    frequency: [found.filter(isRightPeriod).length, found.length],
    due: [dated.filter(isRightDay).length, dated.length],
    facts: [names.length - wrongFacts.length, names.length],
    limits: [gold.limits.length - lostLimits.length, gold.limits.length],
    limitPrecision: [limits.length - strayLimits.length, limits.length],
    faults: [
      ...wanted.filter((each) => !paired.has(each)).map(({ page, quote }) => `missed p${page}: ${quote}`),
      ...duties
        .filter((each) => !paired.has(each))
        .map(({ citation }) => `none p${citation.page}: ${citation.quote}`),
      ...found
        .filter((pair) => !isRightPeriod(pair))
        .map(
          ({ wanted: each, read }) => `${read.frequency} for ${each.frequency} p${each.page}: ${each.quote}`,
        ),
      ...dated
        .filter((pair) => !isRightDay(pair))
        .map(({ wanted: each, read }) => `${read.dueDate} for ${JSON.stringify(each.due)}: ${each.quote}`),
      ...wrongFacts.map((name) => `${name}: ${factOf(name)} for ${gold.facts[name]}`),
      ...lostLimits.map(({ page, parameter, limit }) => `limit lost p${page}: ${parameter} ${limit}`),
      ...strayLimits.map(
        ({ citation, parameter, limit }) => `no limit p${citation.page}: ${parameter} | ${limit}`,
      ),
    ],
  };
}

/** The counts of several orders together. */
export function sumScores(scores: readonly Score[]): Record<Metric, Count> {
  const sum = (metric: Metric): Count =>
    scores.reduce<Count>(([right, of], score) => [right + score[metric][0], of + score[metric][1]], [0, 0]);
  return {
    recall: sum('recall'),
    precision: sum('precision'),
    frequency: sum('frequency'),
    due: sum('due'),
    facts: sum('facts'),
    limits: sum('limits'),
    limitPrecision: sum('limitPrecision'),
  };
}

/** A count as a share; of nothing, all is right. */
export const toShare = ([right, of]: Count): number => (of === 0 ? 1 : right / of);
