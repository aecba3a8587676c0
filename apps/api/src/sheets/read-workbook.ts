import { strFromU8, Unzip, UnzipInflate, zipSync } from 'fflate';
import readSheets, { readSheet } from 'read-excel-file/universal';
import { type Sheet, SheetError, TOO_BIG } from './sheet.ts';

/** What a workbook may unpack to, in all: a list of tasks is far smaller, and a bomb far bigger. */
const UNPACKED_MAX_BYTES = 10 * 1024 * 1024;
const FILES_MAX = 200;
/** Bytes that are unpacked between two looks at the size: deflate grows a thousandfold at most. */
const STEP_BYTES = 4096;
/** Rows and columns that a sheet may name: one cell far out would make a table of thousands of millions. */
const ROWS_MAX = 5000;
const COLUMNS_MAX = 100;
const BELOW = `The sheet has cells below row ${ROWS_MAX}: delete them`;
const UNREADABLE = 'The workbook cannot be read. Save it again as .xlsx or CSV';

/**
 * The first sheet of a workbook (.xlsx) as cells.
 * @throws SheetError with a sentence for what is no workbook, is damaged, or unpacks to too much
 */
export async function readWorkbook(bytes: Buffer): Promise<Sheet> {
  return readPacked(bytes, async (file) => toCells(await readSheet(file)));
}

/** A sheet of a workbook with its name. */
export type NamedSheet = { name: string; cells: Sheet };

/**
 * All sheets of a workbook (.xlsx), in its order.
 * @throws SheetError as `readWorkbook`
 */
export async function readAllSheets(bytes: Buffer): Promise<NamedSheet[]> {
  return readPacked(bytes, async (file) => {
    const sheets = await readSheets(file);
    return sheets.map(({ sheet, data }) => ({ name: sheet, cells: toCells(data) }));
  });
}

async function readPacked<T>(bytes: Buffer, read: (file: ArrayBuffer) => Promise<T>): Promise<T> {
  const files = unpack(bytes);
  for (const [name, content] of Object.entries(files))
    if (name.startsWith('xl/worksheets/')) checkExtent(strFromU8(content));
  // Packed anew: the reader sees the files that were measured, and nothing that only the archive's index names.
  const packed = zipSync(files, { level: 0 });
  try {
    return await read(
      packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.byteLength) as ArrayBuffer,
    );
  } catch (error) {
    throw new SheetError(UNREADABLE, { cause: error });
  }
}

const toCells = (rows: readonly (readonly unknown[])[]): Sheet => rows.map((row) => row.map(toCell));

function toCell(value: unknown): Sheet[number][number] {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** The texts of the archive, measured while they are unpacked: what its headers say of their size is not believed. */
function unpack(bytes: Buffer): Record<string, Uint8Array> {
  const chunks: Record<string, Uint8Array[]> = {};
  let total = 0;
  let problem: SheetError | null = null;
  const unzip = new Unzip((file) => {
    if (!/\.xml(\.rels)?$/.test(file.name)) return;
    const parts: Uint8Array[] = [];
    if (Object.hasOwn(chunks, file.name) || Object.keys(chunks).length >= FILES_MAX) {
      problem = new SheetError(UNREADABLE);
      return;
    }
    chunks[file.name] = parts;
    file.ondata = (error, data) => {
      if (error) problem ??= new SheetError(UNREADABLE, { cause: error });
      total += data?.length ?? 0;
      if (total > UNPACKED_MAX_BYTES) problem ??= new SheetError(TOO_BIG);
      else if (data) parts.push(data);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && problem === null; at += STEP_BYTES) {
      unzip.push(bytes.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= bytes.length);
    }
  } catch (error) {
    throw problem ?? new SheetError(UNREADABLE, { cause: error });
  }
  if (problem !== null) throw problem;
  return Object.fromEntries(Object.entries(chunks).map(([name, parts]) => [name, Buffer.concat(parts)]));
}

function checkExtent(xml: string): void {
  let rows = 0;
  // Rows need not say their number, and the reader takes seconds for a million that hold nothing.
  for (const _row of xml.matchAll(/<(?:\w+:)?row[\s/>]/g)) {
    rows += 1;
    if (rows > ROWS_MAX) throw new SheetError(BELOW);
  }
  for (const [, letters = '', row = ''] of xml.matchAll(/\sr\s*=\s*["']([A-Za-z]{0,3})(\d{1,9})["']/g)) {
    if (Number(row) > ROWS_MAX) throw new SheetError(BELOW);
    if (toColumn(letters) > COLUMNS_MAX)
      throw new SheetError(`The sheet has cells to the right of column ${COLUMNS_MAX}: delete them`);
  }
}

/** Number of a column by its letters: A is 1, AA 27. */
function toColumn(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
