/** A round step and top for an axis that shows `max` with at most four grid lines; at least 1 per step. */
export function toAxisScale(max: number): { step: number; top: number; lines: number[] } {
  const most = Number.isFinite(max) ? Math.max(max, 0) : 0;
  const rough = Math.max(most, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max([1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 1, 1);
  const count = Math.max(Math.ceil(most / step), 1);
  return { step, top: count * step, lines: Array.from({ length: count }, (_, index) => (index + 1) * step) };
}
