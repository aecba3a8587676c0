/** The size after a key press on a splitter whose pane comes after it: arrows, Page Up and Down, Home, End. */
export function toKeySize(key: string, size: number, min: number, max: number): number | null {
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: size + 16,
    ArrowRight: size - 16,
    PageUp: size + 80,
    PageDown: size - 80,
    Home: min,
    End: max,
  };
  const next = moves[key];
  return next === undefined ? null : clamp(next, min, max);
}

/** A size within its limits, in whole pixels. */
export function clamp(size: number, min: number, max: number): number {
  return Math.round(Math.min(Math.max(size, min), max));
}
