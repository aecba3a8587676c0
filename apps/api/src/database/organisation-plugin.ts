import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type ColumnUpdateNode,
  type DeleteQueryNode,
  IdentifierNode,
  type InsertQueryNode,
  type JoinNode,
  type KyselyPlugin,
  OnNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  OrNode,
  ParensNode,
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
import { PAIRED_TABLES, TENANT_TABLES } from './types.generated.ts';

const COLUMN = 'organisation_id';
/** Of a row that belongs to a company and a laboratory. */
const PARTIES = ['company_id', 'lab_id'] as const;

/**
 * Binds every query of a transaction to one organisation: each table that belongs to organisations gets the
 * condition `organisation_id = …` in WHERE or ON, and one that belongs to two `(company_id = … OR lab_id = …)`. A
 * module cannot forget it, because no module writes it.
 * Row-level security stands behind it for what is written as raw SQL.
 */
export class OrganisationPlugin implements KyselyPlugin {
  readonly #transformer: OrganisationTransformer;

  /** @param organisationId its id, or what stands for it in a query that is compiled for all */
  constructor(organisationId: unknown) {
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
  readonly #organisationId: unknown;

  constructor(organisationId: unknown) {
    super();
    this.#organisationId = organisationId;
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const done = super.transformSelectQuery(node, queryId);
    return this.#bind(done, done.from?.froms ?? []);
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    const done = super.transformUpdateQuery(node, queryId);
    return this.#bind(done, [...(done.table ? [done.table] : []), ...(done.from?.froms ?? [])]);
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    const done = super.transformDeleteQuery(node, queryId);
    return this.#bind(done, [...done.from.froms, ...(done.using?.tables ?? [])]);
  }

  protected override transformInsertQuery(node: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
    const done = super.transformInsertQuery(node, queryId);
    const columns = done.into ? bindingColumns(done.into) : [];
    const isNamed = (name: string) => done.columns?.some((column) => nameOf(column) === name);
    if (done.into && !columns.every(isNamed)) {
      throw new Error(`An insert into ${done.into.table.identifier.name} names its organisation`);
    }
    return done;
  }

  protected override transformJoin(node: JoinNode, queryId?: QueryId): JoinNode {
    const done = super.transformJoin(node, queryId);
    const condition = this.#conditionFor(done.table);
    if (!condition) return done;
    return {
      ...done,
      on: OnNode.create(done.on ? AndNode.create(ParensNode.create(done.on.on), condition) : condition),
    };
  }

  /** Of an update, and of an insert that changes the row that is there already. */
  protected override transformColumnUpdate(node: ColumnUpdateNode, queryId?: QueryId): ColumnUpdateNode {
    const column = ReferenceNode.is(node.column) ? node.column.column : node.column;
    if (ColumnNode.is(column) && isOrganisationColumn(column)) {
      throw new Error('A row never moves to another organisation');
    }
    return super.transformColumnUpdate(node, queryId);
  }

  /** Adds the condition of each tenant table to WHERE; in parentheses what is there, which may be raw SQL with OR. */
  #bind<T extends { readonly where?: WhereNode }>(query: T, tables: readonly OperationNode[]): T {
    let where = query.where;
    for (const table of tables) {
      const condition = this.#conditionFor(table);
      if (condition)
        where = where
          ? WhereNode.create(AndNode.create(ParensNode.create(where.where), condition))
          : WhereNode.create(condition);
    }
    return where === query.where ? query : { ...query, where };
  }

  #conditionFor(from: OperationNode): OperationNode | null {
    const { name, table } = toNamed(from);
    if (name === null || table === null) return null;
    const [first, ...others] = bindingColumns(table).map((column) =>
      BinaryOperationNode.create(
        ReferenceNode.create(ColumnNode.create(column), TableNode.create(name)),
        OperatorNode.create('='),
        ValueNode.create(this.#organisationId),
      ),
    );
    if (!first) return null;
    const any = others.reduce<OperationNode>((left, right) => OrNode.create(left, right), first);
    return others.length > 0 ? ParensNode.create(any) : any;
  }
}

/** A table of a query, and the name by which the query calls it; null for what is no table. */
function toNamed(node: OperationNode): { name: string | null; table: TableNode | null } {
  if (TableNode.is(node)) return { name: node.table.identifier.name, table: node };
  if (node.kind === 'AliasNode') {
    const { node: aliased, alias } = node as unknown as { node: OperationNode; alias: OperationNode };
    if (TableNode.is(aliased) && IdentifierNode.is(alias)) return { name: alias.name, table: aliased };
  }
  return { name: null, table: null };
}

/** The columns of which one names the organisation; none for a table that no organisation owns. */
function bindingColumns(table: TableNode): readonly string[] {
  const name = toSnakeCase(table.table.identifier.name);
  if ((PAIRED_TABLES as readonly string[]).includes(name)) return PARTIES;
  return (TENANT_TABLES as readonly string[]).includes(name) ? [COLUMN] : [];
}

/** Of a row that names its organisation, this never changes. */
function isOrganisationColumn(column: ColumnNode): boolean {
  return [COLUMN, ...PARTIES].includes(nameOf(column));
}

function nameOf(column: ColumnNode): string {
  return toSnakeCase(column.column.name);
}

/** The plugin may run before or after the one that turns camelCase into snake_case. */
function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
