import { toDoubtWords } from '../reading/recognised/doubts.ts';
import { type Amount, readAmount } from './amount.ts';
import { type Bounds, readBounds } from './bounds.ts';
import { chooseLimit } from './choose-limit.ts';
import { compareDecimals, type Decimal, shiftDecimal, timesDecimal, toNumber } from './decimal.ts';
import { isWater } from './media.ts';
import { toParameterId } from './parameters.ts';
import { type Comparison, NOT_READ, type OrderLimit, type ReportValue, type ResultState } from './types.ts';
import { isSameKind, toUnit, type Unit } from './units.ts';

/** Close: from this many hundredths of an upper limit on, and down to as many above a lower one. */
const CLOSE = 95;
const CLOSE_ABOVE = 105;

/** What is said of a day that nobody can have sampled on. */
const SAMPLED_LATER =
  'The day of sampling is after the day on which the report was read: check it in the report.';

/** The number of a unit in the words of a limit, where no column names it: "100 mg/l". */
const UNIT_IN_LIMIT = /^[^a-zµμ%]*?([a-zµμ°%].*)$/i;

const findLimitUnit = ({ limit, unit, parameter }: OrderLimit, water: boolean): Unit | null => {
  const own = toUnit(unit, water);
  const oxygenOf = (text: string | null) =>
    toUnit(text === null ? null : `mg/Nm3 ${text}`, water)?.oxygen ?? null;
  if (own) return { ...own, oxygen: own.oxygen ?? oxygenOf(limit) ?? oxygenOf(parameter) };
  const printed = UNIT_IN_LIMIT.exec(
    limit.replace(/^[^\d]+/, '').replace(/^[\d.,\s]+(?:to|-|–|and)\s*/i, ''),
  )?.[1];
  const found = printed === undefined ? null : toUnit(printed, water);
  return found && found.kind !== 'other' ? found : null;
};

/** Units of which a result and its limit need none. */
const WITHOUT_UNIT = new Set(['ph', 'sar', 'colour', 'odour', 'bioassay']);

/** By how many powers of ten a result is to be shifted to the unit of the limit, or why it cannot be. */
const findShift = (value: ReportValue, limit: OrderLimit): { by: number } | { reason: string } => {
  const water = isWater(limit.medium);
  const own = toUnit(value.unit, water);
  const wanted = findLimitUnit(limit, water);
  const id = toParameterId(limit.parameter, limit.medium === 'ambient_air');
  if (own === null && wanted === null) return { by: 0 };
  if (own === null || wanted === null) {
    if (WITHOUT_UNIT.has(id)) return { by: 0 };
    return {
      reason: own
        ? `The limit has no unit, and this was measured in ${value.unit}.`
        : `The report gives no unit, and the limit is in ${limit.unit ?? 'a unit of its own'}.`,
    };
  }
  if (isSameKind(own, wanted)) return { by: own.exponent - wanted.exponent };
  if (WITHOUT_UNIT.has(id)) return { by: 0 };
  return { reason: whyOtherBasis(value, limit, own, wanted) };
};

const whyOtherBasis = (value: ReportValue, limit: OrderLimit, own: Unit, wanted: Unit): string => {
  if (own.kind === wanted.kind && own.name === wanted.name) {
    const of = (oxygen: string | null) => (oxygen === null ? 'no oxygen' : `${oxygen} % oxygen`);
    if (own.oxygen === null) return `The limit is for ${of(wanted.oxygen)}, and the report names no oxygen.`;
    return `This is for ${of(own.oxygen)}, and the limit ${wanted.oxygen === null ? 'names no oxygen' : `is for ${of(wanted.oxygen)}`}.`;
  }
  return `This was measured in ${value.unit} and the limit is in ${limit.unit ?? 'another unit'}: one cannot be turned into the other exactly.`;
};

/** How an exact number is to the bounds. */
const toState = (number: Decimal, { min, max }: Bounds): ResultState => {
  if ((max && compareDecimals(number, max) > 0) || (min && compareDecimals(number, min) < 0))
    return 'exceeded';
  const hundredfold = timesDecimal(number, 100);
  // A limit of nothing has no close: what is not there is within.
  const isNearTop =
    max !== null && max.digits !== 0n && compareDecimals(hundredfold, timesDecimal(max, CLOSE)) >= 0;
  const isNearFoot =
    min !== null && min.digits !== 0n && compareDecimals(hundredfold, timesDecimal(min, CLOSE_ABOVE)) <= 0;
  return isNearTop || isNearFoot ? 'close' : 'within';
};

type Verdict = { state: ResultState; reason: string | null };

const cannot = (reason: string): Verdict => ({ state: 'not_compared', reason });

/** Less than can be detected: within an upper limit that is not below what can be detected. */
const judgeBelow = (least: Decimal | null, { min, max }: Bounds): Verdict => {
  if (min !== null || max === null)
    return cannot('The laboratory could not detect it, and the limit has a lower end.');
  if (max.digits !== 0n && least !== null && compareDecimals(least, max) > 0)
    return cannot('The laboratory can detect it only above the limit.');
  return { state: 'within', reason: null };
};

const judgeAbove = (most: Decimal, { min, max }: Bounds): Verdict => {
  if (max === null)
    return min !== null && compareDecimals(most, min) >= 0
      ? { state: 'within', reason: null }
      : cannot('The laboratory counted no further, so the value is not known.');
  return compareDecimals(most, max) >= 0
    ? { state: 'exceeded', reason: null }
    : cannot('The laboratory counted no further than a value within the limit, so the value is not known.');
};

const judge = (amount: Amount, bounds: Bounds): Verdict => {
  if (amount.kind === 'words') return cannot('The report gives no number.');
  if (amount.kind === 'below') return judgeBelow(amount.number, bounds);
  if (amount.kind === 'above') return judgeAbove(amount.number, bounds);
  return { state: toState(amount.number, bounds), reason: null };
};

const shifted = (amount: Amount, by: number): Amount =>
  amount.kind === 'words' || amount.number === null
    ? amount
    : { ...amount, number: shiftDecimal(amount.number, by) };

/**
 * Compares one result with the limits of an order: the limit of the same medium, parameter, point and averaging time, in
 * its own unit. What cannot be compared for sure is not compared, and says why. A figure that a recogniser may have
 * misread is compared, and says so, and so is one whose day of sampling cannot be right.
 */
export const compareResult = (value: ReportValue, limits: readonly OrderLimit[]): Comparison => {
  const compared = compareFigures(value, limits);
  const { doubts = [], isToCome } = value.citation;
  const said = [
    compared.reason,
    doubts.length > 0 ? toDoubtWords(doubts) : null,
    isToCome ? SAMPLED_LATER : null,
  ].filter((each) => each !== null);
  return { ...compared, reason: said.length > 0 ? said.join(' ') : null };
};

const compareFigures = (value: ReportValue, limits: readonly OrderLimit[]): Comparison => {
  const nothing = { limitId: null, value: null, min: null, max: null };
  const choice = chooseLimit(value, limits);
  if (choice.limit === null) return { ...nothing, state: 'not_compared', reason: choice.reason };
  const { limit } = choice;
  const bounds = readBounds(limit.limit, limit.parameter);
  const kept = { ...nothing, limitId: limit.id };
  if (value.value === NOT_READ)
    return {
      ...kept,
      state: 'not_compared',
      reason: 'The figure could not be read: enter it from the report.',
    };
  if (bounds === null)
    return { ...kept, state: 'not_compared', reason: `The order gives no single number: “${limit.limit}”.` };
  const shift = findShift(value, limit);
  if ('reason' in shift) return { ...kept, state: 'not_compared', reason: shift.reason };
  const amount = shifted(readAmount(value.value), shift.by);
  return {
    ...judge(amount, bounds),
    limitId: limit.id,
    value: amount.kind === 'exactly' ? toNumber(amount.number) : null,
    min: bounds.min && toNumber(bounds.min),
    max: bounds.max && toNumber(bounds.max),
  };
};
