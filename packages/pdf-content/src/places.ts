import { findObjects, isAt, type Lookup, readObject } from './objects.ts';
import { decodeStream } from './streams.ts';
import { isDict, type PdfDict, type PdfValue, parseValue, readChars, skipBlanks, toName } from './values.ts';

/** Where an object stands: at a place of the file, or within the stream of another object. */
export type Place = { at: number } | { within: number };

/** Where the objects of a file stand, by their numbers, and what its trailer says. */
export type Places = { places: Map<number, Place>; trailer: PdfDict };

const isNumber = (value: PdfValue | undefined): value is number => typeof value === 'number';

const asIs: Lookup = (value) => value;

type Section = { dict: PdfDict; entries: [number, Place][] };

/** A table of places: `xref`, and after it for each run of numbers its first, how many there are, and a line for each. */
const readTable = (bytes: Uint8Array, start: number): Section => {
  const entries: [number, Place][] = [];
  let at = skipBlanks(bytes, start + 4);
  const nextNumber = (): number => {
    const { value, end } = parseValue(bytes, at);
    if (!isNumber(value)) throw new Error('The table of places has something else than numbers.');
    at = skipBlanks(bytes, end);
    return value;
  };
  while (!isAt(bytes, at, 'trailer')) {
    const first = nextNumber();
    const count = nextNumber();
    for (let nth = 0; nth < count; nth++) {
      const place = nextNumber();
      nextNumber();
      if (bytes[at] === 0x6e) entries.push([first + nth, { at: place }]);
      at = skipBlanks(bytes, at + 1);
    }
  }
  const { value } = parseValue(bytes, at + 7);
  if (!isDict(value)) throw new Error('The trailer is no dictionary.');
  return { dict: value, entries };
};

const toNumbers = (value: PdfValue | undefined): number[] | null =>
  Array.isArray(value) && value.every(isNumber) ? value : null;

/** A stream of places: columns of big-endian numbers, for each object its kind, and two numbers by that. */
const readPlaceStream = (bytes: Uint8Array, start: number): Section => {
  const { value: dict, stream } = readObject(bytes, start, asIs);
  const widths = isDict(dict) ? toNumbers(dict.get('W')) : null;
  if (!isDict(dict) || !stream || !widths) throw new Error('No places of objects stand here.');
  const plain = decodeStream(stream, asIs);
  const size = dict.get('Size');
  const runs = toNumbers(dict.get('Index')) ?? [0, isNumber(size) ? size : 0];
  const entries: [number, Place][] = [];
  let at = 0;
  const readColumn = (width: number, absent: number): number => {
    if (width === 0) return absent;
    let number = 0;
    for (let nth = 0; nth < width; nth++) number = number * 256 + (plain[at++] ?? 0);
    return number;
  };
  for (let run = 0; run + 1 < runs.length; run += 2)
    for (let nth = 0; nth < (runs[run + 1] ?? 0) && at < plain.length; nth++) {
      const kind = readColumn(widths[0] ?? 0, 1);
      const place = readColumn(widths[1] ?? 0, 0);
      readColumn(widths[2] ?? 0, 0);
      const number = (runs[run] ?? 0) + nth;
      if (kind === 1) entries.push([number, { at: place }]);
      else if (kind === 2) entries.push([number, { within: place }]);
    }
  return { dict, entries };
};

const START = 'startxref';
/** The word that tells where the places begin is in the last bytes of a file. */
const TAIL = 2048;

const findStart = (bytes: Uint8Array): number => {
  const from = Math.max(0, bytes.length - TAIL);
  const at = readChars(bytes, from, bytes.length).lastIndexOf(START);
  const { value } = parseValue(bytes, from + at + START.length);
  if (at < 0 || !isNumber(value)) throw new Error('Nothing tells where the places of the objects are.');
  return value;
};

/** Follows the places of a file from its end: what was written last counts. Throws where they are damaged. */
export const readPlaces = (bytes: Uint8Array): Places => {
  const places = new Map<number, Place>();
  const seen = new Set<number>();
  const trailer: PdfDict = new Map();
  const starts: (PdfValue | undefined)[] = [findStart(bytes)];
  for (const start of starts) {
    if (!isNumber(start) || seen.has(start)) continue;
    seen.add(start);
    const at = skipBlanks(bytes, start);
    const { dict, entries } = isAt(bytes, at, 'xref') ? readTable(bytes, at) : readPlaceStream(bytes, at);
    for (const [number, place] of entries) if (!places.has(number)) places.set(number, place);
    for (const [key, value] of dict) if (!trailer.has(key)) trailer.set(key, value);
    starts.push(dict.get('XRefStm'), dict.get('Prev'));
  }
  return { places, trailer };
};

/** The objects within a stream of objects, by number and place: pairs of numbers before the first of them. */
export const listWithin = (plain: Uint8Array, dict: PdfDict): { number: number; at: number }[] => {
  const count = dict.get('N');
  const first = dict.get('First');
  if (!isNumber(count) || !isNumber(first))
    throw new Error('A stream of objects does not tell how many it has.');
  const found: { number: number; at: number }[] = [];
  let at = 0;
  for (let nth = 0; nth < count; nth++) {
    const number = parseValue(plain, at);
    const place = parseValue(plain, number.end);
    if (!isNumber(number.value) || !isNumber(place.value))
      throw new Error('An object within a stream has no place.');
    found.push({ number: number.value, at: first + place.value });
    at = place.end;
  }
  return found;
};

/** Looks for the objects of a file whose places are damaged, from its begin to its end. */
export const searchPlaces = (bytes: Uint8Array): Places => {
  const places = new Map<number, Place>();
  const trailer: PdfDict = new Map();
  const add = (number: number, place: Place, value: PdfValue): void => {
    places.set(number, place);
    const type = isDict(value) ? toName(value.get('Type')) : null;
    if (type === 'Catalog') trailer.set('Root', { object: number });
  };
  for (const at of findObjects(bytes)) {
    try {
      const { number, value, stream } = readObject(bytes, at, asIs);
      add(number, { at }, value);
      if (!stream || toName(stream.dict.get('Type')) !== 'ObjStm') continue;
      const plain = decodeStream(stream, asIs);
      for (const one of listWithin(plain, stream.dict))
        add(one.number, { within: number }, parseValue(plain, one.at).value);
    } catch {
      // What cannot be read is passed over: another object may be whole.
    }
  }
  return { places, trailer };
};
