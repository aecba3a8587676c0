/** Lines at most that are shown of a text. */
export const LINES_SHOWN = 500;
/** Columns at most that are shown of a table. */
const COLUMNS_SHOWN = 30;

/** The lines of a text as far as they are shown, and whether there are more. */
export function toLines(text: string): { lines: string[]; isCut: boolean } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (lines.at(-1) === '') lines.pop();
  return { lines: lines.slice(0, LINES_SHOWN), isCut: lines.length > LINES_SHOWN };
}

/** The cells of comma-separated text (RFC 4180), as far as they are shown. Rows may run over several lines. */
export function toCells(text: string): { rows: string[][]; isCut: boolean } {
  const rows: string[][] = [];
  let row: string[] = [];
  const source = text.replace(/^\uFEFF/, '');
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)|[\s\S]/g;
  for (const [whole, quoted, plain, end] of source.matchAll(pattern)) {
    if (end === undefined) {
      // A quote in the middle of a cell: taken as it stands.
      row[row.length === 0 ? 0 : row.length - 1] = `${row.at(-1) ?? ''}${whole}`;
      continue;
    }
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    if (row.some((cell) => cell !== '')) rows.push(row.slice(0, COLUMNS_SHOWN));
    row = [];
    if (rows.length > LINES_SHOWN) return { rows: rows.slice(0, LINES_SHOWN), isCut: true };
  }
  return { rows, isCut: false };
}
