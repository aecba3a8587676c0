import { compareResult } from './compare.ts';
import { toParameterId } from './parameters.ts';
import type { Comparison, OrderLimit, ReportValue, ResultState } from './types.ts';

/** What was measured of one parameter at one point, the latest last. */
export type Series<V> = {
  samples: { value: V; comparison: Comparison }[];
  latest: { value: V; comparison: Comparison };
};

const RANK: readonly ResultState[] = ['exceeded', 'close', 'within', 'not_compared'];

const toPlain = (text: string | null): string => (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Values of the same limit and point belong together; of those without a limit, what is measured alike. */
const keyOf = (value: ReportValue, { limitId, state }: Comparison): string => {
  const point = toPlain(value.point);
  if (limitId !== null && state !== 'not_compared') return `${limitId}|${point}`;
  const id = toParameterId(value.parameter, value.medium === 'ambient_air');
  return `?|${limitId ?? ''}|${value.medium ?? ''}|${id}|${point}|${toPlain(value.unit)}|${toPlain(value.averaging)}`;
};

/** How far a value is on its way to the limit: 1 is there. */
const toShare = ({ value, min, max }: Comparison): number => {
  if (value === null) return 0;
  const upper = max === null || max === 0 ? 0 : value / max;
  const lower = min === null || value === 0 ? 0 : min / value;
  return Math.max(upper, lower);
};

/**
 * Puts results together by parameter and point, each compared with the limits of its order, and the worst first: by the
 * state of the latest, then by how near it is to the limit.
 * @param values the oldest first
 */
export const toSeries = <V extends ReportValue>(
  values: readonly V[],
  limits: readonly OrderLimit[],
): Series<V>[] => {
  const byKey = new Map<string, Series<V>>();
  for (const value of values) {
    const sample = { value, comparison: compareResult(value, limits) };
    const key = keyOf(value, sample.comparison);
    const series = byKey.get(key);
    if (series) {
      series.samples.push(sample);
      series.latest = sample;
    } else byKey.set(key, { samples: [sample], latest: sample });
  }
  return [...byKey.values()].sort(compareSeries);
};

/** Orders the worst first. */
export const compareSeries = <V extends ReportValue>(a: Series<V>, b: Series<V>): number => {
  const [one, other] = [a.latest, b.latest];
  return (
    RANK.indexOf(one.comparison.state) - RANK.indexOf(other.comparison.state) ||
    toShare(other.comparison) - toShare(one.comparison) ||
    one.value.parameter.localeCompare(other.value.parameter)
  );
};
