import { CamelCasePlugin, Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import { findScope, type Held, orUndo } from './held-commit.ts';
import { OrganisationPlugin } from './organisation-plugin.ts';
import type { DB } from './types.generated.ts';

/** A running transaction, under one of the two roles. */
export type Tx = Transaction<DB>;

/** What may run as the system role, which sees every organisation (docs/decisions/0004). A closed list. */
export const SYSTEM_PURPOSES = [
  'session',
  'sign-in',
  'sign-up',
  'password-reset',
  'invitation',
  'public-contact',
  'newsletter',
  'blog',
  'notification-fan-out',
  'rate-limit',
  'idempotency',
  'operator-command',
  'job-sweep',
  'demo',
  'readiness',
  'reading-progress',
] as const;
export type SystemPurpose = (typeof SYSTEM_PURPOSES)[number];

/** The only door to the data: everything goes through one of two kinds of transaction. */
export type Database = {
  /**
   * Runs a transaction of one organisation as the application role. Every query in it is bound to the organisation
   * twice: the plugin adds the condition to each table, and row-level security allows no other row.
   */
  forOrganisation<T>(organisationId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs a transaction over all organisations as the system role, for a named purpose only. */
  asSystem<T>(purpose: SystemPurpose, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The pool beneath, for what is no query of the domain: readiness, jobs. */
  pool: Pool;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** Leaves the plugin out, to show that row-level security alone holds. For tests. */
  withoutOrganisationPlugin?: boolean;
  /** Pools of separate logins (EHS_DATABASE_APP_URL, EHS_DATABASE_SYSTEM_URL); the main pool where absent. */
  appPool?: Pool;
  systemPool?: Pool;
};

/** Wraps a pool into the two doors. The pools are closed with it. */
export function createDatabase(pool: Pool, options: DatabaseOptions = {}): Database {
  const appPool = options.appPool ?? pool;
  const systemPool = options.systemPool ?? pool;
  const app = createKysely(appPool);
  const system = systemPool === appPool ? app : createKysely(systemPool);
  return {
    pool,
    forOrganisation: (organisationId, work) =>
      transact(
        app,
        sql`SELECT set_config('role', 'anupalan_app', true), set_config('app.organisation_id', ${organisationId}, true)`,
        (tx) =>
          work(
            options.withoutOrganisationPlugin ? tx : tx.withPlugin(new OrganisationPlugin(organisationId)),
          ),
      ),
    asSystem: (purpose, work) =>
      transact(
        system,
        sql`SELECT set_config('role', 'anupalan_system', true), set_config('app.purpose', ${purpose}, true)`,
        work,
      ),
    close: async () => {
      for (const each of new Set([pool, appPool, systemPool])) await each.end();
    },
  };
}

function createKysely(pool: Pool): Kysely<DB> {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/** Runs a transaction; within a call whose answer is to be kept with its work, the commit may wait for that. */
async function transact<T>(
  kysely: Kysely<DB>,
  enter: RawBuilder<unknown>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const scope = findScope();
  if (!scope)
    return kysely.transaction().execute(async (tx) => {
      await enter.execute(tx);
      return work(tx);
    });
  const begin = async (): Promise<Held> => {
    const tx = await kysely.startTransaction().execute();
    const rollback = () => tx.rollback().execute();
    const held: Held = {
      tx,
      // One that fails has kept its connection.
      commit: () => orUndo({ rollback }, () => tx.commit().execute()),
      rollback,
    };
    await orUndo(held, () => enter.execute(tx));
    return held;
  };
  return scope.transact(begin, work);
}
