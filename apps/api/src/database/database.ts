import type { Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Statement } from './batch.ts';
import { findScope, type Held, orUndo } from './held-commit.ts';
import { MOST_PREPARED } from './prepared.ts';
import type { DB } from './types.generated.ts';
import { Unit } from './unit.ts';
import { toTransaction } from './unit-executor.ts';

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
  // The address of a calendar says nothing of whose it is.
  'calendar-feed',
  // A browser that subscribes may have been another organisation's until now.
  'push-subscription',
] as const;
export type SystemPurpose = (typeof SYSTEM_PURPOSES)[number];

/** The only door to the data: everything goes through one of two kinds of transaction. */
export type Database = {
  /**
   * Runs a transaction of one organisation as the application role. Every query in it is bound to the organisation
   * twice: the plugin adds the condition to each table, and row-level security allows no other row.
   */
  forOrganisation<T>(organisationId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The same for what only reads, and needs no look at one moment for all of its queries. It costs less: nothing begins
   * and nothing is committed. A query that would write fails.
   */
  readOrganisation<T>(organisationId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs a transaction over all organisations as the system role, for a named purpose only. */
  asSystem<T>(purpose: SystemPurpose, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for what only reads, as `readOrganisation`. */
  readAsSystem<T>(purpose: SystemPurpose, work: (tx: Tx) => Promise<T>): Promise<T>;
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
  /** False behind a pooler that gives each transaction another connection and knows no prepared statements. */
  keepsPlans?: boolean;
};

/** Wraps a pool into the two doors. The pools are closed with it. */
export function createDatabase(pool: Pool, options: DatabaseOptions = {}): Database {
  const appPool = options.appPool ?? pool;
  const systemPool = options.systemPool ?? pool;
  const mostPrepared = options.keepsPlans === false ? 0 : MOST_PREPARED;
  const asApp = (organisationId: string): Door => ({
    pool: appPool,
    mostPrepared,
    role: 'anupalan_app',
    setting: 'app.organisation_id',
    value: organisationId,
    boundTo: options.withoutOrganisationPlugin ? null : organisationId,
  });
  const asSystem = (purpose: SystemPurpose): Door => ({
    pool: systemPool,
    mostPrepared,
    role: 'anupalan_system',
    setting: 'app.purpose',
    value: purpose,
    boundTo: null,
  });
  return {
    pool,
    forOrganisation: (organisationId, work) => transact(asApp(organisationId), work),
    readOrganisation: (organisationId, work) => read(asApp(organisationId), work),
    asSystem: (purpose, work) => transact(asSystem(purpose), work),
    readAsSystem: (purpose, work) => read(asSystem(purpose), work),
    close: async () => {
      for (const each of new Set([pool, appPool, systemPool])) await each.end();
    },
  };
}

/** A role, and what it is told: the organisation, or what it is there for. */
type Door = {
  pool: Pool;
  mostPrepared: number;
  role: 'anupalan_app' | 'anupalan_system';
  setting: 'app.organisation_id' | 'app.purpose';
  value: string;
  /** The organisation that the plugin binds every query to. */
  boundTo: string | null;
};

function toEnter({ role, setting, value }: Door): Statement {
  return {
    text: `SELECT set_config('role', '${role}', true), set_config('${setting}', $1, true)`,
    values: [value],
  };
}

/** As `toEnter`, and nothing can be written. */
function toEnterReads({ role, setting, value }: Door): Statement {
  return {
    text: `SELECT set_config('role', '${role}', true), set_config('${setting}', $1, true), set_config('transaction_read_only', 'on', true)`,
    values: [value],
  };
}

/** Runs a transaction; within a call whose answer is to be kept with its work, the commit may wait for that. */
async function transact<T>(door: Door, work: (tx: Tx) => Promise<T>): Promise<T> {
  const begin = (): Held => {
    const unit = new Unit(door.pool, 'transaction', toEnter(door), door.mostPrepared);
    return {
      tx: toTransaction(unit, door.boundTo),
      commit: () => unit.commit(),
      rollback: () => unit.rollback(),
    };
  };
  const scope = findScope();
  if (scope) return scope.transact(begin, work);
  const held = begin();
  const result = await orUndo(held, () => work(held.tx));
  await held.commit();
  return result;
}

/** Runs reads. A call whose commit is held reads in transactions, which see what it has written. */
async function read<T>(door: Door, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (findScope()) return transact(door, work);
  const unit = new Unit(door.pool, 'reads', toEnterReads(door), door.mostPrepared);
  try {
    return await work(toTransaction(unit, door.boundTo));
  } finally {
    await unit.end();
  }
}
