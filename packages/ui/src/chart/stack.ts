/** Where a part of a bar starts and ends. Values above 0 are stacked upwards, values below 0 downwards. */
export type StackPart = [from: number, to: number] | null;

/** The parts of one bar; null if a value is missing or 0. */
export function toStack(values: readonly (number | null)[]): StackPart[] {
  let up = 0;
  let down = 0;
  return values.map((value): StackPart => {
    if (value === null || value === 0) return null;
    if (value > 0) {
      up += value;
      return [up - value, up];
    }
    down += value;
    return [down - value, down];
  });
}
