import { type Compilable, type Insertable, sql } from 'kysely';
import type { Tx } from './database.ts';
import { fixCompiled } from './fixed-query.ts';
import type { DB } from './types.generated.ts';
import { runFixed } from './unit-executor.ts';

/** An insert that is run, or compiled for `defer`. */
type Insert = Compilable & { execute(): Promise<unknown> };

/** A row to insert. Columns of JSON take the value itself, not its text. */
export type RowOf<T extends keyof DB> = { [Column in keyof Insertable<DB[T]>]: unknown };

/**
 * Inserts rows in one statement of one parameter, however many they are: it stays the same statement, and no row runs
 * into the number of parameters. All rows have the columns of the first; what these leave out has its default.
 * Row-level security alone binds them to the organisation: the plugin does not look into a text.
 */
export async function insertRows<T extends keyof DB & string>(
  tx: Tx,
  table: T,
  rows: readonly RowOf<T>[],
): Promise<void> {
  if (rows.length > 0) await toInsert(tx, table, rows).execute();
}

/** The statement of `insertRows`, for at least one row. */
export function toInsert<T extends keyof DB & string>(tx: Tx, table: T, rows: readonly RowOf<T>[]): Insert {
  const [first] = rows;
  if (!first) throw new Error('There is no row to insert');
  const names = Object.keys(first).filter((name) => first[name as keyof RowOf<T>] !== undefined);
  const values = rows.map((row) => {
    const made: Record<string, unknown> = {};
    for (const name of names) made[toSnakeCase(name)] = toValue(row[name as keyof RowOf<T>]);
    return made;
  });
  const compile = () => INSERT(tx, { table, names }, { rows: JSON.stringify(values) });
  return { execute: () => runFixed(tx, compile()), compile };
}

const INSERT = fixCompiled(
  (tx, shape: { table: string; names: readonly string[] }, { rows }: { rows: string }) => {
    const columns = sql.join(shape.names.map((name) => sql.ref(toSnakeCase(name))));
    const target = sql.table(toSnakeCase(shape.table));
    const insert = sql`INSERT INTO ${target} (${columns})
      SELECT ${columns} FROM json_populate_recordset(NULL::${target}, ${rows}::json)`;
    return { compile: () => insert.compile(tx) };
  },
);

/** Half of a pair is no character: JSON would carry it to PostgreSQL, which refuses it. */
function toValue(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

/** The text of an array of PostgreSQL: of ids, dates and names from our own lists, which need no quotes. */
export function toArrayText(values: readonly (string | number)[]): string {
  return `{${values.join(',')}}`;
}

const snakeCase = new Map<string, string>();

/** Names are those of tables and columns: there are some hundred. */
function toSnakeCase(name: string): string {
  const known = snakeCase.get(name);
  if (known !== undefined) return known;
  const made = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  snakeCase.set(name, made);
  return made;
}
