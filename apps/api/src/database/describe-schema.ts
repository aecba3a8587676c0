import type { Pool } from 'pg';

type Column = {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isGenerated: boolean;
};

const TYPES: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  date: 'string',
  bit: 'string',
  bool: 'boolean',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  jsonb: 'Json',
  bytea: 'Buffer',
  timestamptz: 'Timestamp',
  _int4: 'number[]',
  _text: 'string[]',
  _uuid: 'string[]',
};

/**
 * Tables that hold rows of organisations beside rows for all (built-in roles, notifications of the platform, published
 * pages of laboratories).
 */
const SHARED = ['roles', 'role_permissions', 'notifications', 'lab_pages'];
/** A row with both of these belongs to a company and a laboratory. */
const PARTIES = ['company_id', 'lab_id'];

const OWN_TABLES = `c.relkind = 'r' AND n.nspname = 'public' AND c.relname NOT LIKE 'kysely_%'`;

/** TypeScript types of the tables, in the camelCase that Kysely's plugin makes of the columns. */
export async function describeTypes(pool: Pool): Promise<string> {
  const columns = await listColumns(pool);
  const tables = [...new Set(columns.map((column) => column.table))];
  const tenant = tables.filter(
    (table) =>
      !SHARED.includes(table) &&
      columns.some((column) => column.table === table && column.name === 'organisation_id'),
  );
  const paired = tables.filter((table) =>
    PARTIES.every((party) => columns.some(({ table: of, name }) => of === table && name === party)),
  );
  const lines = [
    '// Generated from the database by `pnpm --filter @anupalan/api generate`. Do not edit.',
    "import type { ColumnType } from 'kysely';",
    '',
    'type Timestamp = ColumnType<Date, Date | string, Date | string>;',
    '/** JSON is written as text and read as what its repository knows it to be. */',
    'type Json = ColumnType<unknown, string, string>;',
    'type Defaulted<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;',
    '',
    '/** Tables in which an organisation sees only rows of its own. */',
    `export const TENANT_TABLES = [${tenant.map((table) => `'${table}'`).join(', ')}] as const;`,
    '',
    '/** Tables whose rows belong to a company and a laboratory: each sees those to which it is a party. */',
    `export const PAIRED_TABLES = [${paired.map((table) => `'${table}'`).join(', ')}] as const;`,
    '',
    'export type DB = {',
    ...tables.flatMap((table) => [
      `  ${toCamelCase(table)}: {`,
      ...columns
        .filter((column) => column.table === table)
        .map((column) => `    ${toCamelCase(column.name)}: ${typeOf(column)};`),
      '  };',
    ]),
    '};',
    '',
  ];
  return lines.join('\n');
}

function typeOf(column: Column): string {
  const base = TYPES[column.type];
  if (!base) throw new Error(`No TypeScript type for ${column.type} of ${column.table}.${column.name}`);
  // The database alone writes it.
  if (column.isGenerated) return `ColumnType<${column.isNullable ? `${base} | null` : base}, never, never>`;
  const nullable =
    base === 'Json' || base === 'Timestamp'
      ? nullableColumn(base, column.isNullable)
      : column.isNullable
        ? `${base} | null`
        : base;
  return column.hasDefault || (column.isNullable && base !== 'Json') ? `Defaulted<${nullable}>` : nullable;
}

function nullableColumn(base: string, isNullable: boolean): string {
  if (!isNullable) return base;
  return base === 'Json'
    ? 'ColumnType<unknown, string | null | undefined, string | null>'
    : 'ColumnType<Date | null, Date | string | null, Date | string | null>';
}

async function listColumns(pool: Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(`
    SELECT c.relname AS table, a.attname AS name, t.typname AS type, NOT a.attnotnull AS "isNullable", a.atthasdef AS "hasDefault", a.attgenerated <> '' AS "isGenerated"
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_type t ON t.oid = a.atttypid
    WHERE ${OWN_TABLES} AND a.attnum > 0 AND NOT a.attisdropped
    ORDER BY c.relname, a.attnum`);
  return rows;
}

function toCamelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The schema as text, from the catalogue (there is no pg_dump beside the embedded server), the same on every version. */
export async function describeSchema(pool: Pool): Promise<string> {
  const sections = await Promise.all(
    [
      `SELECT format(E'CREATE TABLE %I (\\n%s\\n);', c.relname, string_agg(format('  %I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
         CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END, CASE WHEN a.attgenerated = 's' THEN ' GENERATED ALWAYS AS (' || pg_get_expr(d.adbin, d.adrelid) || ') STORED' ELSE coalesce(' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), '') END), E',\\n' ORDER BY a.attnum)) AS line
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum WHERE ${OWN_TABLES} GROUP BY c.relname ORDER BY c.relname`,
      // PostgreSQL 18 lists NOT NULL as constraints of their own; the tables above say it already.
      `SELECT format('ALTER TABLE %I ADD CONSTRAINT %I %s;', c.relname, k.conname, pg_get_constraintdef(k.oid)) AS line
       FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE ${OWN_TABLES} AND k.contype <> 'n' ORDER BY c.relname, k.conname COLLATE "C"`,
      `SELECT pg_get_indexdef(i.indexrelid) || ';' AS line FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE ${OWN_TABLES} AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype IN ('p', 'u')) ORDER BY pg_get_indexdef(i.indexrelid) COLLATE "C"`,
      `SELECT format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY;', c.relname) AS line FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE ${OWN_TABLES} AND c.relrowsecurity ORDER BY c.relname`,
      `SELECT format('CREATE POLICY %I ON %I%s FOR %s TO %s%s%s;', policyname, tablename, CASE permissive WHEN 'RESTRICTIVE' THEN ' AS RESTRICTIVE' END, cmd, array_to_string(roles, ', '), ' USING (' || qual || ')', ' WITH CHECK (' || with_check || ')') AS line
       FROM pg_policies WHERE schemaname = 'public' ORDER BY tablename, policyname`,
      `SELECT format('GRANT %s ON %I TO %I;', string_agg(privilege_type, ', ' ORDER BY privilege_type), table_name, grantee) AS line
       FROM information_schema.role_table_grants WHERE table_schema = 'public' AND grantee IN ('anupalan_app', 'anupalan_system')
       GROUP BY table_name, grantee ORDER BY table_name, grantee`,
      // From the columns themselves: information_schema.column_privileges looks at every column of the server, for seconds.
      `SELECT format('GRANT %s (%s) ON %I TO %I;', x.privilege_type, string_agg(a.attname, ', ' ORDER BY a.attname), c.relname, r.rolname) AS line
       FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace, aclexplode(a.attacl) x JOIN pg_roles r ON r.oid = x.grantee
       WHERE ${OWN_TABLES} AND r.rolname IN ('anupalan_app', 'anupalan_system')
       AND NOT EXISTS (SELECT 1 FROM aclexplode(c.relacl) t WHERE (t.grantee, t.privilege_type) = (x.grantee, x.privilege_type))
       GROUP BY x.privilege_type, c.relname, r.rolname ORDER BY c.relname, r.rolname, x.privilege_type`,
      `SELECT format('ALTER TABLE %I SET (%s);', c.relname, array_to_string(c.reloptions, ', ')) AS line FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE ${OWN_TABLES} AND c.reloptions IS NOT NULL ORDER BY c.relname`,
      `SELECT pg_get_triggerdef(g.oid) || ';' AS line FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE ${OWN_TABLES} AND NOT g.tgisinternal ORDER BY c.relname, g.tgname COLLATE "C"`,
      `SELECT pg_get_functiondef(p.oid) || ';' AS line FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE n.nspname = 'public' ORDER BY p.proname`,
    ].map((query) => pool.query<{ line: string }>(query)),
  );
  const body = sections.map((section) => section.rows.map((row) => row.line).join('\n')).join('\n\n');
  return `-- Generated from the migrations by \`pnpm --filter @anupalan/api generate\`. Do not edit.\n\n${body.replaceAll('\r', '').trimEnd()}\n`;
}
