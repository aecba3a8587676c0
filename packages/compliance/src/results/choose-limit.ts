import type { LimitMedium } from '../reading/types.ts';
import { isWater } from './media.ts';
import { findBodTest, toParameterId } from './parameters.ts';
import { comparePoints, isInlet } from './points.ts';
import type { OrderLimit, ReportValue } from './types.ts';

/** The limit that a result is compared with, or why there is none. */
export type LimitChoice = { limit: OrderLimit } | { limit: null; reason: string };

const none = (reason: string): LimitChoice => ({ limit: null, reason });

const MEDIUM_WORDS: Readonly<Record<LimitMedium, string>> = {
  effluent: 'trade effluent',
  sewage: 'sewage',
  emission: 'emissions',
  ambient_air: 'ambient air',
  noise: 'noise',
  hazardous_waste: 'hazardous waste',
};

const idOf = (parameter: string, medium: LimitMedium | null): string =>
  toParameterId(parameter, medium === 'ambient_air');

const ids = new WeakMap<OrderLimit, string>();

/** What a limit is of; a limit is asked for each result of a report. */
const idOfLimit = (limit: OrderLimit): string => {
  const known = ids.get(limit) ?? idOf(limit.parameter, limit.medium);
  ids.set(limit, known);
  return known;
};

/** Day and night are the same measure at another time: a result that does not say which fits neither. */
const isNoise = (id: string): boolean => id.startsWith('noise');

/** Hours that an averaging time takes: "24 hours", "8-hourly", "Annual"; null where it cannot be told. */
const toHours = (averaging: string): number | null => {
  if (/annual|year/i.test(averaging)) return 8760;
  if (/daily|one\s+day/i.test(averaging)) return 24;
  if (/\bmonth/i.test(averaging)) return 730;
  const hours = /(\d+(?:\.\d+)?)\s*-?\s*(?:hours?|hrs?|h\b|hourly)/i.exec(averaging)?.[1];
  if (hours) return Number(hours);
  const minutes = /(\d+)\s*-?\s*min/i.exec(averaging)?.[1];
  return minutes ? Number(minutes) / 60 : null;
};

const ANNUAL = 8760;

/** Of limits that differ in their averaging time: those that one sample can be held against. */
const chooseByAveraging = (value: ReportValue, limits: OrderLimit[]): OrderLimit[] => {
  const own = value.averaging === null ? null : toHours(value.averaging);
  const hoursOf = ({ averaging }: OrderLimit) => (averaging === null ? null : toHours(averaging));
  if (own !== null) return limits.filter((limit) => hoursOf(limit) === null || hoursOf(limit) === own);
  return limits.filter((limit) => hoursOf(limit) !== ANNUAL);
};

const chooseByPoint = (value: ReportValue, limits: OrderLimit[]): OrderLimit[] => {
  const { point } = value;
  if (point === null) return limits;
  const likeness = (limit: OrderLimit) =>
    limit.point === null ? 'unknown' : comparePoints(point, limit.point);
  const same = limits.filter((limit) => likeness(limit) === 'same');
  return same.length > 0 ? same : limits.filter((limit) => likeness(limit) !== 'other');
};

/** The same limit printed twice is one. */
const withoutDoubles = (limits: OrderLimit[]): OrderLimit[] =>
  limits.filter(
    (limit, at) =>
      limits.findIndex((other) => other.limit === limit.limit && other.unit === limit.unit) === at,
  );

/** Chooses the limit of an order for one result. Where two readings are possible it chooses none and says why. */
export const chooseLimit = (value: ReportValue, limits: readonly OrderLimit[]): LimitChoice => {
  const { medium, parameter, point } = value;
  const id = idOf(parameter, medium);
  const named = limits.filter((limit) => idOfLimit(limit) === id);
  if (named.length === 0) {
    const isTimeless = id === 'noise' && limits.some((limit) => isNoise(idOfLimit(limit)));
    return isTimeless
      ? none('The report does not say whether this was measured by day or by night.')
      : none(`The order has no limit for ${parameter}.`);
  }
  if (point !== null && isInlet(point))
    return none('This was sampled before or within treatment, and limits are for what leaves the works.');
  const ofMedium = medium === null ? named : named.filter((limit) => limit.medium === medium);
  if (ofMedium.length === 0 && medium !== null)
    return none(
      `The order limits ${parameter} in ${listMedia(named)}, and this was measured in ${MEDIUM_WORDS[medium]}.`,
    );
  if (new Set(ofMedium.map((limit) => limit.medium)).size > 1)
    return none(
      ofMedium.every((limit) => isWater(limit.medium))
        ? 'The report does not say whether this is trade effluent or sewage, and the order limits both.'
        : `The report does not say what was sampled, and the order limits ${parameter} in ${listMedia(ofMedium)}.`,
    );
  const atPoint = chooseByPoint(value, ofMedium);
  if (atPoint.length === 0) return none(`The order has no limit for ${parameter} at “${point}”.`);
  const overTime = chooseByAveraging(value, atPoint);
  if (overTime.length === 0) return none(whyNotOverTime(value, atPoint));
  const [first, ...others] = withoutDoubles(overTime);
  if (!first) return none(`The order has no limit for ${parameter}.`);
  if (others.length > 0) return none(whySeveral(value, [first, ...others]));
  return checkTest(value, first);
};

const listMedia = (limits: readonly OrderLimit[]): string =>
  [...new Set(limits.map((limit) => MEDIUM_WORDS[limit.medium]))].join(' and ');

const whyNotOverTime = ({ averaging }: ReportValue, limits: readonly OrderLimit[]): string => {
  const [limit] = limits;
  return averaging === null
    ? 'The limit is a mean over a year, and one sample is none.'
    : `The limit is a mean over ${limit?.averaging ?? 'another time'}, and this was measured over ${averaging}.`;
};

const whySeveral = ({ point, parameter }: ReportValue, limits: readonly OrderLimit[]): string => {
  const isOfPoints = new Set(limits.map((limit) => limit.point)).size > 1;
  if (!isOfPoints)
    return `The order has several limits for ${parameter}: ${limits.map(({ limit }) => limit).join(', ')}.`;
  return point === null
    ? `The report does not name the point, and the order has other limits for ${parameter} at each.`
    : `Which limit of the order is meant by “${point}” cannot be told for sure.`;
};

/** Oxygen that is used up in five days at 20 °C is not what is used up in three at 27 °C. */
const checkTest = (value: ReportValue, limit: OrderLimit): LimitChoice => {
  const [own, other] = [
    findBodTest(`${value.parameter} ${value.method ?? ''}`),
    findBodTest(`${limit.parameter} ${limit.averaging ?? ''}`),
  ];
  if (own && other && own.days !== other.days && idOfLimit(limit) === 'bod')
    return none(`This was measured over ${own.days} days, and the limit is for ${other.days} days.`);
  return { limit };
};
