import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { listPendingMigrations } from '../../database/migrate.ts';
import { AppError } from '../../http/problem.ts';
import { publicRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';

const TAG = 'Health';
const ANSWER = { type: 'object', properties: { status: { type: 'string' } } };

/** Whether the process lives, and whether it can do its work. */
export function registerHealth(app: FastifyInstance, services: Services): void {
  publicRoute(app, services, {
    key: 'GET /health/live',
    summary: 'The process answers',
    tag: TAG,
    needsNoApiKey: true,
    answer: ANSWER,
    handler: async () => ({ message: 'Alive', data: { status: 'live' } }),
  });
  publicRoute(app, services, {
    key: 'GET /health/ready',
    summary: 'The database answers, is of this version, and row-level security binds',
    tag: TAG,
    needsNoApiKey: true,
    answer: ANSWER,
    handler: async () => {
      const missing = await findMissing(services);
      if (missing) throw new AppError('not_ready', missing, { retryAfter: 5 });
      return { message: 'Ready', data: { status: 'ready' } };
    },
  });
}

async function findMissing(services: Services): Promise<string | null> {
  const pending = await listPendingMigrations(services.db.pool);
  if (pending.length > 0) return `The database lacks ${pending.length} migrations of this version.`;
  // Under the role in effect, not under the login: that is what decides.
  const { rows } = await services.db.forOrganisation('00000000-0000-0000-0000-000000000000', (tx) =>
    sql<{ bypasses: boolean }>`SELECT rolsuper OR rolbypassrls OR EXISTS (
      SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relowner = pg_roles.oid
    ) AS bypasses FROM pg_roles WHERE rolname = current_user`.execute(tx),
  );
  return rows[0]?.bypasses === false
    ? null
    : 'The database role of the application could see rows of other organisations.';
}
