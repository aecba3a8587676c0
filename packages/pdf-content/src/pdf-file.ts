import { type PdfObject, readObject } from './objects.ts';
import { listWithin, type Places, readPlaces, searchPlaces } from './places.ts';
import { decodeStream } from './streams.ts';
import { isDict, isReference, type PdfDict, type PdfValue, parseValue } from './values.ts';

/** A page: its dictionary, and what it uses of fonts, pictures and properties, its own or from above. */
export type PdfPage = { dict: PdfDict; resources: PdfDict | null };

/** A PDF whose objects are read when they are asked for. */
export class PdfFile {
  readonly #bytes: Uint8Array;
  readonly #places: Places;
  readonly #objects = new Map<number, PdfObject | null>();
  /** The pages in their order. */
  readonly pages: readonly PdfPage[];

  private constructor(bytes: Uint8Array, places: Places) {
    this.#bytes = bytes;
    this.#places = places;
    const root = this.lookup(places.trailer.get('Root'));
    this.pages = this.#listPages(isDict(root) ? root.get('Pages') : undefined, null, new Set());
    if (this.pages.length === 0) throw new Error('The file has no pages.');
  }

  /** Opens a file by what its end says, and one that is damaged by looking for its objects. Throws where it has none. */
  static open(bytes: Uint8Array): PdfFile {
    return PdfFile.#openBy(readPlaces, bytes) ?? new PdfFile(bytes, searchPlaces(bytes));
  }

  static #openBy(read: (bytes: Uint8Array) => Places, bytes: Uint8Array): PdfFile | null {
    try {
      return new PdfFile(bytes, read(bytes));
    } catch {
      return null;
    }
  }

  /** The value itself, where a value is the number of an object; null: the file has no such object. */
  readonly lookup = (value: PdfValue | undefined): PdfValue | undefined =>
    isReference(value) ? this.#getObject(value.object)?.value : value;

  /** What the stream of an object holds, and its dictionary; null: it has none. */
  readStream(value: PdfValue | undefined): { dict: PdfDict; bytes: Uint8Array } | null {
    const stream = isReference(value) ? this.#getObject(value.object)?.stream : null;
    return stream ? { dict: stream.dict, bytes: decodeStream(stream, this.lookup) } : null;
  }

  #getObject(number: number): PdfObject | null {
    const known = this.#objects.get(number);
    if (known !== undefined) return known;
    // An object that is needed to read itself has no value.
    this.#objects.set(number, null);
    const place = this.#places.places.get(number);
    if (place && 'within' in place) this.#readWithin(place.within);
    else if (place) {
      const object = readObject(this.#bytes, place.at, this.lookup);
      if (object.number !== number) throw new Error('Another object stands at the place of an object.');
      this.#objects.set(number, object);
    }
    return this.#objects.get(number) ?? null;
  }

  /** Reads all objects within a stream of objects: those that are there by its own word, and by that of the places. */
  #readWithin(holder: number): void {
    const stream = this.readStream({ object: holder });
    if (!stream) return;
    for (const { number, at } of listWithin(stream.bytes, stream.dict)) {
      const place = this.#places.places.get(number);
      if (!place || !('within' in place) || place.within !== holder) continue;
      this.#objects.set(number, { number, value: parseValue(stream.bytes, at).value, stream: null });
    }
  }

  /** @param seen what was passed on the way: a tree of pages may be damaged so that it leads back to itself */
  #listPages(node: PdfValue | undefined, above: PdfDict | null, seen: Set<PdfDict>): PdfPage[] {
    const dict = this.lookup(node);
    if (!isDict(dict) || seen.has(dict)) return [];
    seen.add(dict);
    const own = this.lookup(dict.get('Resources'));
    const resources = isDict(own) ? own : above;
    const kids = this.lookup(dict.get('Kids'));
    if (!Array.isArray(kids)) return [{ dict, resources }];
    return kids.flatMap((kid) => this.#listPages(kid, resources, seen));
  }
}
