import { expect, test } from 'vitest';
import { METRICS, type Metric, type Score, sumScores, toShare } from './score-order.ts';
import { type ScoredVariant, scoreScans } from './score-scans.ts';

/** Over all kinds of scans at least so much is read. */
const LEAST: Readonly<Record<Metric, number>> = {
  recall: 0.93,
  precision: 0.93,
  frequency: 0.96,
  due: 0.93,
  facts: 0.93,
  limits: 0.85,
  limitPrecision: 0.9,
};
/** A scan is read so much worse than the same order as text, at most. */
const MOST_BELOW_TEXT = 0.04;

const sharesOf = (scores: readonly Score[]): Record<Metric, number> => {
  const sums = sumScores(scores);
  return Object.fromEntries(METRICS.map((metric) => [metric, toShare(sums[metric])])) as Record<
    Metric,
    number
  >;
};

const shortfalls = (label: string, rows: readonly ScoredVariant[]): string[] => {
  const scan = sharesOf(rows.map((row) => row.scan));
  const text = sharesOf(rows.map((row) => row.text));
  return METRICS.filter((metric) => text[metric] - scan[metric] > MOST_BELOW_TEXT).map(
    (metric) => `${label}: ${metric} ${scan[metric].toFixed(3)}, as text ${text[metric].toFixed(3)}`,
  );
};

test('every kind of scan is read nearly as well as text, and all of them together well enough', async () => {
  const { DRILL_TIMES, DRILL_MINUTES } = process.env;
  const rows = await scoreScans({
    names: [],
    ofEach: Number(DRILL_TIMES ?? 1),
    isVerbose: false,
    ...(DRILL_MINUTES && { minutes: Number(DRILL_MINUTES) }),
  });
  expect(rows.length).toBeGreaterThan(5);
  const all = sharesOf(rows.map((row) => row.scan));
  const tooLow = METRICS.filter((metric) => all[metric] < LEAST[metric]).map(
    (metric) => `all: ${metric} ${all[metric].toFixed(3)}, wanted ${LEAST[metric]}`,
  );
  const kinds = [...new Set(rows.map(({ variant }) => variant.kind))];
  const below = kinds.flatMap((kind) =>
    shortfalls(
      kind.name,
      rows.filter(({ variant }) => variant.kind === kind),
    ),
  );
  expect([...tooLow, ...below]).toEqual([]);
});
