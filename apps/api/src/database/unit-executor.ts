import {
  type Compilable,
  type CompiledQuery,
  DefaultQueryExecutor,
  DummyDriver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryId,
  type QueryResult,
  type RootOperationNode,
  Transaction,
} from 'kysely';
import type { Pool } from 'pg';
import { compileQuery, ORGANISATION } from './compile-query.ts';
import { findScope } from './held-commit.ts';
import type { Slot } from './query-shape.ts';
import type { DB } from './types.generated.ts';
import { Unit } from './unit.ts';

const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();
const driver = new DummyDriver();
const dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createQueryCompiler: () => compiler,
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
};
const noConnection = {
  provideConnection: () => Promise.reject(new Error('A transaction has one connection: its own')),
};
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Runs what Kysely builds in a unit of statements. Names and organisation are put in where it is compiled. */
class UnitExecutor extends DefaultQueryExecutor {
  readonly #unit: Unit;
  readonly #organisationId: string | Slot | null;

  constructor(unit: Unit, organisationId: string | Slot | null) {
    super(compiler, adapter, noConnection);
    this.#unit = unit;
    this.#organisationId = organisationId;
  }

  override transformQuery<T extends RootOperationNode>(node: T): T {
    return node;
  }

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    return compileQuery(node, queryId, this.#organisationId);
  }

  override async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { rows, command, count } = await this.#unit.run({ text: sql, values: parameters });
      return {
        rows: rows as R[],
        ...(CHANGES.has(command) ? { numAffectedRows: BigInt(count) } : {}),
      };
    } catch (error) {
      // Made where the answer arrived: who asked is what one wants to know.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  // Without the organisation a query would still be held by row-level security, but by that alone.
  override withPlugin(): never {
    throw new Error('Plugins of a transaction are chosen where it begins');
  }

  override withPlugins(): never {
    return this.withPlugin();
  }

  override withPluginAtFront(): never {
    return this.withPlugin();
  }

  override withoutPlugins(): never {
    return this.withPlugin();
  }
}

/** What a transaction runs in, and whose rows its queries are bound to. */
type Within = { executor: UnitExecutor; unit: Unit; organisationId: string | Slot | null };
const within = new WeakMap<Transaction<DB>, Within>();

/**
 * What repositories build their queries with.
 * @param organisationId whose rows every query is bound to; null where it is bound to none
 */
export function toTransaction(unit: Unit, organisationId: string | Slot | null): Transaction<DB> {
  const executor = new UnitExecutor(unit, organisationId);
  const tx = new Transaction<DB>({ config: { dialect }, driver, dialect, executor });
  within.set(tx, { executor, unit, organisationId });
  return tx;
}

function getWithin(tx: Transaction<DB>): Within {
  const found = within.get(tx);
  if (!found) throw new Error('Not a transaction of this database');
  return found;
}

/**
 * Runs a query whose answer says nothing with whatever is asked for next, at the latest with the commit: it has no way
 * to the database of its own. Where it fails, what it went with fails, and nothing is committed.
 */
export function defer(tx: Transaction<DB>, query: Compilable): void {
  const { sql, parameters } = query.compile();
  getWithin(tx).unit.defer({ text: sql, values: parameters });
}

/**
 * Says that what is asked next, at one moment, is the last of the transaction: its commit goes with it. Nothing that is done
 * behind it may fail, for it is committed then. Where the commit of the call is held, it stays held.
 */
export function commitWithNext(tx: Transaction<DB>): void {
  if (!findScope()) getWithin(tx).unit.commitWithNext();
}

/** Nothing is run in it: queries are compiled in its transactions, for others. */
const nowhere = new Unit(
  { connect: () => Promise.reject(new Error('Compiled, not run')) } as unknown as Pool,
  'reads',
  { text: '', values: [] },
);

/** Compiles a query once for transactions that are bound to an organisation, and once for those that are not. */
export function bindFixed(
  compile: (tx: Transaction<DB>) => CompiledQuery,
): (tx: Transaction<DB>) => CompiledQuery {
  let bound: CompiledQuery | null = null;
  let free: CompiledQuery | null = null;
  return (tx) => {
    if (getWithin(tx).organisationId === null) {
      free ??= compile(toTransaction(nowhere, null));
      return free;
    }
    bound ??= compile(toTransaction(nowhere, ORGANISATION));
    return bound;
  };
}

/** Puts the values of this time and the organisation of the transaction into a compiled query. */
export function fillFixed(
  tx: Transaction<DB>,
  query: CompiledQuery,
  toValue: (parameter: unknown) => unknown,
): CompiledQuery {
  const { organisationId } = getWithin(tx);
  const parameters = query.parameters.map((parameter) =>
    parameter === ORGANISATION ? organisationId : toValue(parameter),
  );
  return { ...query, parameters };
}

/** Runs a compiled query that is filled. */
export async function runFixed<R>(tx: Transaction<DB>, query: CompiledQuery): Promise<R[]> {
  return (await getWithin(tx).executor.executeQuery<R>(query)).rows;
}
