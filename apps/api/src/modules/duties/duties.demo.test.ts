import { getSampleBytes, SAMPLES } from '@anupalan/orders/samples';
import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { listObligations, upload } from '../../../test/orders.ts';
import { READERS_HERE } from '../../../test/read-here.ts';
import { makeHistory } from '../../demo/history.ts';
import { fillRoutines } from '../../demo/tasks.ts';
import { createOrderReader } from '../../jobs/read-order-job.ts';
import { findCaller } from '../sessions/service.ts';
import { expectNaiveFigures } from './naive.test-support.ts';

/** The turn of a year is near: the days of a round are kept by year. */
const TODAY = '2026-12-27';
/** Reading takes a second or two each. */
const ORDERS = 2;

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({ now: `${TODAY}T06:00:00Z` });
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

/** Uploads an order of the demo, reads it, and accepts what was found, but for one obligation. */
async function addOrder(file: string): Promise<void> {
  const sent = await upload(api, owner, getSampleBytes(file), file);
  const { id } = sent.body.data as { id: string };
  await createOrderReader(api.services, READERS_HERE.order)(
    { organisationId: api.users.owner.organisationId, consentDocumentId: id },
    { isLast: false, signal: new AbortController().signal },
  );
  const [, ...ids] = (await listObligations(api, owner, id)).map((obligation) => obligation.id);
  const added = await api.call('POST', '/generate-tasks/add', { as: owner, body: { obligationIds: ids } });
  expect((added.body.data as AddedTasks).tasks.length).toBeGreaterThan(0);
}

test('figures are those of every row, of what the demo does by itself and of orders that were read', async () => {
  const { accessToken } = await api.signIn('owner@works.example');
  const caller = await findCaller(api.services, accessToken, { isBackground: true });
  if (!caller?.organisation) throw new Error('The owner has an organisation');
  const member = { ...caller, organisation: caller.organisation };
  const { userId } = api.users.owner;
  for (const { file } of SAMPLES.filter(({ form }) => form === 'text').slice(0, ORDERS)) await addOrder(file);
  await fillRoutines(api.services, member, [userId, api.users.nobody.userId], '2026-06-01', TODAY);
  await makeHistory(api.services, member, new Map([[userId, 'Owner Rao']]), '2026-06-01', TODAY);
  const duties = await expectNaiveFigures(api, owner, TODAY);
  for (const state of ['late', 'unanswered', 'at_risk', 'kept', 'keptLate', 'not_due_yet'] as const)
    expect([state, duties[state] > 0]).toEqual([state, true]);
  // What nobody has answered is not completed in the register besides (D42).
  const done = await api.services.db.pool.query(
    `SELECT tasks.name, past_due_on FROM obligations JOIN tasks ON tasks.obligation_id = obligations.id
       JOIN scheduled_tasks ON task_id = tasks.id AND scheduled_tasks.due_date = past_due_on
     WHERE past_answer IS NULL AND completed_at IS NOT NULL`,
  );
  expect(done.rows).toEqual([]);
});
