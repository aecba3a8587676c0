import type { Pool } from 'pg';

/** Columns with a name like that of a file's key, whose keys are of something else. */
const OTHER_KEYS: readonly string[] = ['idempotency_keys.key', 'rate_limits.key'];

/** A column that names stored files: by their keys, or by what follows the folder in them; one a row, or a list. */
export type FileColumn = { table: string; column: string; isList: boolean };

/**
 * The columns that name stored files, found by their names: `key`, `file_key`, `…_keys`. So a server that is older than
 * the database knows those of a later migration too.
 */
export async function listFileColumns(pool: Pick<Pool, 'query'>): Promise<FileColumn[]> {
  const { rows } = await pool.query<FileColumn>(
    `SELECT table_name AS table, column_name AS column, data_type = 'ARRAY' AS "isList" FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name ~ '(^|_)keys?$' AND udt_name IN ('text', 'varchar', '_text')
      ORDER BY table_name, column_name`,
  );
  return rows.filter(({ table, column }) => !OTHER_KEYS.includes(`${table}.${column}`));
}

/**
 * Which of these keys of the store any row names, whoever's it is and in whatever state. Asked as the owner of the
 * database.
 * @throws Error where the login does not see every row: what it does not see would pass for unnamed
 */
export async function findNamed(pool: Pool, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const columns = await listFileColumns(pool);
  if (columns.length === 0) throw new Error('No column names a stored file. This is not the right database.');
  const names = [...new Set(keys.flatMap((key) => [key, toName(key)]))];
  const client = await pool.connect();
  try {
    await client.query('BEGIN READ ONLY');
    // Instead of leaving rows out, the query fails then.
    await client.query('SET LOCAL row_security = off');
    const { rows } = await client.query<{ name: string }>(columns.map(toQuery).join(' UNION ALL '), [names]);
    await client.query('COMMIT');
    const named = new Set(rows.map(({ name }) => name));
    return new Set(keys.filter((key) => named.has(key) || named.has(toName(key))));
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

function toQuery({ table, column, isList }: FileColumn): string {
  const from = quote(table);
  const name = quote(column);
  return isList
    ? `SELECT name FROM ${from}, unnest(${name}) AS name WHERE name = ANY($1::text[])`
    : `SELECT ${name} AS name FROM ${from} WHERE ${name} = ANY($1::text[])`;
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** What follows the folder: profile pictures and those of the blog are named by it. */
function toName(key: string): string {
  return key.slice(key.indexOf('/') + 1);
}
