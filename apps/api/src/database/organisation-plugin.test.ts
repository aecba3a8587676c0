import {
  CamelCasePlugin,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { describe, expect, test } from 'vitest';
import { OrganisationPlugin } from './organisation-plugin.ts';
import type { DB } from './types.generated.ts';

const ID = '01900000-0000-7000-8000-00000000000a';
/** Only writes queries down: what the plugin adds is seen without the rules of the database behind it. */
const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (each) => new PostgresIntrospector(each),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [new CamelCasePlugin()],
}).withPlugin(new OrganisationPlugin(ID));

/** The same, where the plugin runs before the names of columns and tables are turned into those of the database. */
const early = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (each) => new PostgresIntrospector(each),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
  .withPlugin(new OrganisationPlugin(ID))
  .withPlugin(new CamelCasePlugin());

const PARTY = /\("enquiries"\."company_id" = \$\d or "enquiries"\."lab_id" = \$\d\)/;

test.each([
  [
    'a selection',
    () => db.selectFrom('tasks').select('id').compile(),
    /where "tasks"\."organisation_id" = \$1/,
  ],
  [
    'a selection of two parties',
    () => db.selectFrom('enquiries').select('id').where('status', '=', 'sent').compile(),
    /where \("status" = \$1\) and \("enquiries"\."company_id" = \$2 or "enquiries"\."lab_id" = \$3\)/,
  ],
  ['a change of two parties', () => db.updateTable('enquiries').set({ status: 'x' }).compile(), PARTY],
  ['a deletion of two parties', () => db.deleteFrom('enquiries').compile(), PARTY],
  [
    'a join under another name',
    () =>
      db
        .selectFrom('tasks')
        .innerJoin('enquiries as asked', 'asked.taskId', 'tasks.id')
        .select('asked.id')
        .compile(),
    /\("asked"\."company_id" = \$1 or "asked"\."lab_id" = \$2\)/,
  ],
])('%s is bound to the organisation', (_, compile, expected) => {
  const { sql: written, parameters } = compile();
  expect(written).toMatch(expected);
  expect(parameters).toContain(ID);
});

describe('all of a query is bound:', () => {
  test.each<[string, () => CompiledQuery, string]>([
    [
      'what it asks for besides',
      () => db.selectFrom('tasks').select('id').where('name', '=', 'x').where('origin', '=', 'y').compile(),
      'select "id" from "tasks" where ("name" = $1 and "origin" = $2) and "tasks"."organisation_id" = $3',
    ],
    [
      'either of what it asks for',
      () =>
        db
          .selectFrom('tasks')
          .select('id')
          .where((eb) => eb.or([eb('name', '=', 'x'), eb('origin', '=', 'y')]))
          .compile(),
      'select "id" from "tasks" where (("name" = $1 or "origin" = $2)) and "tasks"."organisation_id" = $3',
    ],
    [
      'what it asks for in raw SQL',
      () => db.selectFrom('tasks').select('id').where(sql<boolean>`name = 'x' OR true`).compile(),
      `select "id" from "tasks" where (name = 'x' OR true) and "tasks"."organisation_id" = $1`,
    ],
    [
      'a join in raw SQL',
      () =>
        db
          .selectFrom('labPages')
          .leftJoin('tasks', (join) => join.on(sql<boolean>`name = 'x' OR true`))
          .select('tasks.id')
          .compile(),
      `select "tasks"."id" from "lab_pages" left join "tasks" on (name = 'x' OR true) and "tasks"."organisation_id" = $1`,
    ],
    [
      'each of two tables',
      () => db.selectFrom(['tasks', 'evidence as proof']).select('tasks.id').compile(),
      'select "tasks"."id" from "tasks", "evidence" as "proof" where ("tasks"."organisation_id" = $1) and "proof"."organisation_id" = $2',
    ],
    [
      'one table of two',
      () => db.selectFrom(['labPages', 'tasks']).select('tasks.id').compile(),
      'select "tasks"."id" from "lab_pages", "tasks" where "tasks"."organisation_id" = $1',
    ],
    [
      'a query within it',
      () =>
        db
          .selectFrom('labPages')
          .select('name')
          .where('organisationId', 'in', (eb) => eb.selectFrom('tasks').select('organisationId'))
          .compile(),
      'select "name" from "lab_pages" where "organisation_id" in (select "organisation_id" from "tasks" where "tasks"."organisation_id" = $1)',
    ],
    [
      'a query for a table',
      () =>
        db
          .selectFrom((eb) => eb.selectFrom('tasks').select('id').as('own'))
          .select('own.id')
          .compile(),
      'select "own"."id" from (select "id" from "tasks" where "tasks"."organisation_id" = $1) as "own"',
    ],
    [
      'a join',
      () =>
        db
          .selectFrom('labPages')
          .leftJoin('tasks', 'tasks.id', 'labPages.organisationId')
          .select('name')
          .compile(),
      'select "name" from "lab_pages" left join "tasks" on ("tasks"."id" = "lab_pages"."organisation_id") and "tasks"."organisation_id" = $1',
    ],
    [
      'a join without a condition',
      () => db.selectFrom('labPages').crossJoin('tasks').select('tasks.id').compile(),
      'select "tasks"."id" from "lab_pages" cross join "tasks" on "tasks"."organisation_id" = $1',
    ],
    [
      'a change',
      () => db.updateTable('tasks').set({ name: 'x' }).where('id', '=', ID).compile(),
      'update "tasks" set "name" = $1 where ("id" = $2) and "tasks"."organisation_id" = $3',
    ],
    [
      'a change of one column, by raw SQL',
      () => db.updateTable('tasks').set('name', sql<string>`upper(name)`).compile(),
      'update "tasks" set "name" = upper(name) where "tasks"."organisation_id" = $1',
    ],
    [
      'a change by another table',
      () => db.updateTable('tasks').from('evidence').set({ name: 'x' }).compile(),
      'update "tasks" set "name" = $1 from "evidence" where ("tasks"."organisation_id" = $2) and "evidence"."organisation_id" = $3',
    ],
    [
      'a deletion',
      () => db.deleteFrom('tasks').compile(),
      'delete from "tasks" where "tasks"."organisation_id" = $1',
    ],
    [
      'a deletion by another table',
      () => db.deleteFrom('tasks').using('evidence').compile(),
      'delete from "tasks" using "evidence" where ("tasks"."organisation_id" = $1) and "evidence"."organisation_id" = $2',
    ],
    [
      'a table whose name is not yet the one of the database',
      () => early.selectFrom('consentDocuments').select('id').compile(),
      'select "id" from "consent_documents" where "consent_documents"."organisation_id" = $1',
    ],
  ])('%s', (_, compile, expected) => {
    expect(compile().sql).toBe(expected);
  });
});

describe('what belongs to no organisation alone is left as it is:', () => {
  test.each<[string, () => CompiledQuery, string]>([
    [
      'a selection',
      () => db.selectFrom('labPages').select('name').compile(),
      'select "name" from "lab_pages"',
    ],
    [
      'a selection of nothing',
      () => db.selectNoFrom((eb) => eb.val(1).as('one')).compile(),
      'select $1 as "one"',
    ],
    [
      'a join',
      () =>
        db
          .selectFrom('labPages')
          .innerJoin('roles', 'roles.organisationId', 'labPages.organisationId')
          .select('roles.id')
          .compile(),
      'select "roles"."id" from "lab_pages" inner join "roles" on "roles"."organisation_id" = "lab_pages"."organisation_id"',
    ],
    [
      'an insert',
      () =>
        db
          .insertInto('rateLimits')
          .values({ key: 'x', hits: 1, windowEndsAt: new Date(0) })
          .compile(),
      'insert into "rate_limits" ("key", "hits", "window_ends_at") values ($1, $2, $3)',
    ],
    [
      'an insert of one table into another',
      () =>
        db
          .insertInto('rateLimits')
          .columns(['key'])
          .expression((eb) => eb.selectFrom('labPages').select('name'))
          .compile(),
      'insert into "rate_limits" ("key") select "name" from "lab_pages"',
    ],
  ])('%s', (_, compile, expected) => {
    expect(compile().sql).toBe(expected);
  });
});

test.each<[string, () => CompiledQuery]>([
  [
    'its organisation',
    () =>
      db
        .insertInto('savedViews')
        .values({ id: ID, organisationId: ID } as never)
        .compile(),
  ],
  [
    'both parties',
    () =>
      db
        .insertInto('enquiryEvents')
        .values({ id: ID, companyId: ID, labId: ID } as never)
        .compile(),
  ],
  [
    'its organisation before its names are those of the database',
    () =>
      early
        .insertInto('savedViews')
        .values({ id: ID, organisationId: ID } as never)
        .compile(),
  ],
])('an insert that names %s is left as it is', (_, compile) => {
  expect(compile().sql).toMatch(
    /^insert into "(saved_views|enquiry_events)" \("id", [a-z_", ]+\) values \([$\d, ]+\)$/,
  );
});

test('what a query has found is handed on', async () => {
  const result = { rows: [{ id: ID }] };
  const args = { result, queryId: { queryId: 'one' } };
  expect(await new OrganisationPlugin(ID).transformResult(args)).toBe(result);
});

test.each<[string, () => CompiledQuery, string]>([
  [
    'an insert that names one party only',
    () =>
      db
        .insertInto('enquiryEvents')
        .values({ id: ID, companyId: ID, enquiryId: ID, side: 'lab', byName: 'x' } as never)
        .compile(),
    'An insert into enquiry_events names its organisation',
  ],
  [
    'an insert that does not name its organisation',
    () =>
      db
        .insertInto('savedViews')
        .values({ id: ID } as never)
        .compile(),
    'An insert into saved_views names its organisation',
  ],
  [
    'an insert of what names no column',
    () => db.insertInto('savedViews').defaultValues().compile(),
    'An insert into saved_views names its organisation',
  ],
  ...[{ labId: ID }, { companyId: ID }].map((set): [string, () => CompiledQuery, string] => [
    `a row that changes ${Object.keys(set)}`,
    () => db.updateTable('enquiries').set(set).compile(),
    'A row never moves to another organisation',
  ]),
  [
    'a row that changes its organisation among others',
    () => db.updateTable('tasks').set({ name: 'x', organisationId: ID }).compile(),
    'A row never moves to another organisation',
  ],
  [
    'a row that changes its organisation alone',
    () => db.updateTable('tasks').set('organisationId', ID).compile(),
    'A row never moves to another organisation',
  ],
  [
    'an insert that moves the row that is there',
    () =>
      db
        .insertInto('savedViews')
        .values({ id: ID, organisationId: ID } as never)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ organisationId: ID }))
        .compile(),
    'A row never moves to another organisation',
  ],
  [
    'a row that changes its organisation before its names are those of the database',
    () => early.updateTable('tasks').set({ organisationId: ID }).compile(),
    'A row never moves to another organisation',
  ],
])('%s is refused', (_, compile, message) => {
  expect(compile).toThrow(message);
});
