import type { ResultSeries } from '@anupalan/api-client/types';
import type { Limit } from '@anupalan/ui';
import { createContext } from 'react';
import type { ShownFinding } from '../../../../shared/orders/findings/finding-table.tsx';
import { formatLongDate } from '../../../../shared/tasks/task-dates.ts';
import { limitWords } from '../words.ts';

/** What was measured against each limit of an order, by the limit's id. */
export type ResultsByLimit = ReadonlyMap<string, ResultSeries>;

/** What was measured, for the rows of limits. */
export const LimitResults = createContext<ResultsByLimit>(new Map());

/** Results by the limit that they are held against; of several points of one limit the worst, which comes first. */
export function toResultsByLimit(series: readonly ResultSeries[]): ResultsByLimit {
  const results = new Map<string, ResultSeries>();
  for (const one of series)
    if (one.limit !== null && !results.has(one.limit.id)) results.set(one.limit.id, one);
  return results;
}

/** The ends of a limit as a line draws them; null where it has none that is a number. */
export function toEnds({ min, max }: ResultSeries): Limit | null {
  if (min === null && max === null) return null;
  return { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) };
}

/** Values as a line draws them: none where the latest has no number, or an older one would pass for it. */
export function toValues({ samples }: ResultSeries): (number | null)[] {
  const values = samples.map(({ value }) => value);
  return values.at(-1) === null ? [] : values;
}

/** A point in one line: "6 limits, 1 exceeded, last sample 24 Oct 2026". */
export function toPointWords(rows: readonly ShownFinding[], results: ResultsByLimit): string {
  const measured = rows.flatMap(({ key }) => results.get(key) ?? []);
  const count = (state: ResultSeries['state']) => measured.filter((one) => one.state === state).length;
  const [exceeded, close, within] = [count('exceeded'), count('close'), count('within')];
  const last = measured
    .flatMap(({ sampledOn }) => sampledOn ?? [])
    .sort()
    .at(-1);
  const words = [
    limitWords.limits(rows.length),
    ...(exceeded > 0 ? [limitWords.exceeded(exceeded)] : []),
    ...(close > 0 ? [limitWords.close(close)] : []),
    ...(within === rows.length ? [limitWords.allWithin] : []),
    ...(last === undefined ? [] : [limitWords.lastSample(formatLongDate(last))]),
  ];
  return words.join(', ');
}

/** The point that is open at first: the first with a result that is exceeded or close, else the first. */
export function findOpenPoint(
  groups: readonly { rows: readonly ShownFinding[] }[],
  results: ResultsByLimit,
): number {
  const has = (state: ResultSeries['state']) =>
    groups.findIndex(({ rows }) => rows.some(({ key }) => results.get(key)?.state === state));
  return [has('exceeded'), has('close'), 0].find((index) => index >= 0) ?? 0;
}
