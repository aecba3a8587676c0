import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({ now: '2026-06-01T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
  await api.services.db.asSystem('demo', (tx) =>
    tx
      .updateTable('organisations')
      .set({ trialEndsAt: new Date('2026-06-01T07:00:00Z') })
      .where('id', '=', api.people.owner.organisationId)
      .execute(),
  );
});
afterAll(() => api.close());

const addTask = () =>
  api.call('POST', '/generate-tasks/add', {
    as: owner,
    body: { name: 'Stack test', schedule: { frequency: 'daily', startDate: '2026-06-01' } },
  });

test('an organisation writes while its trial runs, and only reads afterwards', async () => {
  expect((await addTask()).status).toBe(201);
  api.setNow('2026-06-01T07:00:00Z');
  const refused = await addTask();
  expect([refused.status, refused.body.message]).toEqual([403, ERROR_MESSAGES.trial_ended]);
  expect((await api.call('GET', '/generate-tasks', { as: owner })).status).toBe(200);
  const organisation = await api.call('GET', '/organisation', { as: owner });
  expect(organisation.body.data).toMatchObject({ isReadOnly: true });
});

test('support stays open after the trial', async () => {
  api.setNow('2026-06-01T08:00:00Z');
  const data = { subject: 'Going on', message: 'How do we go on after the trial?', type: 'support' };
  expect((await api.call('POST', '/contact-us/create', { as: owner, data })).status).toBe(201);
});
