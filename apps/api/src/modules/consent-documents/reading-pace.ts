/** Seconds that a reading takes, until one has been measured. */
const USUAL_SECONDS = 2;
/** The share of the newest reading in the average: about the last ten count. */
const NEWEST_SHARE = 0.2;

let seconds = USUAL_SECONDS;

/** Tells how long a reading took that this server did, in seconds, without the time that it stood still. */
export function recordReading(took: number): void {
  seconds += (took - seconds) * NEWEST_SHARE;
}

/** How long the readings of this server take on average, in seconds. */
export function getReadingSeconds(): number {
  return seconds;
}
