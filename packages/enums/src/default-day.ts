/** How far `DEFAULT_TIME_ZONE` is ahead of UTC: India's clocks have not been changed since 1945. */
const AHEAD_MS = 330 * 60_000;

/**
 * The calendar date (YYYY-MM-DD) of an instant in `DEFAULT_TIME_ZONE`. Reckoned, because the first formatter of a page takes
 * longer to make than all dates of a list to write.
 */
export function toDefaultDay(instant: Date): string {
  return new Date(instant.getTime() + AHEAD_MS).toISOString().slice(0, 10);
}
