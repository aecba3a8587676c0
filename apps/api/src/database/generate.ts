import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describeSchema, describeTypes } from './describe-schema.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';

/** Writes schema.sql and types.generated.ts from the migrations, on a throw-away server. */
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'anupalan-generate-'));
const server = await startEmbeddedPostgres({ dataDir, log: console.log });
const pool = createPool(server.url, console.log);
try {
  await migrate(pool);
  writeFileSync(path.join(import.meta.dirname, 'types.generated.ts'), await describeTypes(pool));
  writeFileSync(path.resolve(import.meta.dirname, '../../schema.sql'), await describeSchema(pool));
} finally {
  await pool.end();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
