import { CsvError, parse } from 'csv-parse/sync';
import { type Sheet, SheetError } from './sheet.ts';

const ENCODING =
  'The file is not in UTF-8, so its letters may be read wrongly. In Excel, save it as “CSV UTF-8”, or upload the workbook';
const COLUMNS_MAX = 100;

/** The text of a file: UTF-8 with or without a byte order mark, or UTF-16 with one. @throws SheetError */
export function decodeText(bytes: Buffer): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch (error) {
    throw new SheetError(ENCODING, { cause: error });
  }
  throw new SheetError('The file is not a list. Upload a CSV file or a workbook (.xlsx)');
}

/** A list with commas, semicolons or tabs. @throws SheetError with a sentence for what is none */
export function readCsv(bytes: Buffer, maxRows: number): Sheet {
  const text = decodeText(bytes);
  try {
    const rows: string[][] = parse(text, {
      delimiter: findDelimiter(text),
      trim: true,
      relax_column_count: true,
      to: maxRows,
      max_record_size: 100_000,
    });
    return rows.map((row) => row.slice(0, COLUMNS_MAX).map((cell) => (cell === '' ? null : cell)));
  } catch (error) {
    if (error instanceof CsvError)
      throw new SheetError(`The file cannot be read as a list: ${error.message}`);
    throw error;
  }
}

/** What stands most often between the headings. One sign for the whole file: alerts like "7, 1" hold commas. */
function findDelimiter(text: string): string {
  const [headings = ''] = text.split(/\r?\n|\r/, 1);
  const count = (sign: string) => headings.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
