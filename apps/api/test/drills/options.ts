/** A whole number that a drill was asked for, or its usual one. @throws Error for what is none */
export function readNumber(name: 'requests' | 'times' | 'minutes' | 'seed', usual: number): number {
  const variable = `DRILL_${name.toUpperCase()}`;
  const text = process.env[variable] ?? String(usual);
  if (!/^\d+$/.test(text)) throw new Error(`${variable} must be a whole number, not “${text}”.`);
  return Number(text);
}

/** The instant (milliseconds since 1970) after which a drill begins nothing more. */
export function readDeadline(): number {
  return Date.now() + readNumber('minutes', 24 * 60) * 60_000;
}

/** Numbers from 0 to below 1 that are the same for the same seed (xorshift). */
export function createRandom(seed = readNumber('seed', 1)): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}
