/** Chance that comes out the same for the same seed: numbers from 0 up to 1, one after the other. */
export type Chance = () => number;

/** Begins a row of numbers that a name decides (FNV-1a for the start, mulberry32 for the row). */
export function chanceOf(seed: string): Chance {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number between two others. */
export function between(chance: Chance, least: number, most: number): number {
  return least + chance() * (most - least);
}
