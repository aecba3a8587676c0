import type { PdfStream } from './streams.ts';
import {
  isBlank,
  isDict,
  type PdfDict,
  type PdfValue,
  parseValue,
  readChars,
  skipBlanks,
  skipWord,
} from './values.ts';

/** An object of a file: its number, its value, and its stream where it has one. */
export type PdfObject = { number: number; value: PdfValue; stream: PdfStream | null };

/** The value itself, where a value is the number of an object. */
export type Lookup = (value: PdfValue | undefined) => PdfValue | undefined;

const END = 'endstream';

const readWord = (bytes: Uint8Array, at: number): { word: string; end: number } => {
  const start = skipBlanks(bytes, at);
  const end = skipWord(bytes, start);
  return { word: readChars(bytes, start, end), end };
};

/** Whether some characters stand at a place. */
export const isAt = (bytes: Uint8Array, at: number, chars: string): boolean =>
  at + chars.length <= bytes.length && readChars(bytes, at, at + chars.length) === chars;

/** The next place of some characters; -1: there is none. */
const findChars = (bytes: Uint8Array, from: number, chars: string): number => {
  const first = chars.charCodeAt(0);
  let at = bytes.indexOf(first, from);
  while (at >= 0 && !isAt(bytes, at, chars)) at = bytes.indexOf(first, at + 1);
  return at;
};

/** The bytes of a stream are as many as its dictionary says, or, where that is wrong, go to the word that ends it. */
const readStream = (bytes: Uint8Array, at: number, dict: PdfDict, lookup: Lookup): PdfStream => {
  const start = at + (bytes[at] === 13 ? (bytes[at + 1] === 10 ? 2 : 1) : bytes[at] === 10 ? 1 : 0);
  const length = lookup(dict.get('Length'));
  if (typeof length === 'number' && isAt(bytes, skipBlanks(bytes, start + length), END))
    return { dict, bytes: bytes.subarray(start, start + length) };
  const end = findChars(bytes, start, END);
  return { dict, bytes: bytes.subarray(start, end < 0 ? bytes.length : end) };
};

/** Reads the object that begins here (`12 0 obj`). Throws where none does. */
export const readObject = (bytes: Uint8Array, at: number, lookup: Lookup): PdfObject => {
  const number = readWord(bytes, at);
  const generation = readWord(bytes, number.end);
  const keyword = readWord(bytes, generation.end);
  if (keyword.word !== 'obj' || !/^\d+$/.test(number.word)) throw new Error('No object begins here.');
  const { value, end } = parseValue(bytes, keyword.end);
  const next = readWord(bytes, end);
  const stream = isDict(value) && next.word === 'stream' ? readStream(bytes, next.end, value, lookup) : null;
  return { number: Number(number.word), value, stream };
};

/** The places of all words that begin an object, in the order of the file. */
export const findObjects = (bytes: Uint8Array): number[] => {
  const found: number[] = [];
  for (let at = findChars(bytes, 0, 'obj'); at >= 0; at = findChars(bytes, at + 3, 'obj')) {
    const before = /(?:^|[^\d])(\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+)$/.exec(
      readChars(bytes, Math.max(0, at - 24), at),
    );
    if (before?.[1] && (isBlank(bytes[at + 3]) || !/[a-z]/i.test(readChars(bytes, at + 3, at + 4))))
      found.push(at - before[1].length);
  }
  return found;
};
