/** A name, without its slash. */
export type PdfName = { name: string };
/** A string as its bytes, each a character of the same code. */
export type PdfString = { text: string };
/** The number of an object that stands elsewhere in the file. */
export type PdfReference = { object: number };
export type PdfDict = Map<string, PdfValue>;
/** A value of a PDF (PDF, 7.3); streams are read by the file. */
export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfReference
  | PdfDict
  | readonly PdfValue[];

/** Where reading goes on, and what was read. */
export type Parsed<Value = PdfValue> = { value: Value; end: number };

/** A value within so many others is nothing that a printer writes. */
const MOST_NESTED = 64;

const BLANK = 1;
const DELIMITER = 2;
/** What each byte is: a blank, a sign that ends a word, or a part of one. */
const KINDS = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) KINDS[byte] = BLANK;
for (const sign of '()<>[]{}/%') KINDS[sign.charCodeAt(0)] = DELIMITER;

/** Whether a byte is a blank; past the end everything is. */
export const isBlank = (byte: number | undefined): boolean => byte === undefined || KINDS[byte] === BLANK;

const isOfWord = (byte: number | undefined): boolean => byte !== undefined && KINDS[byte] === 0;

/** The end of a word that begins here. */
export const skipWord = (bytes: Uint8Array, at: number): number => {
  let end = at;
  while (isOfWord(bytes[end])) end++;
  return end;
};

/** The place of the next byte that is neither blank nor comment. */
export const skipBlanks = (bytes: Uint8Array, at: number): number => {
  let next = at;
  for (; next < bytes.length; next++) {
    if (bytes[next] === 0x25) while (next < bytes.length && bytes[next] !== 10 && bytes[next] !== 13) next++;
    else if (!isBlank(bytes[next])) break;
  }
  return next;
};

/** The end of a string in round brackets that begins here. */
export const skipString = (bytes: Uint8Array, at: number): number => {
  let open = 0;
  for (let next = at; next < bytes.length; next++) {
    const byte = bytes[next];
    if (byte === 0x5c) next++;
    else if (byte === 0x28) open++;
    else if (byte === 0x29 && --open === 0) return next + 1;
  }
  return bytes.length;
};

/** Some bytes as characters of the same codes. */
export const readChars = (bytes: Uint8Array, start: number, end: number): string => {
  let chars = '';
  for (let at = start; at < end; at++) chars += String.fromCharCode(bytes[at] ?? 0);
  return chars;
};

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const toEscaped = (_: string, escaped: string): string => {
  if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 0xff);
  return /^[\r\n]/.test(escaped) ? '' : (ESCAPES[escaped] ?? escaped);
};

const parseString = (bytes: Uint8Array, at: number): Parsed<PdfString> => {
  const end = skipString(bytes, at);
  const raw = readChars(bytes, at + 1, end - 1);
  return { value: { text: raw.replace(/\\([0-7]{1,3}|\r\n|[\s\S])/g, toEscaped) }, end };
};

const parseHexString = (bytes: Uint8Array, at: number): Parsed<PdfString> => {
  let end = at + 1;
  while (end < bytes.length && bytes[end] !== 0x3e) end++;
  const digits = readChars(bytes, at + 1, end).replace(/[^\da-f]/gi, '');
  const text = digits.replace(/..?/g, (pair) =>
    String.fromCharCode(Number.parseInt(pair.padEnd(2, '0'), 16)),
  );
  return { value: { text }, end: end + 1 };
};

const parseName = (bytes: Uint8Array, at: number): Parsed<PdfName> => {
  const end = skipWord(bytes, at + 1);
  const name = readChars(bytes, at + 1, end).replace(/#([\da-f]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return { value: { name }, end };
};

const parseList = (bytes: Uint8Array, at: number, nested: number): Parsed<PdfValue[]> => {
  const value: PdfValue[] = [];
  for (let next = skipBlanks(bytes, at + 1); ; ) {
    if (bytes[next] === 0x5d) return { value, end: next + 1 };
    const item = parseNested(bytes, next, nested + 1);
    value.push(item.value);
    next = skipBlanks(bytes, item.end);
  }
};

const parseDict = (bytes: Uint8Array, at: number, nested: number): Parsed<PdfDict> => {
  const value: PdfDict = new Map();
  for (let next = skipBlanks(bytes, at + 2); ; ) {
    if (bytes[next] === 0x3e) return { value, end: next + 2 };
    if (bytes[next] !== 0x2f) throw new Error('A key of a dictionary is not a name.');
    const key = parseName(bytes, next);
    const item = parseNested(bytes, key.end, nested + 1);
    value.set(key.value.name, item.value);
    next = skipBlanks(bytes, item.end);
  }
};

const toWordValue = (word: string): PdfValue => {
  if (word === 'true' || word === 'false') return word === 'true';
  if (word === 'null') return null;
  const number = Number.parseFloat(word);
  if (Number.isNaN(number)) throw new Error('A value begins with a word that is none.');
  return number;
};

/** A number, or with the two words after it (`12 0 R`) the number of an object. */
const parseWord = (bytes: Uint8Array, at: number): Parsed => {
  const end = skipWord(bytes, at);
  const word = readChars(bytes, at, end);
  if (/^\d+$/.test(word)) {
    const second = skipBlanks(bytes, end);
    const secondEnd = skipWord(bytes, second);
    const third = skipBlanks(bytes, secondEnd);
    const isObject =
      bytes[third] === 0x52 &&
      !isOfWord(bytes[third + 1]) &&
      /^\d{1,5}$/.test(readChars(bytes, second, Math.min(secondEnd, second + 6)));
    if (isObject) return { value: { object: Number(word) }, end: third + 1 };
  }
  return { value: toWordValue(word), end };
};

const parseNested = (bytes: Uint8Array, start: number, nested: number): Parsed => {
  if (nested > MOST_NESTED) throw new Error('Values stand within too many others.');
  const at = skipBlanks(bytes, start);
  switch (bytes[at]) {
    case 0x28:
      return parseString(bytes, at);
    case 0x2f:
      return parseName(bytes, at);
    case 0x5b:
      return parseList(bytes, at, nested);
    case 0x3c:
      return bytes[at + 1] === 0x3c ? parseDict(bytes, at, nested) : parseHexString(bytes, at);
    default:
      return parseWord(bytes, at);
  }
};

/** Reads the value that begins here. Throws where there is none. */
export const parseValue = (bytes: Uint8Array, at: number): Parsed => parseNested(bytes, at, 0);

/** Whether a value is a dictionary. */
export const isDict = (value: PdfValue | undefined): value is PdfDict => value instanceof Map;

const isTagged = (value: PdfValue | undefined, tag: 'name' | 'text' | 'object'): boolean =>
  typeof value === 'object' && value !== null && tag in value;

/** Whether a value is the number of an object. */
export const isReference = (value: PdfValue | undefined): value is PdfReference => isTagged(value, 'object');

/** The name that a value is; null: it is none. */
export const toName = (value: PdfValue | undefined): string | null =>
  isTagged(value, 'name') ? (value as PdfName).name : null;

/** The bytes of the string that a value is, as characters; null: it is none. */
export const toChars = (value: PdfValue | undefined): string | null =>
  isTagged(value, 'text') ? (value as PdfString).text : null;
