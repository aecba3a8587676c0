import type { ResultSeries } from '@anupalan/api-client/types';
import { type Limit, LimitSpark, limitWords } from '@anupalan/ui';

function toLimit({ min, max }: ResultSeries): Limit | null {
  if (min === null && max === null) return null;
  return { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) };
}

/**
 * The last samples of a parameter against its limit. Where the latest has no number (below detection), its words are
 * shown instead: an older figure would pass for the latest.
 */
export function ResultSpark({ series, name }: { series: ResultSeries; name: string }) {
  const values = series.samples.map(({ value }) => value);
  const isNumber = values.at(-1) !== null && values.length > 0;
  const unit = series.limit?.unit ?? series.unit;
  return (
    <LimitSpark
      name={name}
      {...(unit === null ? {} : { unit })}
      values={isNumber ? values : []}
      limit={toLimit(series)}
      words={isNumber ? limitWords : { ...limitWords, none: series.value }}
    />
  );
}
