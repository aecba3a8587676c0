import { access, constants, statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { listPendingMigrations } from '../../database/migrate.ts';
import type { Services } from '../../http/services.ts';
import { checkSmtp } from '../../mail/mailer.ts';
import { type Check, createCheck, type Finding } from './checks.ts';

/** What a server needs for its work. */
export const PARTS = ['database', 'queue', 'storage', 'mail', 'disk'] as const;
type Part = (typeof PARTS)[number];

/** Which part works. `unknown`: it is in the database, which does not answer. */
type PartState = 'up' | 'down' | 'unknown';
type Readiness = { states: Record<Part, PartState>; findings: Finding[] };

/** Well below the time after which a watcher gives up asking. */
const LIMIT_MS = 3_000;
const KEEP_MS = 1_000;
/** A mail server that is asked to take a login every few seconds takes it for an attack. */
const KEEP_MAIL_MS = 30_000;
/** Room for an upload of the largest size and a segment of the log of the database. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

/** Makes the question whether every part works; each has the same time to answer, all at once. */
export function createReadiness(services: Services): () => Promise<Readiness> {
  const checks = makeChecks(services);
  return async () => {
    const found = await Promise.all(PARTS.map(async (part) => ({ part, finding: await checks[part]() })));
    const isAway = found.some(({ part, finding }) => part === 'database' && finding !== null);
    // The queue is in the database: that it does not answer either tells nothing.
    const told = found.filter(({ part }) => !(isAway && part === 'queue'));
    return {
      states: {
        ...(Object.fromEntries(found.map(({ part, finding }) => [part, finding ? 'down' : 'up'])) as Record<
          Part,
          PartState
        >),
        ...(isAway ? { queue: 'unknown' as const } : {}),
      },
      findings: told.flatMap(({ finding }) => finding ?? []),
    };
  };
}

function makeChecks({ config, db, jobs, files }: Services): Record<Part, Check> {
  const { smtpUrl, dataDir } = config;
  const make = (
    awaySentence: string,
    ask: (signal: AbortSignal) => Promise<string | null>,
    keepMs = KEEP_MS,
  ) => createCheck(ask, { awaySentence, limitMs: LIMIT_MS, keepMs });
  return {
    database: make('The database does not respond.', () => findMissing(db)),
    queue: make('The job queue does not respond.', async () => {
      const missing = await jobs.listMissing();
      return missing.length > 0 ? `These parts of the job queue are missing: ${missing.join(', ')}.` : null;
    }),
    storage: make('The file storage does not respond.', async (signal) => {
      await files.check(signal);
      return null;
    }),
    mail: make(
      'The mail server does not respond or refuses the login.',
      async () => {
        if (smtpUrl !== null) await checkSmtp(smtpUrl, LIMIT_MS);
        return null;
      },
      KEEP_MAIL_MS,
    ),
    disk: make('The server cannot write to the disk of the data folder.', async () => {
      await access(dataDir, constants.W_OK);
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize < LEAST_FREE_BYTES ? 'The disk of the data folder is full or almost full.' : null;
    }),
  };
}

async function findMissing(db: Services['db']): Promise<string | null> {
  const pending = await listPendingMigrations(db.pool);
  if (pending.length > 0) return `${pending.length} migrations of this version are missing in the database.`;
  // Under the role in effect, not under the login: that is what decides.
  const { rows } = await db.forOrganisation('00000000-0000-0000-0000-000000000000', (tx) =>
    sql<{ bypasses: boolean }>`SELECT rolsuper OR rolbypassrls OR EXISTS (
      SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relowner = pg_roles.oid
    ) AS bypasses FROM pg_roles WHERE rolname = current_user`.execute(tx),
  );
  return rows[0]?.bypasses === false
    ? null
    : 'The database role of the application can read rows of other organisations.';
}
