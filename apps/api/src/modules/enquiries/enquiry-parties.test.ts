import type { Enquiry, EnquiryPrefill } from '@anupalan/validators/entities/enquiry';
import type { Session } from '@anupalan/validators/entities/session';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EnquiryBench, PDF, QUOTE, startEnquiries } from '../../../test/enquiries.ts';
import { waitFor } from '../../../test/harness.ts';

let api: EnquiryBench['api'];
let owner: EnquiryBench['owner'];
let viewer: EnquiryBench['viewer'];
let other: EnquiryBench['other'];
let lab: EnquiryBench['lab'];
let task: EnquiryBench['task'];
let scheduled: EnquiryBench['scheduled'];
let obligation: EnquiryBench['obligation'];
let request: EnquiryBench['request'];
let ask: EnquiryBench['ask'];
let order: EnquiryBench['order'];
let post: EnquiryBench['post'];
let handIn: EnquiryBench['handIn'];
let decide: EnquiryBench['decide'];
let read: EnquiryBench['read'];
beforeAll(async () => {
  ({
    api,
    owner,
    viewer,
    other,
    lab,
    task,
    scheduled,
    obligation,
    request,
    ask,
    order,
    post,
    handIn,
    decide,
    read,
  } = await startEnquiries());
});
afterAll(() => api.close());

describe('the parties', () => {
  test('are two: nobody else finds it, in any way', async () => {
    const id = await order();
    const report = ((await handIn(id)).body.data as Enquiry).reports[0]?.id ?? '';
    for (const reply of [
      await api.call('GET', `/enquiries/${id}`, { as: other }),
      await api.call('GET', `/enquiries/${id}/reports/${report}`, { as: other }),
      await post(other, id, 'messages', { text: 'Hello' }),
      await post(other, id, 'accept'),
      await post(other, id, 'close', { reason: 'Mine' }),
      await decide(id, report, { status: 'approved' }, other),
    ])
      expect(reply.status).toBe(404);
    expect((await api.call('GET', '/enquiries', { as: other })).body.data).toEqual({
      enquiries: [],
      total: 0,
    });
  });

  test.each<[string, () => Promise<number>]>([
    [
      'a viewer does not ask',
      async () => (await api.call('POST', '/enquiries', { as: viewer, data: request() })).status,
    ],
    [
      'a viewer does not write',
      async () => (await post(viewer, await ask(), 'messages', { text: 'Hi' })).status,
    ],
    [
      'a laboratory does not ask',
      async () => (await api.call('POST', '/enquiries', { as: lab, data: request() })).status,
    ],
    ['a company does not quote', async () => (await post(owner, await ask(), 'quote', QUOTE)).status],
    ['a laboratory does not accept', async () => (await post(lab, await ask(), 'accept')).status],
    ['a company hands in no report', async () => (await handIn(await order(), {}, PDF, owner)).status],
  ])('%s', async (_, act) => {
    expect(await act()).toBe(403);
  });

  test('who may only view reads', async () => {
    const id = await ask();
    expect((await read(id, viewer)).id).toBe(id);
  });

  test('a colleague without Reporting Task reads nothing of them, on the dashboard neither', async () => {
    const id = await order();
    const report = ((await handIn(id)).body.data as Enquiry).reports[0]?.id ?? '';
    const nobody = await api.signIn('nobody@works.example');
    for (const url of ['/enquiries', `/enquiries/${id}`, `/enquiries/${id}/reports/${report}`])
      expect((await api.call('GET', url, { as: nobody })).status).toBe(403);
    const { enquiries } = (await api.call('GET', '/dashboard', { as: nobody })).body.data as {
      enquiries: { counts: Record<string, number>; next: unknown[] };
    };
    expect(enquiries.next).toEqual([]);
    expect(Object.values(enquiries.counts)).toEqual([0, 0, 0, 0, 0, 0]);
    const seen = (await api.call('GET', '/dashboard', { as: viewer })).body.data as {
      enquiries: { counts: { toApprove: number } };
    };
    expect(seen.enquiries.counts.toApprove).toBeGreaterThan(0);
  });

  test('write only in their own name, also past the plugin', async () => {
    const id = await ask();
    const { organisationId: labId } = api.users.lab;
    const { organisationId: companyId } = api.users.owner;
    const event = { companyId, labId, enquiryId: id, byName: 'Somebody', text: 'Forged', toStatus: null };
    await expect(
      api.services.db.forOrganisation(labId, (tx) =>
        tx
          .insertInto('enquiryEvents')
          .values({ id: uuidv7(), side: 'company', ...event })
          .execute(),
      ),
    ).rejects.toThrow(/row-level security/);
    await expect(
      api.services.db.forOrganisation(companyId, (tx) =>
        tx
          .insertInto('enquiries')
          .values({
            id: uuidv7(),
            companyId: api.users.other.organisationId,
            labId,
            companyName: 'X',
            labName: 'Y',
            askedBy: api.users.owner.userId,
            askedByName: 'Z',
            subject: 'Subject',
            message: 'A message of some length',
            medium: 'noise',
            parameters: '[]',
          })
          .execute(),
      ),
    ).rejects.toThrow(/row-level security/);
    await expect(
      api.services.db.forOrganisation(companyId, (tx) =>
        tx.updateTable('enquiries').set({ labId: companyId }).where('id', '=', id).execute(),
      ),
    ).rejects.toThrow(/never moves/);
  });
});

describe('the list', () => {
  let id: string;
  beforeEach(async () => {
    id ??= await ask({ subject: 'Noise at the gate', medium: 'noise', parameters: ['Leq'], taskId: task });
  });
  const find = async (query: string, as = owner) => {
    const reply = await api.call('GET', `/enquiries?${query}`, { as });
    expect(reply.status).toBe(200);
    return (reply.body.data as { enquiries: { id: string }[] }).enquiries.some((each) => each.id === id);
  };
  test.each<[string, boolean]>([
    ['keyword=gate', true],
    ['keyword=leq', true],
    ['keyword=gamma', true],
    ['keyword=nothing', false],
    ['status=sent&pageSize=100', true],
    ['status=quoted', false],
    ['turn=lab&pageSize=100', true],
    ['turn=company&pageSize=100', false],
  ])('finds by %s: %s', async (query, isFound) => {
    expect(await find(query)).toBe(isFound);
    expect(await find(query, lab)).toBe(isFound);
  });

  test('finds by task and laboratory', async () => {
    expect(await find(`taskId=${task}`)).toBe(true);
    expect(await find(`labId=${api.users.lab.organisationId}&pageSize=100`)).toBe(true);
    expect(await find(`labId=${uuidv7()}`)).toBe(false);
    expect(await find('taskId=nothing')).toBe(false);
  });

  test('refuses what it does not know', async () => {
    for (const query of ['status=lost', 'turn=me', 'sortBy=message', 'pageSize=0'])
      expect((await api.call('GET', `/enquiries?${query}`, { as: owner })).status).toBe(400);
  });
});

test('is filled in from a task or a date, with the words of the order', async () => {
  const byDate = await api.call('GET', `/enquiries/prefill?scheduledTaskId=${scheduled}`, { as: owner });
  expect(byDate.body.data as EnquiryPrefill).toMatchObject({
    taskId: task,
    scheduledTaskId: scheduled,
    subject: 'Stack monitoring for SO2',
    medium: 'emission',
    parameters: ['SO2'],
    source: { quote: expect.any(String) },
  });
  const byTask = await api.call('GET', `/enquiries/prefill?taskId=${task}`, { as: owner });
  expect(byTask.body.data as EnquiryPrefill).toMatchObject({ taskId: task, scheduledTaskId: null });
  const byObligation = await api.call('GET', `/enquiries/prefill?obligationId=${obligation}`, { as: owner });
  expect(byObligation.body.data as EnquiryPrefill).toMatchObject({
    taskId: null,
    subject: 'Noise at the gate',
    medium: 'noise',
    source: { quote: expect.any(String) },
  });
  expect((await api.call('GET', `/enquiries/prefill?obligationId=${obligation}`, { as: other })).status).toBe(
    404,
  );
  expect(await read(await ask({ obligationId: obligation }))).toMatchObject({
    taskId: null,
    source: { quote: expect.any(String) },
  });
  expect((await api.call('GET', '/enquiries/prefill', { as: owner })).status).toBe(422);
  expect((await api.call('GET', `/enquiries/prefill?taskId=${task}`, { as: other })).status).toBe(404);
  expect((await api.call('GET', `/enquiries/prefill?scheduledTaskId=x`, { as: owner })).status).toBe(404);
});

test('tells the other party, and not the own', async () => {
  const id = await ask({ subject: 'A very special enquiry' });
  await post(lab, id, 'quote', QUOTE);
  const listOf = async (as: Session) => {
    const reply = await api.call('GET', '/user/notifications?keyword=very special', { as });
    return (
      reply.body.data as { notifications: { notification: { title: string; link: string } }[] }
    ).notifications.map(({ notification }) => [notification.title, notification.link]);
  };
  await waitFor(async () => (await listOf(owner)).length === 1 && (await listOf(lab)).length === 1);
  expect(await listOf(lab)).toEqual([
    ['Alpha Paints asks for a quote', `/lab/reporting-tasks/enquiries/${id}`],
  ]);
  expect(await listOf(owner)).toEqual([
    ['Gamma Laboratory has sent a quote', `/company/lab-marketplace/enquiries/${id}`],
  ]);
  // People who may not answer are not told.
  expect(await listOf(viewer)).toEqual([]);
});
