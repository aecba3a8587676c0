/** A column of a list: its head, and the text of a row. */
export type Column<Row> = { head: string; of: (row: Row) => string };

const GAP = '  ';
const CELL_MAX = 60;

/** Rows in columns of their own width; the last is not padded. */
export function toTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[], empty: string): string {
  if (rows.length === 0) return empty;
  const cells = rows.map((row) => columns.map((column) => toCell(column.of(row))));
  const widths = columns.map((column, index) =>
    Math.max(column.head.length, ...cells.map((line) => line[index]?.length ?? 0)),
  );
  const toLine = (line: readonly string[]) =>
    line
      .map((cell, index) => (index === line.length - 1 ? cell : cell.padEnd(widths[index] ?? 0)))
      .join(GAP)
      .trimEnd();
  return [toLine(columns.map(({ head }) => head)), ...cells.map(toLine)].join('\n');
}

/** One value a line, under each other. */
export function toFacts(facts: Readonly<Record<string, string | number | null | undefined>>): string {
  const lines = Object.entries(facts);
  const width = Math.max(...lines.map(([name]) => name.length)) + 1;
  return lines.map(([name, value]) => `${`${name}:`.padEnd(width)} ${toLineOf(value)}`).join('\n');
}

/** Texts of people stand in these lines: nothing of them may steer the terminal. */
export function toSafeText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ');
}

/** An instant to the minute, UTC. */
export function toMoment(at: Date | null): string {
  return at === null ? '-' : `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function toLineOf(value: string | number | null | undefined): string {
  return value === null || value === undefined || value === '' ? '-' : toSafeText(String(value));
}

function toCell(text: string): string {
  const line = toSafeText(text).trim();
  return line.length > CELL_MAX ? `${line.slice(0, CELL_MAX - 1)}…` : line || '-';
}
