import { describe, expect, test } from 'vitest';
import { findWordNear, isWalkKey, stepWord, type WalkKey } from './word-walk.ts';

const word = (x: number, y: number) => ({ x, y, width: 40, height: 20 });

/** Two lines of three words and one of a single word. */
const WORDS = [word(0, 0), word(50, 0), word(100, 0), word(0, 30), word(50, 30), word(100, 30), word(0, 60)];

describe('a step through words', () => {
  test.each<[string, number, WalkKey, number | 'before' | 'after']>([
    ['the next word', 0, 'ArrowRight', 1],
    ['over the end of a line', 2, 'ArrowRight', 3],
    ['the word before', 3, 'ArrowLeft', 2],
    ['before the first', 0, 'ArrowLeft', 'before'],
    ['after the last', 6, 'ArrowRight', 'after'],
    ['a line down, at the same place', 1, 'ArrowDown', 4],
    ['a line down, where it is shorter', 5, 'ArrowDown', 6],
    ['a line up', 4, 'ArrowUp', 1],
    ['up from the first line', 1, 'ArrowUp', 'before'],
    ['down from the last line', 6, 'ArrowDown', 'after'],
    ['the beginning of the line', 4, 'Home', 3],
    ['the end of the line', 3, 'End', 5],
  ])('%s', (_name, at, key, expected) => {
    expect(stepWord(WORDS, at, key)).toBe(expected);
  });

  test('where there are no words, every key leads out', () => {
    expect(stepWord([], -1, 'ArrowDown')).toBe('after');
    expect(stepWord([], -1, 'ArrowUp')).toBe('before');
  });

  test('knows its keys', () => {
    expect(isWalkKey('ArrowDown')).toBe(true);
    expect(isWalkKey('a')).toBe(false);
  });
});

describe('the word that a finger means', () => {
  test.each<[string, { x: number; y: number }, number | null]>([
    ['on a word', { x: 60, y: 10 }, 1],
    ['between two words, nearer to the second', { x: 47, y: 10 }, 1],
    ['between two lines, nearer to the lower', { x: 60, y: 27 }, 4],
    ['beside the end of a line', { x: 150, y: 22 }, 2],
    ['below the last line', { x: 20, y: 100 }, 6],
    ['far from every word', { x: 100, y: 140 }, null],
    ['beside a short line, far from it', { x: 120, y: 95 }, null],
  ])('%s', (_name, point, expected) => {
    expect(findWordNear(WORDS, point)).toBe(expected === null ? null : WORDS[expected]);
  });

  test('where there are no words, none is meant', () => {
    expect(findWordNear([], { x: 0, y: 0 })).toBeNull();
  });
});
