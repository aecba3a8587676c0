import { toGrouped } from '../shared/number.ts';
import { type Limit, type LimitState, toShare } from './limit.ts';

/** The texts of a limit spark. An app in another language passes its own. */
export type LimitSparkWords = {
  within: string;
  close: string;
  over: string;
  /** Replaces the number if nothing was measured yet. */
  none: string;
  /** Replaces the limit if the law sets none. */
  noLimit: string;
};

/** English texts. */
export const limitWords: LimitSparkWords = {
  within: 'Within',
  close: 'Close',
  over: 'Over',
  none: 'No values yet',
  noLimit: 'No limit',
};

/** The limit in words: "Limit 2,100", "Limit 6.5 to 9", "Limit at least 4". */
export function toLimitText(limit: Limit | null, words: LimitSparkWords): string {
  if (limit?.max !== undefined && limit.min !== undefined)
    return `Limit ${toGrouped(limit.min)} to ${toGrouped(limit.max)}`;
  if (limit?.max !== undefined) return `Limit ${toGrouped(limit.max)}`;
  if (limit?.min !== undefined) return `Limit at least ${toGrouped(limit.min)}`;
  return words.noLimit;
}

/** The state with the share of the maximum: "Close, 98%". */
export function toStateText(
  state: LimitState,
  value: number,
  limit: Limit | null,
  words: LimitSparkWords,
): string {
  const hasShare = limit?.max !== undefined && limit.min === undefined && limit.max > 0;
  return hasShare ? `${words[state]}, ${toGrouped(toShare(value, limit.max ?? 1))}%` : words[state];
}

/** The whole tile in one sentence, for people who cannot see the line. */
export function toSummary(
  name: string,
  unit: string | undefined,
  values: readonly (number | null)[],
  limit: Limit | null,
  state: string | null,
  words: LimitSparkWords,
): string {
  const known = values.filter((value) => value !== null && Number.isFinite(value)) as number[];
  const latest = known.at(-1);
  const withUnit = (value: number) => `${toGrouped(value)}${unit ? ` ${unit}` : ''}`;
  if (latest === undefined) return `${name}: ${words.none}. ${toLimitText(limit, words)}.`;
  const missing = values.length - known.length;
  const parts = [
    `${name}, last ${values.length} samples`,
    `latest ${withUnit(latest)}`,
    ...(known.length > 1
      ? [`lowest ${toGrouped(Math.min(...known))}, highest ${toGrouped(Math.max(...known))}`]
      : []),
    ...(missing > 0 ? [`${missing} missing`] : []),
    toLimitText(limit, words),
    ...(state ? [state] : []),
  ];
  return `${parts.join('; ')}.`;
}
