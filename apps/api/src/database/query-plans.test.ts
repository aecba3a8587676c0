import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBulkTasks } from '../../test/due-dates.ts';
import { type Harness, startHarness } from '../../test/harness.ts';
import { recordStatements, type Statement } from '../../test/statements.ts';
import { listDueTasks, listOpenDates, listSentAlerts } from '../modules/alerts/ledger.ts';
import { listAfter } from '../modules/scheduled-tasks/list-page.ts';
import { listToExtend } from '../modules/tasks/repository.ts';
import { PLANNED_ANEW, PreparedStatements } from './prepared.ts';

/**
 * How PostgreSQL answers what is asked most: never by reading a table that grows from its begin to its end, never by
 * sorting on the disk, and never by passing more rows than a page and its filters explain.
 */
const TODAY = '2026-11-23';
/** Rows that a step of a plan may pass: the days of some years, and the due dates among which a page's are found. */
const MOST_ROWS = 2500;

/** Of a list of up to a hundred tasks: a page of each. */
const MOST_OF_FEW = 5000;

const GROWING = [
  'scheduled_tasks',
  'tasks',
  'due_counts',
  'due_days',
  'facet_counts',
  'audit_log',
  'evidence',
  'alerts',
  'user_notifications',
];

let api: Harness;
beforeAll(async () => {
  api = await startHarness({ now: `${TODAY}T06:00:00Z` });
  const { owner, viewer, other } = api.users;
  await addBulkTasks(api, {
    organisationId: owner.organisationId,
    tasks: 200,
    dates: 70,
    from: '2026-10-01',
    completed: { by: owner.userId, before: TODAY },
    assigneeId: viewer.userId,
  });
  await addBulkTasks(api, {
    organisationId: other.organisationId,
    tasks: 1800,
    dates: 20,
    from: '2026-09-01',
  });
  const { pool } = api.services.db;
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO organisations (id, type, name) SELECT gen_random_uuid(), 'company', 'Neighbour ' || n
     FROM generate_series(1, 20) AS n RETURNING id`,
  );
  // Days of others are more than one's own as well.
  for (const { id } of rows)
    await addBulkTasks(api, { organisationId: id, tasks: 1, dates: 200, from: '2026-09-01' });
  await pool.query(
    `INSERT INTO users (id, organisation_id, role_id, name, email)
     SELECT gen_random_uuid(), organisation_id, role_id, 'Person ' || n, 'person.' || n || '@works.example'
     FROM users, generate_series(1, 3000) AS n WHERE id = $1`,
    [owner.userId],
  );
  await pool.query(
    `UPDATE tasks SET description = 'The outlet of the meter is read by the operator ' || id
     WHERE organisation_id = $1 AND name LIKE '%2'`,
    [other.organisationId],
  );
  await pool.query(
    `INSERT INTO audit_log (id, organisation_id, actor_name, action, entity, entity_id, summary)
     SELECT gen_random_uuid(), organisation_id, 'Owner', 'completed', 'scheduled_task', id, 'Completed' FROM scheduled_tasks`,
  );
  await pool.query(
    `INSERT INTO evidence (id, organisation_id, scheduled_task_id, file_name, mime_type, size, sha256, file_key, uploaded_by)
     SELECT gen_random_uuid(), organisation_id, id, 'a.pdf', 'application/pdf', 1, sha256(''), 'test/' || id, $1
     FROM scheduled_tasks WHERE due_date < '2026-10-05'`,
    [owner.userId],
  );
  await pool.query(
    'VACUUM (ANALYZE) scheduled_tasks, tasks, due_counts, due_days, facet_counts, audit_log, evidence',
  );
}, 120_000);
afterAll(() => api.close());

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Sort Space Type'?: string;
  'Hash Batches'?: number;
  Plans?: Node[];
};

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const below of node.Plans ?? []) yield* walk(below);
}

/** The plan for the values of a statement, and the one that is kept for all organisations. */
const PLANS = ['force_custom_plan', 'force_generic_plan'] as const;

/** The steps of a statement's plan, as an organisation of the tests runs it. */
async function explain(
  { text, values }: Statement,
  plan: (typeof PLANS)[number],
  { organisationId } = api.users.owner,
): Promise<Node[]> {
  const client = await api.services.db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      "SELECT set_config('role', 'anupalan_app', true), set_config('app.organisation_id', $1, true), set_config('plan_cache_mode', $2, true)",
      [organisationId, plan],
    );
    await client.query(`PREPARE planned AS ${text}`);
    const given = values.map((value) =>
      client.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value)),
    );
    const asked = given.length > 0 ? `planned(${given.join(', ')})` : 'planned';
    const { rows } = await client.query(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) EXECUTE ${asked}`);
    return [...walk(rows[0]['QUERY PLAN'][0].Plan)];
  } finally {
    await client.query('ROLLBACK');
    await client.query('DEALLOCATE planned');
    client.release();
  }
}

/** Whether a connection keeps the plan of a statement that is asked again. */
function isKept(text: string): boolean {
  const kept = new PreparedStatements(2);
  return (kept.add(text) ?? kept.add(text)) !== null;
}

async function plansOf(work: () => Promise<unknown>): Promise<Node[]> {
  const recorded = await recordStatements(work);
  const asked = recorded.filter(
    ({ text }) => /^\s*(?:select|with)\b/i.test(text) && GROWING.some((table) => text.includes(table)),
  );
  expect(asked.length).toBeGreaterThan(0);
  // Planned once: a statement that is planned for each call costs as much again.
  expect(asked.filter(({ text }) => !isKept(text) && !text.includes(PLANNED_ANEW))).toEqual([]);
  const plans = asked.flatMap((statement) => PLANS.map((plan) => explain(statement, plan)));
  return (await Promise.all(plans)).flat();
}

function expectEven(steps: readonly Node[], most: number): void {
  const reading = steps.filter((step) => [...GROWING, 'users'].includes(step['Relation Name'] ?? ''));
  expect(reading.length).toBeGreaterThan(0);
  const toPassed = (step: Node) =>
    (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'];
  const uneven = [
    ...reading.filter((step) => step['Node Type'] === 'Seq Scan' || toPassed(step) > most),
    ...steps.filter((step) => step['Sort Space Type'] === 'Disk' || (step['Hash Batches'] ?? 1) > 1),
  ];
  expect(
    uneven.map((step) => `${step['Node Type']} of ${step['Relation Name']}: ${toPassed(step)} rows`),
  ).toEqual([]);
}

const LIST = '/generate-tasks/scheduled-tasks?pageSize=50';
const MONTHS = '/scheduled-tasks/months?startDate=2026-04-01&endDate=2027-03-31';

test.each<[string, string, number]>([
  ['the list', LIST, MOST_ROWS],
  ['its last page', `${LIST}&pageNo=280`, MOST_ROWS],
  ['a page by name, from the end', `${LIST}&sortBy=name&sortOrder=desc`, MOST_ROWS],
  ['by status', `${LIST}&sortBy=status`, MOST_ROWS],
  ['what is overdue', `${LIST}&status=overdue`, MOST_ROWS],
  ['the latest that was completed', `${LIST}&status=completed&sortBy=dueDate&sortOrder=desc`, MOST_ROWS],
  ['of an assignee', `${LIST}&assigneeId=VIEWER`, MOST_ROWS],
  ['of an assignee, a page in the middle', `${LIST}&assigneeId=VIEWER&pageNo=140`, MOST_ROWS],
  ['of an assignee, the last page', `${LIST}&assigneeId=VIEWER&pageNo=280`, MOST_ROWS],
  ['of an assignee, overdue', `${LIST}&assigneeId=VIEWER&status=overdue`, MOST_ROWS],
  ['of an origin', `${LIST}&origin=Received`, MOST_OF_FEW],
  ['of an origin, a page in the middle', `${LIST}&origin=Generated&pageNo=90`, MOST_ROWS],
  ['by a common word', `${LIST}&keyword=meter`, MOST_OF_FEW],
  ['by no word', `${LIST}&keyword=nothing`, MOST_ROWS],
  ['by a rare word', `${LIST}&keyword=meter 109`, MOST_ROWS],
  ['the months', MONTHS, MOST_ROWS],
  ['the months of an assignee', `${MONTHS}&assigneeId=VIEWER`, MOST_ROWS],
  ['the months of an origin', `${MONTHS}&origin=Received`, MOST_ROWS],
  ['the months by a word', `${MONTHS}&keyword=meter`, MOST_ROWS],
  ['the dashboard', '/dashboard', MOST_ROWS],
  ['the history of a due date', '/scheduled-tasks/DATE/history', MOST_ROWS],
])('%s', async (_, path, most) => {
  const as = await api.signIn('owner@works.example');
  const { rows } = await api.services.db.pool.query(
    'SELECT id FROM scheduled_tasks WHERE organisation_id = $1 LIMIT 1',
    [api.users.owner.organisationId],
  );
  const url = path.replace('VIEWER', api.users.viewer.userId).replace('DATE', rows[0]?.id);
  const steps = await plansOf(async () => {
    const reply = await api.call('GET', url, { as });
    expect(reply.status).toBe(200);
  });
  expectEven(steps, most);
});

test('a page of tasks is found in an index by the plan that is kept for all organisations as well', async () => {
  const other = await api.signIn(api.users.other.email);
  const recorded = await recordStatements(async () => {
    expect((await api.call('GET', '/generate-tasks?pageSize=50', { as: other })).status).toBe(200);
  });
  const page = recorded.find(({ text }) => text.includes('limit 50'));
  if (!page) throw new Error('A page is asked for');
  const steps = (await explain(page, 'force_generic_plan', api.users.other)).filter(
    (step) => step['Relation Name'] === 'tasks',
  );
  expect(steps.length).toBeGreaterThan(0);
  // It has 1,800 tasks, most others one.
  expect(Math.max(...steps.map((step) => step['Actual Rows'] * step['Actual Loops']))).toBeLessThanOrEqual(
    50,
  );
});

test('words in tasks are looked for in an index alone, and only what may have them is read', async () => {
  const other = await api.signIn(api.users.other.email);
  for (const [keyword, most] of [
    ['nothing', 0],
    ['OPERATOR', 180],
  ] as const) {
    const recorded = await recordStatements(async () => {
      const reply = await api.call('GET', `/generate-tasks?keyword=${keyword}`, { as: other });
      expect(reply.body.data).toMatchObject({ total: most });
    });
    const found = recorded.find(({ text }) => text.includes('letter_bits'));
    if (!found) throw new Error('Words are looked for');
    // Most tasks are this organisation's: the plan for its values may read the table.
    const steps = await explain(found, 'force_generic_plan', api.users.other);
    const reading = steps.filter((step) => step['Relation Name'] === 'tasks');
    const looked = reading.filter((step) => step['Node Type'] !== 'Index Only Scan');
    expect(looked.length).toBeLessThan(reading.length);
    const rows = looked.map((step) => step['Actual Rows'] * step['Actual Loops']);
    expect(Math.max(0, ...rows)).toBeLessThanOrEqual(most);
  }
});

test('a total above what a list counts is counted no further', async () => {
  const other = await api.signIn(api.users.other.email);
  const recorded = await recordStatements(async () => {
    const reply = await api.call('GET', `${LIST}&keyword=e`, { as: other });
    expect(reply.body.data).toMatchObject({ total: 10_000, totalIsMinimum: true });
  });
  const counted = recorded.find(({ text }) => text.includes('recursive'));
  if (!counted) throw new Error('The days are counted');
  // A thousand tasks are found. Five hundred have 20 due dates each, and one more than these is looked for.
  for (const plan of PLANS) {
    const steps = await explain(counted, plan, api.users.other);
    const days = steps.filter((step) => step['Relation Name'] === 'due_days');
    expect(days.map((step) => step['Actual Rows'] * step['Actual Loops'])).toEqual([550]);
  }
});

test('a batch of the export begins where the last one ended', async () => {
  const after = { dueDate: '2026-11-20', id: '80000000-0000-0000-0000-000000000000' };
  const steps = await plansOf(() =>
    api.services.db.forOrganisation(api.users.owner.organisationId, (tx) =>
      listAfter(tx, { today: TODAY }, after, 100),
    ),
  );
  expectEven(steps, 100);
});

test('the sweeps take some tasks at a time', async () => {
  const steps = await plansOf(() =>
    api.services.db.forOrganisation(api.users.owner.organisationId, async (tx) => {
      await listToExtend(tx, '2028-01-01', 20);
      const tasks = (await listDueTasks(tx, TODAY, null, 20)).map(({ id }) => id);
      expect(tasks).toHaveLength(20);
      await listOpenDates(tx, tasks, TODAY);
      await listSentAlerts(tx, 'task', tasks, TODAY);
    }),
  );
  expectEven(steps, MOST_ROWS);
});
