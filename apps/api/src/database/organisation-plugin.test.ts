import {
  CamelCasePlugin,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';
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
    /where "status" = \$1 and \("enquiries"\."company_id" = \$2 or "enquiries"\."lab_id" = \$3\)/,
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
  const { sql, parameters } = compile();
  expect(sql).toMatch(expected);
  expect(parameters).toContain(ID);
});

test('what belongs to no organisation alone is left as it is', () => {
  expect(db.selectFrom('labPages').select('name').compile().sql).not.toContain('where');
});

test.each([
  [
    'an insert that names one party only',
    () =>
      db
        .insertInto('enquiryEvents')
        .values({ id: ID, companyId: ID, enquiryId: ID, side: 'lab', byName: 'x' } as never)
        .compile(),
    /names its organisation/,
  ],
  [
    'a row that changes its laboratory',
    () => db.updateTable('enquiries').set({ labId: ID }).compile(),
    /never moves/,
  ],
])('%s is refused', (_, compile, message) => {
  expect(compile).toThrow(message);
});
