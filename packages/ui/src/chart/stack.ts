/** From where to where a part of a bar goes: what is above 0 grows upwards, what is below hangs down. */
export type StackPart = [from: number, to: number] | null;

/** The parts of one bar; null for what is missing or nothing. */
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
