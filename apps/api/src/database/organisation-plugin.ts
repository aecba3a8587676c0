import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  ColumnUpdateNode,
  type DeleteQueryNode,
  IdentifierNode,
  type InsertQueryNode,
  type JoinNode,
  type KyselyPlugin,
  OnNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type QueryResult,
  ReferenceNode,
  type RootOperationNode,
  type SelectQueryNode,
  TableNode,
  type UnknownRow,
  type UpdateQueryNode,
  ValueNode,
  WhereNode,
} from 'kysely';
import { TENANT_TABLES } from './types.generated.ts';

const COLUMN = 'organisation_id';

/**
 * Binds every query of a transaction to one organisation: each table that belongs to organisations gets the
 * condition `organisation_id = …` in WHERE or ON. A module cannot forget it, because no module writes it.
 * Row-level security stands behind it for what is written as raw SQL.
 */
export class OrganisationPlugin implements KyselyPlugin {
  readonly #transformer: OrganisationTransformer;

  constructor(organisationId: string) {
    this.#transformer = new OrganisationTransformer(organisationId);
  }

  transformQuery(args: PluginTransformQueryArgs): RootOperationNode {
    return this.#transformer.transformNode(args.node, args.queryId);
  }

  async transformResult(args: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return args.result;
  }
}

class OrganisationTransformer extends OperationNodeTransformer {
  readonly #organisationId: string;

  constructor(organisationId: string) {
    super();
    this.#organisationId = organisationId;
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const done = super.transformSelectQuery(node, queryId);
    return this.#bind(done, done.from?.froms ?? []);
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    const done = super.transformUpdateQuery(node, queryId);
    for (const update of done.updates ?? []) {
      if (
        ColumnUpdateNode.is(update) &&
        ColumnNode.is(update.column) &&
        isOrganisationColumn(update.column)
      ) {
        throw new Error('A row never moves to another organisation');
      }
    }
    return this.#bind(done, [...(done.table ? [done.table] : []), ...(done.from?.froms ?? [])]);
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    const done = super.transformDeleteQuery(node, queryId);
    return this.#bind(done, [...done.from.froms, ...(done.using?.tables ?? [])]);
  }

  protected override transformInsertQuery(node: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
    const done = super.transformInsertQuery(node, queryId);
    if (done.into && isTenantTable(done.into) && !done.columns?.some(isOrganisationColumn)) {
      throw new Error(`An insert into ${done.into.table.identifier.name} names its organisation`);
    }
    return done;
  }

  protected override transformJoin(node: JoinNode, queryId?: QueryId): JoinNode {
    const done = super.transformJoin(node, queryId);
    const condition = this.#conditionFor(done.table);
    if (!condition) return done;
    return { ...done, on: OnNode.create(done.on ? AndNode.create(done.on.on, condition) : condition) };
  }

  /** Adds the condition of each tenant table to WHERE. */
  #bind<T extends { readonly where?: WhereNode }>(query: T, tables: readonly OperationNode[]): T {
    let where = query.where;
    for (const table of tables) {
      const condition = this.#conditionFor(table);
      if (condition)
        where = where
          ? WhereNode.create(AndNode.create(where.where, condition))
          : WhereNode.create(condition);
    }
    return where === query.where ? query : { ...query, where };
  }

  #conditionFor(from: OperationNode): OperationNode | null {
    const named = namedTable(from);
    if (!named) return null;
    return BinaryOperationNode.create(
      ReferenceNode.create(ColumnNode.create(COLUMN), TableNode.create(named)),
      OperatorNode.create('='),
      ValueNode.create(this.#organisationId),
    );
  }
}

/** The name by which a query calls a tenant table, or null where the node is none. */
function namedTable(node: OperationNode): string | null {
  if (TableNode.is(node)) return isTenantTable(node) ? node.table.identifier.name : null;
  if (node.kind === 'AliasNode') {
    const { node: aliased, alias } = node as unknown as { node: OperationNode; alias: OperationNode };
    if (TableNode.is(aliased) && isTenantTable(aliased) && IdentifierNode.is(alias)) return alias.name;
  }
  return null;
}

function isTenantTable(node: TableNode): boolean {
  return (TENANT_TABLES as readonly string[]).includes(toSnakeCase(node.table.identifier.name));
}

function isOrganisationColumn(column: ColumnNode): boolean {
  return toSnakeCase(column.column.name) === COLUMN;
}

/** The plugin may run before or after the one that turns camelCase into snake_case. */
function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
