import { isBlank, type PdfValue, parseValue, readChars, skipBlanks, skipString, skipWord } from './values.ts';

/** An operation that marks or draws, and its operands, which are read when they are asked for. */
export type Operation = {
  operator: 'BMC' | 'BDC' | 'Do';
  last: () => PdfValue;
  beforeLast: () => PdfValue;
};

/** To the end of a picture that stands within the stream. */
const skipPicture = (bytes: Uint8Array, at: number): number => {
  for (let next = at + 1; next < bytes.length; next++) {
    const isEnd =
      bytes[next] === 0x45 &&
      bytes[next + 1] === 0x49 &&
      isBlank(bytes[next - 1]) &&
      isBlank(bytes[next + 2]);
    if (isEnd) return next;
  }
  return bytes.length;
};

const skipHexString = (bytes: Uint8Array, at: number): number => {
  const end = bytes.indexOf(0x3e, at);
  return end < 0 ? bytes.length : end + 1;
};

/** To the end of what stands in brackets; those within count. */
const skipBrackets = (bytes: Uint8Array, at: number): number => {
  let open = 0;
  for (let next = at; next < bytes.length; ) {
    const byte = bytes[next];
    if (byte === 0x28) next = skipString(bytes, next);
    else if (byte === 0x25) next = skipBlanks(bytes, next);
    else if (byte === 0x3c && bytes[next + 1] !== 0x3c) next = skipHexString(bytes, next);
    else {
      const isWide = byte === 0x3c || (byte === 0x3e && bytes[next + 1] === 0x3e);
      if (byte === 0x5b || byte === 0x3c) open++;
      else if (byte === 0x5d || byte === 0x3e) open--;
      next += isWide ? 2 : 1;
      if (open <= 0) return next;
    }
  }
  return bytes.length;
};

/** The end of an operand that begins here; the same place: none does. */
const skipOperand = (bytes: Uint8Array, at: number): number => {
  switch (bytes[at]) {
    case 0x28:
      return skipString(bytes, at);
    case 0x5b:
      return skipBrackets(bytes, at);
    case 0x3c:
      return bytes[at + 1] === 0x3c ? skipBrackets(bytes, at) : skipHexString(bytes, at);
    case 0x2f:
      return skipWord(bytes, at + 1);
    default:
      return skipWord(bytes, at);
  }
};

const isOperator = (byte: number): boolean =>
  (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a) || byte === 0x27 || byte === 0x22;

/** The place of an operand that is not there. */
const NONE = -1;

/**
 * The operations of a content stream that begin marked content or draw a form. Most of a page is text and lines: their
 * operands are passed over without a value made of them.
 */
export function* listOperations(bytes: Uint8Array): Generator<Operation> {
  let last = NONE;
  let beforeLast = NONE;
  const read = (at: number) => (at === NONE ? null : parseValue(bytes, at).value);
  for (let at = skipBlanks(bytes, 0); at < bytes.length; at = skipBlanks(bytes, at)) {
    const byte = bytes[at] ?? 0;
    const end = skipOperand(bytes, at);
    if (!isOperator(byte)) {
      // A sign that begins nothing, such as a bracket too many, is passed over.
      if (end > at) [beforeLast, last] = [last, at];
      at = Math.max(end, at + 1);
      continue;
    }
    const operator = end - at <= 3 ? readChars(bytes, at, end) : '';
    at = end;
    if (operator === 'BMC' || operator === 'BDC' || operator === 'Do') {
      const [lastAt, beforeLastAt] = [last, beforeLast];
      yield { operator, last: () => read(lastAt), beforeLast: () => read(beforeLastAt) };
    } else if (operator === 'ID') at = skipPicture(bytes, at);
    [last, beforeLast] = [NONE, NONE];
  }
}
