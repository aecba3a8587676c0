import { COMPANY_PATHS } from '@anupalan/enums/paths';
import type { Alert } from '@anupalan/validators/entities/alert';
import type { Notification } from '@anupalan/validators/entities/notification';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { Mornings } from '../../../test/mornings.ts';
import { createOrder } from '../../../test/orders.ts';
import { makeAlerts } from './make-alerts.ts';
import { NOTES } from './notes.ts';

let api: Harness;
let mornings: Mornings;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  mornings = new Mornings(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setNow('2026-11-21T06:00:00Z');
  await mornings.clear();
});

const organisationId = () => api.users.owner.organisationId;
const orderOf = async (upto: string) => {
  const order = await createOrder(
    api,
    { organisationId: organisationId(), userId: api.users.owner.userId },
    [],
  );
  await api.services.db.pool.query('UPDATE consent_documents SET validity = $1 WHERE id = $2', [
    JSON.stringify([{ medium: 'water', from: null, upto }]),
    order.id,
  ]);
  return order.id;
};
const apply = async (id: string, day: string | null) => {
  const as = await api.signIn('owner@works.example');
  const reply = await api.call('PATCH', `/consent-documents/${id}`, {
    as,
    data: { renewalAppliedOn: day },
  });
  expect(reply.status).toBe(200);
};
const inOrder = (ledger: Alert[]) =>
  ledger.map(({ about, morning, stage }) => `${morning} ${about} ${stage}`);

test('an order is alerted by the last day to apply, and by its end', async () => {
  const id = await orderOf('2027-03-31');
  for (const day of ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2027-03-31', '2027-04-01'])
    await mornings.run(day);
  const ledger = await mornings.readLedger(`consentDocumentId=${id}&channel=email`);
  expect(inOrder(ledger).sort()).toEqual([
    '2026-11-30 renewal -1',
    '2026-12-01 renewal 0',
    '2026-12-02 renewal 1',
    '2027-03-31 order 0',
    '2027-03-31 renewal 119',
    '2027-04-01 order 1',
  ]);
  expect(ledger[0]).toMatchObject({ task: null, consentDocument: { id }, scheduledTaskId: null });
  expect(mornings.sent.map(({ subject }) => subject.replace(/: .*/, ''))).toEqual([
    'Apply by 1 Dec 2026',
    'Apply by 1 Dec 2026',
    'Apply-by date passed on 1 Dec 2026',
    '1 renewal to apply for, 1 consent expires',
    'Expired 1 day ago',
  ]);
  const link = `${COMPANY_PATHS.consentDocuments}/${id}`;
  expect(mornings.sent[0]?.text).toContain(`http://portal.localhost:3000${link}`);
  const bell = await api.call('GET', '/user/notifications', { as: await api.signIn('owner@works.example') });
  const received = (bell.body.data as { notifications: Notification[] }).notifications.map(
    ({ notification }) => notification,
  );
  expect(new Set(received.map((each) => each.link))).toEqual(new Set([link]));
  expect(received.map(({ title }) => title.replace(/: .*/, ''))).toContain(
    'Apply-by date passed on 1 Dec 2026',
  );
});

test('an order is not alerted of its last day to apply once it is applied for, of its end it is', async () => {
  const id = await orderOf('2027-03-31');
  await mornings.run('2026-12-02');
  await apply(id, '2026-12-02');
  await mornings.run('2026-12-20');
  await mornings.run('2027-03-24');
  expect(inOrder(await mornings.readLedger(`consentDocumentId=${id}&channel=email`)).sort()).toEqual([
    '2026-12-02 renewal 1',
    '2027-03-24 order -7',
  ]);
  await apply(id, null);
  await mornings.run('2027-03-25');
  expect(inOrder(await mornings.readLedger(`consentDocumentId=${id}&channel=email`))).toContain(
    '2027-03-25 renewal 112',
  );
});

test('an order that is applied for before its mail goes out is left out', async () => {
  const id = await orderOf('2027-03-31');
  api.setNow('2026-12-02T02:30:00Z');
  await makeAlerts(api.services, organisationId());
  await apply(id, '2026-12-02');
  await mornings.runMails();
  expect(mornings.sent).toEqual([]);
  expect(await mornings.readLedger(`consentDocumentId=${id}&channel=email`)).toMatchObject([
    { about: 'renewal', result: 'skipped', note: NOTES.done },
  ]);
});

test('an order without a lead has both alerts on one day', async () => {
  const id = await orderOf('2027-03-31');
  await api.services.db.pool.query('UPDATE consent_documents SET corrected_facts = $1 WHERE id = $2', [
    { renewalLeadDays: 0 },
    id,
  ]);
  await mornings.run('2027-03-31');
  expect(inOrder(await mornings.readLedger(`consentDocumentId=${id}&channel=in_app`)).sort()).toEqual([
    '2027-03-31 order 0',
    '2027-03-31 renewal 0',
  ]);
  expect(mornings.sent).toHaveLength(1);
});
