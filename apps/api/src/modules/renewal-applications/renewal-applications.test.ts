import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { ScheduledTask } from '@anupalan/validators/entities/scheduled-task';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Harness, startHarness, toMultipart } from '../../../test/harness.ts';
import { createOrder, type ObligationSeed } from '../../../test/orders.ts';

let api: Harness;
let owner: Session;
let orderId: string;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-23T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());
beforeEach(async () => {
  await query(
    'DELETE FROM evidence; DELETE FROM tasks; DELETE FROM obligations; DELETE FROM consent_documents',
  );
  await makeOrder([RENEWAL]);
});

const RENEWAL: ObligationSeed = { title: 'Apply for renewal', category: 'renewal', dueDate: '2026-12-01' };
const query = (sql: string, values: unknown[] = []) => api.services.db.pool.query(sql, values);

/** An order that ends on 31 March 2027, to be applied for by 1 December, with tasks of its conditions. */
async function makeOrder(seeds: ObligationSeed[]): Promise<void> {
  const facts = { validUpto: { value: '2027-03-31', citation: null, confidence: 1 } };
  const made = await createOrder(
    api,
    api.users.owner,
    seeds.map((seed) => ({ ...seed, state: 'accepted' })),
    { facts },
  );
  orderId = made.id;
  const added = await api.call('POST', '/generate-tasks/add', {
    as: owner,
    body: { obligationIds: made.obligationIds },
  });
  expect(added.status).toBe(201);
}

const readDates = async () => {
  const reply = await api.call('GET', `/generate-tasks/scheduled-tasks?consentDocumentId=${orderId}`, {
    as: owner,
  });
  return (reply.body.data as { scheduledTasks: ScheduledTask[] }).scheduledTasks;
};
const inShort = async () =>
  (await readDates()).map(({ dueDate, completedOn, reference }) =>
    completedOn === null ? `${dueDate} open` : `${dueDate} on ${completedOn}, ${reference}`,
  );
const application = async () => {
  const { body } = await api.call('GET', `/consent-documents/${orderId}`, { as: owner });
  const { renewalAppliedOn, renewalReference } = body.data as ConsentDocument;
  return renewalAppliedOn === null ? null : `${renewalAppliedOn}, ${renewalReference}`;
};
const record = async (data: object, as = owner) =>
  expect((await api.call('PATCH', `/consent-documents/${orderId}`, { as, data })).status).toBe(200);
const setStatus = async (data: object, as = owner, dueDate = '2026-12-01') => {
  const date = (await readDates()).find((each) => each.dueDate === dueDate);
  const reply = await api.call('PATCH', '/generate-tasks/scheduled-tasks/status', {
    as,
    data: { id: date?.id, ...data },
  });
  expect(reply.status).toBe(200);
};
const trail = async () => {
  const { rows } = await query(
    "SELECT summary FROM audit_log WHERE created_at = $1 AND entity IN ('scheduled_task', 'consent_document') ORDER BY id",
    [api.services.now()],
  );
  return rows.map(({ summary }: { summary: string }) => summary.replace(/ of Consent.*/, '')).sort();
};

describe('recording the application', () => {
  test('completes the renewal task with its day and reference, amends it, and opens it again', async () => {
    api.setNow('2026-11-23T07:00:00Z');
    await record({ renewalAppliedOn: '2026-11-20', renewalReference: 'UAN 42' });
    expect(await inShort()).toEqual(['2026-12-01 on 2026-11-20, UAN 42']);
    expect(await trail()).toEqual([
      'Completed “Apply for renewal”, due 1 Dec 2026',
      'Recorded the renewal application',
    ]);
    await record({ renewalAppliedOn: '2026-11-19', renewalReference: '' });
    expect(await inShort()).toEqual(['2026-12-01 on 2026-11-19, null']);
    api.setNow('2026-11-23T07:05:00Z');
    await record({ renewalAppliedOn: null });
    expect(await inShort()).toEqual(['2026-12-01 open']);
    expect(await application()).toBeNull();
    expect(await trail()).toEqual([
      'Removed the renewal application',
      'Reopened “Apply for renewal”, due 1 Dec 2026',
    ]);
  });

  test('leaves what a person has recorded on the task otherwise', async () => {
    await query('UPDATE scheduled_tasks SET completed_at = now(), completed_on = $1, completed_by = $2', [
      '2026-11-01',
      api.users.owner.userId,
    ]);
    await record({ renewalAppliedOn: '2026-11-20' });
    expect(await inShort()).toEqual(['2026-12-01 on 2026-11-01, null']);
    await record({ renewalAppliedOn: null });
    expect(await inShort()).toEqual(['2026-12-01 on 2026-11-01, null']);
  });

  test('leaves a task open that asks for evidence until it is there', async () => {
    await query('UPDATE tasks SET evidence_required = true');
    await record({ renewalAppliedOn: '2026-11-20', renewalReference: 'UAN 42' });
    expect([await inShort(), await application()]).toEqual([['2026-12-01 open'], '2026-11-20, UAN 42']);
    const [date] = await readDates();
    await api.call('POST', `/scheduled-tasks/${date?.id}/evidence`, {
      as: owner,
      ...toMultipart({ bytes: Buffer.from('%PDF-1.7\n%%EOF'), fileName: 'Application.pdf' }),
    });
    await record({ renewalReference: 'UAN 43' });
    expect(await inShort()).toEqual(['2026-12-01 on 2026-11-20, UAN 43']);
  });

  test('is all that somebody without tasks does', async () => {
    const as = await withPermission('Consent Documents');
    await record({ renewalAppliedOn: '2026-11-20' }, as);
    expect([await inShort(), await application()]).toEqual([['2026-12-01 open'], '2026-11-20, null']);
  });
});

describe('completing the renewal task', () => {
  test('records the application, amends it, and takes it back', async () => {
    api.setNow('2026-11-23T08:00:00Z');
    await setStatus({ status: 'completed', completedOn: '2026-11-20', reference: 'UAN 42' });
    expect(await application()).toBe('2026-11-20, UAN 42');
    expect(await trail()).toEqual([
      'Completed “Apply for renewal”, due 1 Dec 2026',
      'Recorded the renewal application',
    ]);
    await setStatus({ status: 'completed', completedOn: '2026-11-19', reference: 'UAN 43' });
    expect(await application()).toBe('2026-11-19, UAN 43');
    api.setNow('2026-11-23T08:05:00Z');
    await setStatus({ status: 'pending' });
    expect(await application()).toBeNull();
    expect(await trail()).toEqual([
      'Removed the renewal application',
      'Reopened “Apply for renewal”, due 1 Dec 2026',
    ]);
  });

  test('leaves an application that a person has recorded otherwise', async () => {
    await query('UPDATE consent_documents SET renewal_applied_on = $1', ['2026-11-01']);
    await setStatus({ status: 'completed' });
    expect(await application()).toBe('2026-11-01, null');
    await setStatus({ status: 'pending' });
    expect(await application()).toBe('2026-11-01, null');
  });

  test('is all that somebody without orders does', async () => {
    const as = await withPermission('Tasks & Alerts');
    await setStatus({ status: 'completed' }, as);
    expect([await inShort(), await application()]).toEqual([['2026-12-01 on 2026-11-23, null'], null]);
  });
});

describe('of several renewal tasks', () => {
  test('that of the last day to apply is the one', async () => {
    await makeOrder([{ ...RENEWAL, dueDate: '2027-01-31' }, RENEWAL]);
    await record({ renewalAppliedOn: '2026-11-20' });
    expect(await inShort()).toEqual(['2026-12-01 on 2026-11-20, null', '2027-01-31 open']);
    await record({ renewalAppliedOn: null });
    await setStatus({ status: 'completed' }, owner, '2027-01-31');
    expect(await application()).toBeNull();
  });

  test('none is guessed where none is due on it; the only one is', async () => {
    await makeOrder([
      { ...RENEWAL, dueDate: '2027-01-31' },
      { ...RENEWAL, dueDate: '2027-02-28' },
    ]);
    await record({ renewalAppliedOn: '2026-11-20' });
    expect(await inShort()).toEqual(['2027-01-31 open', '2027-02-28 open']);
    await makeOrder([{ ...RENEWAL, dueDate: '2027-01-31' }]);
    await record({ renewalAppliedOn: '2026-11-20' });
    expect(await inShort()).toEqual(['2027-01-31 on 2026-11-20, null']);
  });

  test('conditions of other sorts, and orders that are renewed already, are left alone', async () => {
    await makeOrder([{ ...RENEWAL, category: 'reporting' }]);
    await record({ renewalAppliedOn: '2026-11-20' });
    expect(await inShort()).toEqual(['2026-12-01 open']);
    const { rows } = await query('SELECT id FROM consent_documents WHERE id <> $1', [orderId]);
    orderId = rows[0].id;
    await query(
      'UPDATE consent_documents SET superseded_by_id = (SELECT max(id::text)::uuid FROM consent_documents WHERE id <> $1) WHERE id = $1',
      [orderId],
    );
    await setStatus({ status: 'completed' });
    const { rows: after } = await query('SELECT renewal_applied_on FROM consent_documents WHERE id = $1', [
      orderId,
    ]);
    expect(after).toEqual([{ renewal_applied_on: null }]);
  });
});

/** A colleague who sees everything, and manages what one permission covers alone. */
async function withPermission(name: 'Consent Documents' | 'Tasks & Alerts'): Promise<Session> {
  await query(
    `UPDATE role_permissions SET access_level = CASE WHEN permission_name = $1 THEN 'manage' ELSE 'view' END
     WHERE role_id = (SELECT role_id FROM users WHERE id = $2)`,
    [name, api.users.viewer.userId],
  );
  return api.signIn('viewer@works.example');
}
