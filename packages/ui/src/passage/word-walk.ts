import { toLines } from './passage.ts';

/** A word with its place on the page, in pixels. */
export type PlacedWord = { x: number; y: number; width: number; height: number };

/** Keys that move through words. */
export const WALK_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;

/** A key that moves through words. */
export type WalkKey = (typeof WALK_KEYS)[number];

/** Whether a key moves through words. */
export function isWalkKey(key: string): key is WalkKey {
  return (WALK_KEYS as readonly string[]).includes(key);
}

/** A step that leaves the words: to what is before or after them. */
export type WalkStep = number | 'before' | 'after';

const toMiddle = (word: PlacedWord) => word.x + word.width / 2;

function findNearest<Word extends PlacedWord>(line: readonly Word[], x: number): Word | undefined {
  return line.toSorted((a, b) => Math.abs(toMiddle(a) - x) - Math.abs(toMiddle(b) - x))[0];
}

/**
 * Where a key moves from the word at an index. `words` are in reading order. Left and right move by words, up and down
 * by lines, Home and End to the ends of the line.
 */
export function stepWord(words: readonly PlacedWord[], at: number, key: WalkKey): WalkStep {
  const word = words[at];
  if (key === 'ArrowLeft') return at <= 0 ? 'before' : at - 1;
  if (key === 'ArrowRight') return at >= words.length - 1 ? 'after' : at + 1;
  if (word === undefined) return key === 'ArrowUp' || key === 'Home' ? 'before' : 'after';
  const lines = toLines(words);
  const row = lines.findIndex((line) => line.includes(word));
  const wanted = key === 'ArrowUp' ? row - 1 : key === 'ArrowDown' ? row + 1 : row;
  const line = lines[wanted];
  if (line === undefined) return wanted < 0 ? 'before' : 'after';
  const next = key === 'Home' ? line[0] : key === 'End' ? line.at(-1) : findNearest(line, toMiddle(word));
  return next === undefined ? at : words.indexOf(next);
}

/** How far a finger may be from a word, in pixels: about half a fingertip. */
const MISS = 32;

/** The distance from a value to a range; 0 inside it. */
const toGap = (value: number, from: number, length: number) =>
  Math.max(from - value, value - from - length, 0);

/**
 * The word that a finger means at a point, in pixels of the page: the nearest one, or none if all are too far away. The
 * same line comes first: a tap beside the end of a line does not mean the word below.
 */
export function findWordNear<Word extends PlacedWord>(
  words: readonly Word[],
  { x, y }: { x: number; y: number },
): Word | null {
  let nearest: { word: Word; far: number } | null = null;
  for (const word of words) {
    const [across, down] = [toGap(x, word.x, word.width), toGap(y, word.y, word.height)];
    if (across > MISS || down > MISS) continue;
    const far = across + 2 * down;
    if (nearest === null || far < nearest.far) nearest = { word, far };
  }
  return nearest?.word ?? null;
}
