import {
  type CompiledQuery,
  type KyselyPlugin,
  PostgresQueryCompiler,
  type QueryId,
  type RootOperationNode,
} from 'kysely';
import { names } from './names.ts';
import { OrganisationPlugin } from './organisation-plugin.ts';
import { Slot, withValues } from './query-shape.ts';
import { ShapeCache } from './shape-cache.ts';

/** The organisation's place among the values of a compiled query. */
export const ORGANISATION = new Slot(-1);

type Compiled = { sql: string; slots: readonly Slot[] };

const compiler = new PostgresQueryCompiler();
const compiled = { bound: new ShapeCache<Compiled>(), free: new ShapeCache<Compiled>() };

/**
 * Makes SQL of a query. Queries that differ in their values alone are bound to the organisation and compiled once.
 * @param organisationId whose rows the query is bound to (`OrganisationPlugin`); null where it is not
 */
export function compileQuery(
  node: RootOperationNode,
  queryId: QueryId,
  organisationId: string | Slot | null,
): CompiledQuery {
  const looked = (organisationId === null ? compiled.free : compiled.bound).look(node);
  if (!looked) {
    const written = withValues(node, (value) => value);
    return { query: node, queryId, ...compile(written, queryId, organisationId) };
  }
  const { values, found, keep } = looked;
  const { sql, slots } = found ?? compileOnce(node, queryId, organisationId, keep);
  const parameters = slots.map((slot) => (slot === ORGANISATION ? organisationId : values[slot.index]));
  return { query: node, queryId, sql, parameters };
}

function compileOnce(
  node: RootOperationNode,
  queryId: QueryId,
  organisationId: string | Slot | null,
  keep: (made: Compiled) => void,
): Compiled {
  const empty = withValues(node, (_, index) => new Slot(index));
  const { sql, parameters } = compile(empty, queryId, organisationId === null ? null : ORGANISATION);
  const made = { sql, slots: parameters as readonly Slot[] };
  keep(made);
  return made;
}

function compile(
  node: RootOperationNode,
  queryId: QueryId,
  organisation: string | Slot | null,
): Pick<CompiledQuery, 'sql' | 'parameters'> {
  const plugins: KyselyPlugin[] = [
    names,
    ...(organisation === null ? [] : [new OrganisationPlugin(organisation)]),
  ];
  const done = plugins.reduce((query, plugin) => plugin.transformQuery({ node: query, queryId }), node);
  const { sql, parameters } = compiler.compileQuery(done, queryId);
  return { sql, parameters };
}
