import type { Pool } from 'pg';

/**
 * The keys of all stored files that rows name, as the store of files has them. Asked as the owner of the database:
 * they are those of every organisation.
 */
export async function listStoredFiles(pool: Pool): Promise<string[]> {
  // A column of a later migration is found by its name.
  const { rows: columns } = await pool.query<{ query: string }>(
    `SELECT format('SELECT %I AS key FROM %I WHERE %I IS NOT NULL', column_name, table_name, column_name) AS query
       FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name IN ('file_key', 'shown_key')`,
  );
  const queries = [
    ...columns.map((column) => column.query),
    `SELECT 'avatars/' || avatar_key FROM users WHERE avatar_key IS NOT NULL`,
    `SELECT 'blog-images/' || key FROM blog_images`,
  ];
  const { rows } = await pool.query<{ key: string }>(queries.join(' UNION '));
  return rows.map(({ key }) => key);
}
