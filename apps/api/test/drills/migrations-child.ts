// Started by the drill of migrations, and killed in the middle: brings the database of the first argument to the
// migrations in the folder of the second.
import { migrate } from '../../src/database/migrate.ts';
import { createPool } from '../../src/database/pool.ts';

const [, , databaseUrl = '', folder = ''] = process.argv;
const pool = createPool(databaseUrl, () => undefined, 2, 0);
await migrate(pool, folder);
await pool.end();
