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
import { compileQuery } from './compile-query.ts';
import type { DB } from './types.generated.ts';
import type { Unit } from './unit.ts';

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
  readonly #organisationId: string | null;

  constructor(unit: Unit, organisationId: string | null) {
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

const units = new WeakMap<Transaction<DB>, Unit>();

/**
 * What repositories build their queries with.
 * @param organisationId whose rows every query is bound to; null where it is bound to none
 */
export function toTransaction(unit: Unit, organisationId: string | null): Transaction<DB> {
  const tx = new Transaction<DB>({
    config: { dialect },
    driver,
    dialect,
    executor: new UnitExecutor(unit, organisationId),
  });
  units.set(tx, unit);
  return tx;
}

/**
 * Runs a query whose answer says nothing with whatever is asked for next, at the latest with the commit: it has no way
 * to the database of its own. Where it fails, what it went with fails, and nothing is committed.
 */
export function defer(tx: Transaction<DB>, query: Compilable): void {
  const unit = units.get(tx);
  if (!unit) throw new Error('Not a transaction of this database');
  const { sql, parameters } = query.compile();
  unit.defer({ text: sql, values: parameters });
}
