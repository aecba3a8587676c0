import { dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword } from './common-passwords.ts';
import { GUESSABLE_WORDS } from './guessable-words.ts';
import type { PasswordOwner } from './password.ts';

/** Whose password it is, and where. */
export type PasswordHolder = PasswordOwner & { organisation?: string | null };

/** Why a password is easy to guess: it is a common one or made of common words, or made of what names its holder. */
export type Weakness = 'common' | 'personal';

/** So many words of common passwords count as common words: those after them are words like any other. */
const COMMON_WORD_COUNT = 1000;
/** Shorter words of the list would forbid what only happens to hold them. */
const COMMON_WORD_MIN_LENGTH = 4;
/** What names the holder from so many letters on. */
const NAME_MIN_LENGTH = 3;
/** A password of so many common words with digits and signs is guessed; of more it is a phrase. */
const GUESSABLE_COUNT = 2;
/** Letters in a row of the alphabet, of a keyboard, or the same one again, from so many on. */
const RUN_MIN_LENGTH = 3;

const COMMON_WORDS: readonly string[] = [
  ...new Set([
    ...dictionary['passwords-common']
      .filter((word) => /^[a-z]+$/.test(word))
      .slice(0, COMMON_WORD_COUNT)
      .filter((word) => word.length >= COMMON_WORD_MIN_LENGTH),
    ...GUESSABLE_WORDS,
  ]),
];

/** What is written for a letter: `P@55w0rd`. */
const STAND_INS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '9': 'g',
  '1': 'il',
  '!': 'il',
  '|': 'il',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};

const ROWS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** In lower case, without accents, as single characters. */
function toCharacters(text: string): string[] {
  return [...text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()];
}

function isLetter(character: string): boolean {
  return /\p{L}/u.test(character);
}

function listNames({ email, name, organisation }: PasswordHolder): string[] {
  const words = toCharacters([email, name, organisation].join(' '))
    .join('')
    .split(/[^\p{L}]+/u);
  return words.filter((word) => word.length >= NAME_MIN_LENGTH);
}

/** Whether a word stands at a place of a password, with signs and digits for its letters. */
function standsAt(characters: readonly string[], at: number, word: string): boolean {
  if (at + word.length > characters.length) return false;
  for (let index = 0; index < word.length; index += 1) {
    const letter = word[index] ?? '';
    const found = characters[at + index] ?? '';
    if (found !== letter && !STAND_INS[found]?.includes(letter)) return false;
  }
  return true;
}

function isNext(before: string, after: string): boolean {
  if (before === after) return true;
  return ROWS.some((row) => row.includes(before + after) || row.includes(after + before));
}

/** Where letters end that stand in a row from here on; the same place where they do not. */
function findRunEnd(characters: readonly string[], from: number): number {
  if (!isLetter(characters[from] ?? '')) return from;
  let end = from + 1;
  while (end < characters.length && isNext(characters[end - 1] ?? '', characters[end] ?? '')) end += 1;
  return end - from >= RUN_MIN_LENGTH ? end : from;
}

/**
 * Whether a password is nothing but at most two common words or runs of letters, and any number of names, with digits
 * and signs around and between them.
 */
function isMadeOf(characters: readonly string[], names: readonly string[]): boolean {
  /** How many common words it takes to get to each place. */
  const costs = Array<number>(characters.length + 1).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  const reach = (place: number, cost: number) => {
    costs[place] = Math.min(costs[place] ?? cost, cost);
  };
  for (const [at, character] of characters.entries()) {
    const cost = costs[at] ?? Number.POSITIVE_INFINITY;
    if (cost > GUESSABLE_COUNT) continue;
    if (!isLetter(character)) reach(at + 1, cost);
    for (const name of names) if (standsAt(characters, at, name)) reach(at + name.length, cost);
    for (const word of COMMON_WORDS) if (standsAt(characters, at, word)) reach(at + word.length, cost + 1);
    const end = findRunEnd(characters, at);
    if (end > at) reach(end, cost + 1);
  }
  return (costs[characters.length] ?? Number.POSITIVE_INFINITY) <= GUESSABLE_COUNT;
}

/**
 * Why a password is easy to guess, or null where it is not: guessing begins with the commonest passwords, and then with
 * what people make of words to keep a rule. For the server only, as the list of common passwords is.
 */
export function findWeakness(password: string, holder: PasswordHolder = {}): Weakness | null {
  const characters = toCharacters(password);
  if (isCommonPassword(password) || isMadeOf(characters, [])) return 'common';
  return isMadeOf(characters, listNames(holder)) ? 'personal' : null;
}
