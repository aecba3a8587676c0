import type { Pool } from 'pg';

/** The file of a deleted order is kept only while a task cites it: `findFile` of consent-documents (D26). */
const KEPT_ORDER = `(archived_at IS NULL OR EXISTS (
  SELECT FROM tasks WHERE tasks.consent_document_id = consent_documents.id AND tasks.deleted_at IS NULL))`;

/**
 * The keys of all stored files that must be there, as the store of files has them. Asked as the owner of the database:
 * they are those of every organisation.
 */
export async function listStoredFiles(pool: Pool): Promise<string[]> {
  // A column of a later migration is found by its name.
  const { rows: columns } = await pool.query<{ name: string; query: string }>(
    `SELECT table_name AS name,
            format('SELECT %I AS key FROM %I WHERE %I IS NOT NULL', column_name, table_name, column_name) AS query
       FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name IN ('file_key', 'shown_key')`,
  );
  const queries = [
    ...columns.map(({ name, query }) =>
      name === 'consent_documents' ? `${query} AND ${KEPT_ORDER}` : query,
    ),
    `SELECT 'avatars/' || avatar_key FROM users WHERE avatar_key IS NOT NULL`,
    `SELECT 'blog-images/' || key FROM blog_images`,
  ];
  const { rows } = await pool.query<{ key: string }>(queries.join(' UNION '));
  return rows.map(({ key }) => key);
}
