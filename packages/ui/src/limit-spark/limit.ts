/** The legal limit of a value: a maximum, a minimum, or a range. */
export type Limit = { max?: number; min?: number };

/** How a value compares with its limit: close from 95 % of the limit, over beyond it. */
export type LimitState = 'within' | 'close' | 'over';

const CLOSE = 0.95;

/** Compares a value with a limit; null if either is missing. For a minimum, a value is close up to 105 %. */
export function toLimitState(value: number | null, limit: Limit | null): LimitState | null {
  if (value === null || !Number.isFinite(value) || limit === null) return null;
  const { max, min } = limit;
  if (max === undefined && min === undefined) return null;
  if ((max !== undefined && value > max) || (min !== undefined && value < min)) return 'over';
  const isNearTop = max !== undefined && value >= max - Math.abs(max) * (1 - CLOSE);
  const isNearFoot = min !== undefined && value <= min + Math.abs(min) * (1 - CLOSE);
  return isNearTop || isNearFoot ? 'close' : 'within';
}

/** The share of a maximum that a value uses, in whole per cent. A value below the limit never rounds up to 100 %. */
export function toShare(value: number, max: number): number {
  const share = (value / max) * 100;
  return share <= 100 ? Math.floor(share) : Math.ceil(share);
}

/** The size of the drawing, in its own units. */
export const frame = { width: 150, height: 46, left: 4, right: 6, top: 7.5, base: 41 } as const;

/** The drawing of values: lines between neighbouring values, points for single values, and the limits. */
export type SparkPicture = { lines: string[]; points: { x: number; y: number }[]; limits: number[] };

const isKnown = (value: number | null): value is number => value !== null && Number.isFinite(value);
const toFixed = (place: number): number => Number(place.toFixed(1));

/** Places the values from left to right, and the limits, on one scale. */
export function toPicture(values: readonly (number | null)[], limit: Limit | null): SparkPicture {
  const bounds = [limit?.max, limit?.min].filter((bound) => bound !== undefined && Number.isFinite(bound));
  const shown = [...values.filter(isKnown), ...bounds] as number[];
  const high = Math.max(...shown);
  const low = Math.min(...shown);
  const toY = (value: number) =>
    high === low
      ? toFixed((frame.top + frame.base) / 2)
      : toFixed(frame.base - ((value - low) / (high - low)) * (frame.base - frame.top));
  const step = (frame.width - frame.left - frame.right) / Math.max(values.length - 1, 1);
  const runs: { x: number; y: number }[][] = [[]];
  for (const [index, value] of values.entries()) {
    if (isKnown(value)) runs.at(-1)?.push({ x: toFixed(frame.left + step * index), y: toY(value) });
    else runs.push([]);
  }
  return {
    lines: runs.flatMap((run) => (run.length > 1 ? [run.map(({ x, y }) => `${x},${y}`).join(' ')] : [])),
    points: runs.flatMap((run) => (run.length === 1 ? run : [])),
    limits: [...new Set((bounds as number[]).map(toY))],
  };
}
