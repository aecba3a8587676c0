/** What every drill counts: what was answered as done, what of that is not there, and what is there more than once. */
export type Counts = { acknowledged: number; lost: number; doubled: number };

/**
 * Prints the one line of a drill and fails where something is not as it should be.
 * @param more counts and times that are special to the drill, in the words of the line
 * @param faults what must not be, one sentence each
 */
export function finish(
  name: string,
  counts: Counts,
  more: readonly string[],
  faults: readonly string[],
): void {
  const { acknowledged, lost, doubled } = counts;
  console.log(
    [`${name}: acknowledged ${acknowledged}, lost ${lost}, doubled ${doubled}`, ...more].join('; '),
  );
  const found = [...new Set(faults)];
  if (acknowledged === 0) found.push('Nothing was acknowledged: the drill has shown nothing.');
  if (lost > 0) found.push(`${lost} acknowledged changes are lost.`);
  if (doubled > 0) found.push(`${doubled} changes are there more than once.`);
  if (found.length > 0) throw new Error(found.slice(0, 20).join('\n'));
}

/** The middle one, the one that 99 of 100 stay below, and the largest. */
export function summarise(values: readonly number[]): { median: number; p99: number; most: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? 0 };
}

/** Milliseconds as seconds, for a line. */
export function toSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
