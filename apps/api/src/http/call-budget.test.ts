import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countTrips, type Trips } from '../../test/count-trips.ts';
import { type Harness, startHarness } from '../../test/harness.ts';

// What the calls that are made most ask of the database, as docs/decisions/0027 has it: ways there and back, and the
// statements that take them. Each way costs the server a tenth of a millisecond, each statement the database a
// twentieth: a call that needs more than before fails here, on every machine.

let api: Harness;
let owner: Session;
let trips: Trips;
let task = '';
let dates: string[] = [];

beforeAll(async () => {
  api = await startHarness();
  trips = countTrips(api.services.db.pool);
  owner = await api.signIn(api.users.owner.email);
  const today = new Date().toISOString().slice(0, 10);
  const added = await api.call('POST', '/generate-tasks/add', {
    as: owner,
    body: { name: 'Stack monitoring', schedule: { frequency: 'daily', startDate: today } },
  });
  if (added.status !== 201) throw new Error(added.text);
  task = (added.body.data as AddedTasks).tasks[0]?.id ?? '';
  const listed = await api.call('GET', '/generate-tasks/scheduled-tasks?pageSize=10', { as: owner });
  dates = (listed.body.data as { scheduledTasks: { id: string }[] }).scheduledTasks.map(({ id }) => id);
});
afterAll(() => api.close());

type Make = () => ReturnType<Harness['call']>;
const get = (url: () => string) => () => api.call('GET', url(), { as: owner });

test.each<[string, Make, { trips: number; statements: number }]>([
  [
    'the list of dates',
    get(() => '/generate-tasks/scheduled-tasks?pageSize=50'),
    { trips: 2, statements: 5 },
  ],
  ['the list of tasks', get(() => '/generate-tasks?pageSize=50'), { trips: 2, statements: 5 }],
  ['a task with its dates', get(() => `/tasks/${task}`), { trips: 2, statements: 5 }],
  [
    'a change of a status',
    () =>
      api.call('PATCH', '/generate-tasks/scheduled-tasks/status', {
        as: owner,
        data: { id: dates[0], status: 'completed' },
      }),
    { trips: 3, statements: 10 },
  ],
  ['a page of the public site', () => api.call('GET', '/health/live'), { trips: 0, statements: 0 }],
])('%s takes no more ways to the database than it needs', async (_name, make, most) => {
  await trips.take();
  expect((await make()).status).toBe(200);
  const counted = trips.take();
  expect(counted.trips).toBeLessThanOrEqual(most.trips);
  expect(counted.statements).toBeLessThanOrEqual(most.statements);
  // A counter that counts nothing would let everything pass.
  if (most.trips > 0) expect(counted.trips).toBeGreaterThan(0);
});
