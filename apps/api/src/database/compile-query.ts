import {
  type CompiledQuery,
  type KyselyPlugin,
  PostgresQueryCompiler,
  type QueryId,
  type RootOperationNode,
} from 'kysely';
import { names } from './names.ts';
import { OrganisationPlugin } from './organisation-plugin.ts';
import { Slot, toShape, withValues } from './query-shape.ts';

/** Compiled queries that are remembered; what the code can ask is a few hundred. */
const MOST_COMPILED = 1_000;
/** The organisation's place among the values of a compiled query. */
const ORGANISATION = new Slot(-1);

type Compiled = { sql: string; slots: readonly Slot[] };

const compiler = new PostgresQueryCompiler();
const compiled = { bound: new Map<string, Compiled>(), free: new Map<string, Compiled>() };

/**
 * Makes SQL of a query. Queries that differ in their values alone are bound to the organisation and compiled once.
 * @param organisationId whose rows the query is bound to (`OrganisationPlugin`); null where it is not
 */
export function compileQuery(
  node: RootOperationNode,
  queryId: QueryId,
  organisationId: string | null,
): CompiledQuery {
  const shape = toShape(node);
  if (!shape) {
    const written = withValues(node, (value) => value);
    const { sql, parameters } = compile(written, queryId, organisationId);
    return { query: node, queryId, sql, parameters };
  }
  const known = organisationId === null ? compiled.free : compiled.bound;
  const found = known.get(shape.key) ?? compileOnce(node, queryId, organisationId, shape.key, known);
  const parameters = found.slots.map((slot) =>
    slot === ORGANISATION ? organisationId : shape.values[slot.index],
  );
  return { query: node, queryId, sql: found.sql, parameters };
}

function compileOnce(
  node: RootOperationNode,
  queryId: QueryId,
  organisationId: string | null,
  key: string,
  known: Map<string, Compiled>,
): Compiled {
  const empty = withValues(node, (_, index) => new Slot(index));
  const { sql, parameters } = compile(empty, queryId, organisationId === null ? null : ORGANISATION);
  const made = { sql, slots: parameters as readonly Slot[] };
  if (known.size >= MOST_COMPILED) known.clear();
  known.set(key, made);
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
  return compiler.compileQuery(done, queryId);
}
