import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';
import { OPEN_AFTER_TRIAL } from '../../test/open-after-trial.ts';
import { type Access, POLICY, type PolicyKey } from '../access/policy.ts';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({ now: '2026-06-01T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
  await api.services.db.asSystem('demo', (tx) =>
    tx
      .updateTable('organisations')
      .set({ trialEndsAt: new Date('2026-06-01T07:00:00Z') })
      .where('id', 'in', [api.users.owner.organisationId, api.users.lab.organisationId])
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

test('of all calls that write, these stay open after the trial and no other', async () => {
  api.setNow('2026-06-01T08:00:00Z');
  const lab = await api.signIn('lab@works.example');
  const open: string[] = [];
  for (const key of Object.keys(POLICY) as PolicyKey[]) {
    const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string];
    const access: Access = POLICY[key];
    if (method === 'GET' || access.kind === 'public' || access.kind === 'platform') continue;
    const isOfLab = access.kind !== 'signed_in' && access.role === 'lab';
    const reply = await api.call(method, path.replace(/:\w+/g, '01900000-0000-7000-8000-000000000000'), {
      // Signing out takes a session of its own.
      as: key === 'POST /auth/logout' ? await api.signIn('owner@works.example') : isOfLab ? lab : owner,
    });
    const isTrialOver = reply.body.message === ERROR_MESSAGES.trial_ended;
    expect(reply.status === 403, key).toBe(isTrialOver);
    if (!isTrialOver) open.push(key);
  }
  expect(open).toEqual(OPEN_AFTER_TRIAL);
});
