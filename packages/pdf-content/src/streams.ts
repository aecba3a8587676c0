import { unzlibSync } from 'fflate';
import { isDict, type PdfDict, type PdfValue, toName } from './values.ts';

/** The bytes of a stream as they stand in the file, and what is said of them. */
export type PdfStream = { dict: PdfDict; bytes: Uint8Array };

const toNumber = (value: PdfValue | undefined, fallback: number): number =>
  typeof value === 'number' ? value : fallback;

/** What the predictors of PNG add to a byte, by what stands left of it, above it, and left above it. */
const PREDICTORS: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  (left, above, corner) => {
    const guess = left + above - corner;
    const [byLeft, byAbove, byCorner] = [left, above, corner].map((one) => Math.abs(guess - one)) as [
      number,
      number,
      number,
    ];
    if (byLeft <= byAbove && byLeft <= byCorner) return left;
    return byAbove <= byCorner ? above : corner;
  },
];

/** Undoes the predictors of PNG: each row begins with the number of its own. */
const undoPredictors = (bytes: Uint8Array, columns: number): Uint8Array => {
  const rows = Math.ceil(bytes.length / (columns + 1));
  const plain = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    const from = row * (columns + 1);
    const predict = PREDICTORS[bytes[from] ?? 0];
    if (!predict) throw new Error('A row has a predictor that PNG does not know.');
    for (let column = 0; column < columns; column++) {
      const to = row * columns + column;
      const left = column > 0 ? (plain[to - 1] ?? 0) : 0;
      const above = plain[to - columns] ?? 0;
      const corner = column > 0 ? (plain[to - columns - 1] ?? 0) : 0;
      plain[to] = (bytes[from + 1 + column] ?? 0) + predict(left, above, corner);
    }
  }
  return plain;
};

const first = (value: PdfValue | undefined): PdfValue | undefined =>
  Array.isArray(value) ? (value.length > 1 ? undefined : value[0]) : value;

/**
 * What a stream holds. Throws for other filters than Flate, by which printers pack what a page draws.
 * @param lookup the value itself, where a value is the number of an object
 */
export const decodeStream = (
  { dict, bytes }: PdfStream,
  lookup: (value: PdfValue | undefined) => PdfValue | undefined,
): Uint8Array => {
  const filters = lookup(dict.get('Filter'));
  if (filters === undefined || filters === null || (Array.isArray(filters) && filters.length === 0))
    return bytes;
  const filter = toName(lookup(first(filters)));
  if (filter !== 'FlateDecode' && filter !== 'Fl') throw new Error(`A stream is packed by ${filter}.`);
  const plain = unzlibSync(bytes);
  const parameters = lookup(first(lookup(dict.get('DecodeParms'))));
  if (!isDict(parameters)) return plain;
  const predictor = toNumber(lookup(parameters.get('Predictor')), 1);
  if (predictor === 1) return plain;
  if (predictor < 10) throw new Error('A stream has a predictor of TIFF.');
  return undoPredictors(plain, toNumber(lookup(parameters.get('Columns')), 1));
};
