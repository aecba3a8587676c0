import { getSampleBytes } from '@anupalan/orders/samples';
import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { ConsentValidity } from '@anupalan/validators/entities/consent-validity';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder, listObligations, listStored, upload, waitUntilRead } from '../../../test/orders.ts';
import { finish } from './reading-repository.ts';

let api: Harness;
let owner: Session;
let other: Session;
let id: string;
beforeAll(async () => {
  api = await startHarness({ withJobs: true, now: '2026-11-21T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
  other = await api.signIn('other@works.example');
  const reply = await upload(api, owner, getSampleBytes('mpcb_cca_plating_2025.pdf'), 'order.pdf');
  id = (await waitUntilRead(api, owner, (reply.body.data as ConsentDocument).id)).id;
});
afterAll(() => api.close());

const patch = (data: object, to = id) => api.call('PATCH', `/consent-documents/${to}`, { as: owner, data });
const readAgain = (of = id) => api.call('POST', `/consent-documents/${of}/read-again`, { as: owner });

test('an order tells which lines of its pages could not be read', async () => {
  const organisationId = owner.user.organisation?.id ?? '';
  const { id: scanned } = await createOrder(api, { organisationId, userId: owner.user.id });
  const unreadLines = [
    { page: 2, count: 3, script: 'Gujarati', rects: [{ x: 0.1, y: 0.2, width: 0.5, height: 0.02 }] },
    { page: 3, count: 1, script: null, rects: [] },
  ];
  const reading = {
    facts: {},
    validity: [],
    unreadPages: [],
    recognisedPages: [1],
    doubts: [],
    unreadLines,
    pageCount: 3,
    paragraphs: null,
  };
  await api.services.db.forOrganisation(organisationId, (tx) =>
    finish(tx, scanned, reading, api.services.now()),
  );
  const reply = await api.call('GET', `/consent-documents/${scanned}`, { as: owner });
  expect(reply.body.data).toMatchObject({ needsPassword: false, unreadLines });
});

test('an order of before says how many lines, and not where', async () => {
  const organisationId = owner.user.organisation?.id ?? '';
  const { id: scanned } = await createOrder(api, { organisationId, userId: owner.user.id });
  await api.services.db.forOrganisation(organisationId, (tx) =>
    tx
      .updateTable('consentDocuments')
      .set({ unreadLines: JSON.stringify([{ page: 2, count: 3, script: null }]) })
      .where('id', '=', scanned)
      .execute(),
  );
  const reply = await api.call('GET', `/consent-documents/${scanned}`, { as: owner });
  expect(reply.body.data).toMatchObject({ unreadLines: [{ page: 2, count: 3, script: null, rects: [] }] });
});

describe('a correction', () => {
  test('of a fact has confidence 1 and stays over a reading', async () => {
    const reply = await patch({ title: 'Plating 2025', facts: { validUpto: '2027-03-31', consentNo: null } });
    expect(reply.status).toBe(200);
    const fact = { value: '2027-03-31', citation: null, confidence: 1 };
    expect(reply.body.data).toMatchObject({ title: 'Plating 2025', facts: { validUpto: fact } });
    expect((reply.body.data as ConsentDocument).facts.consentNo).toBeUndefined();
    const again = await readAgain();
    expect(again.status).toBe(202);
    expect(again.body.data).toMatchObject({ status: 'queued' });
    const read = await waitUntilRead(api, owner, id);
    expect(read).toMatchObject({ status: 'ready', title: 'Plating 2025', facts: { validUpto: fact } });
    expect(read.facts.consentNo).toBeUndefined();
  });

  test('of one fact leaves the earlier ones', async () => {
    const reply = await patch({ facts: { authority: 'The Board' } });
    expect(reply.body.data).toMatchObject({
      facts: { validUpto: { value: '2027-03-31' }, authority: { value: 'The Board', confidence: 1 } },
    });
    const trail = await api.call('GET', '/audit-log?page=1&pageSize=1', { as: owner });
    expect(trail.body.data).toMatchObject({
      entries: [{ summary: expect.stringMatching(/^Corrected “Authority” of /) }],
    });
  });

  test.each<[string, object, number, string]>([
    ['a day that is none', { facts: { validUpto: '2027-02-30' } }, 422, 'facts.validUpto'],
    ['an unknown kind', { facts: { kind: 'licence' } }, 400, 'facts.kind'],
    ['a title of blanks', { title: '   ' }, 422, 'title'],
    ['a title of 256 characters', { title: 'x'.repeat(256) }, 422, 'title'],
    ['a number for the title', { title: 5 }, 400, 'title'],
    ['a negative window', { facts: { renewalLeadDays: -1 } }, 422, 'facts.renewalLeadDays'],
  ])('to %s is refused', async (_, data, status, field) => {
    const reply = await patch(data);
    expect(reply.status).toBe(status);
    expect(reply.body.errors?.[0]?.field).toBe(field);
  });
});

describe('reading again', () => {
  test('keeps what a person decided and finds it no second time', async () => {
    const before = await listObligations(api, owner, id);
    const [first, second, third] = before;
    await api.call('PATCH', `/obligations/${first?.id}`, { as: owner, data: { state: 'accepted' } });
    await api.call('PATCH', `/obligations/${second?.id}`, { as: owner, data: { title: 'Worded by hand' } });
    await api.call('PATCH', `/obligations/${third?.id}`, { as: owner, data: { state: 'rejected' } });
    await readAgain();
    await waitUntilRead(api, owner, id);
    const after = await listObligations(api, owner, id);
    expect(after).toHaveLength(before.length);
    const byId = (wanted: string | undefined) => after.find((each) => each.id === wanted);
    expect(byId(first?.id)?.state).toBe('accepted');
    expect(byId(second?.id)?.title).toBe('Worded by hand');
    expect(byId(third?.id)?.state).toBe('rejected');
  });

  test('while it is read is a conflict', async () => {
    const { id: queued } = await createOrder(api, api.users.owner, [], { status: 'queued' });
    const { organisationId } = api.users.owner;
    const job = { organisationId, consentDocumentId: queued };
    await api.services.db.forOrganisation(organisationId, (tx) =>
      api.services.jobs.enqueue(tx, 'read-order', job, { startAfter: 3600 }),
    );
    expect((await readAgain(queued)).status).toBe(409);
  });

  test('a failed one whose file was sent again meanwhile is a conflict that names it', async () => {
    const { id: failed } = await createOrder(api, api.users.owner, [], { status: 'failed' });
    const { id: second } = await createOrder(api, api.users.owner);
    await api.services.db.pool.query(
      'UPDATE consent_documents SET sha256 = (SELECT sha256 FROM consent_documents WHERE id = $1) WHERE id = $2',
      [failed, second],
    );
    const reply = await readAgain(failed);
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ existingId: second });
  });
});

describe('the list', () => {
  const list = async (query: string, as = owner) => {
    const reply = await api.call('GET', `/consent-documents?${query}`, { as });
    expect(reply.status).toBe(200);
    return reply.body.data as { consentDocuments: ConsentDocument[]; total: number };
  };

  test('is of the own organisation, newest first, with a true total', async () => {
    const all = await list('isPagination=0');
    expect(all.total).toBe(all.consentDocuments.length);
    const times = all.consentDocuments.map((each) => each.createdAt);
    expect(times).toEqual([...times].sort().reverse());
    const page = await list('pageNo=2&pageSize=1');
    expect(page.total).toBe(all.total);
    expect(page.consentDocuments.map((each) => each.id)).toEqual([all.consentDocuments[1]?.id]);
    expect(await list('', other)).toEqual({ consentDocuments: [], total: 0 });
  });

  test('is searched by title and facts, wildcards taken literally', async () => {
    expect((await list('keyword=PLATING')).total).toBe(1);
    expect((await list('keyword=%25')).total).toBe(0);
    expect((await list('keyword=nothing-of-it')).total).toBe(0);
  });

  test('is filtered by status', async () => {
    const { consentDocuments } = await list('status=failed&isPagination=0');
    expect(new Set(consentDocuments.map((each) => each.status))).toEqual(new Set(['failed']));
    expect((await list('status=all')).total).toBe((await list('')).total);
  });

  test.each([
    'pageSize=0',
    'pageSize=101',
    'pageNo=0',
    'status=lost',
    'sortBy=sha256',
    'sortOrder=up',
    'pageSize=a',
  ])('with %s is refused', async (query) => {
    expect((await api.call('GET', `/consent-documents?${query}`, { as: owner })).status).toBe(400);
  });
});

describe('deleting', () => {
  test('archives the order; its file goes when nothing cites it', async () => {
    const reply = await upload(api, owner, getSampleBytes('gpcb_cca_tiles_2025.pdf'), 'tiles.pdf');
    const document = await waitUntilRead(api, owner, (reply.body.data as ConsentDocument).id);
    const files = listStored(api, 'files').length;
    expect((await api.call('DELETE', `/consent-documents/${document.id}`, { as: owner })).status).toBe(200);
    for (const path of ['', '/file', '/obligations', '/events', '/paragraphs'])
      expect((await api.call('GET', `/consent-documents/${document.id}${path}`, { as: owner })).status).toBe(
        404,
      );
    expect((await api.call('DELETE', `/consent-documents/${document.id}`, { as: owner })).status).toBe(404);
    expect(listStored(api, 'files')).toHaveLength(files - 1);
  });

  test('leaves the file while a task cites it', async () => {
    const reply = await upload(api, owner, getSampleBytes('tspcb_cfo_paper_2024.docx'), 'paper.docx');
    const document = await waitUntilRead(api, owner, (reply.body.data as ConsentDocument).id);
    const obligation = (await listObligations(api, owner, document.id)).find((each) => each.recurring);
    const added = await api.call('POST', '/generate-tasks/add', {
      as: owner,
      body: { obligationIds: [obligation?.id] },
    });
    const [task] = (added.body.data as { tasks: { id: string }[] }).tasks;
    await api.call('DELETE', `/consent-documents/${document.id}`, { as: owner });
    const files = listStored(api, 'files').length;
    const file = () => api.call('GET', `/consent-documents/${document.id}/file`, { as: owner });
    expect((await file()).status).toBe(200);
    expect((await api.call('GET', `/tasks/${task?.id}`, { as: owner })).body.data).toMatchObject({
      consentDocumentId: document.id,
      citation: { quote: obligation?.citation.quote },
    });
    await api.call('POST', '/generate-tasks/delete', { as: owner, data: { ids: [task?.id] } });
    expect((await file()).status).toBe(404);
    expect(listStored(api, 'files')).toHaveLength(files - 1);
  });
});

describe('check-validity', () => {
  const check = async () => {
    const reply = await api.call('GET', '/consent-documents/check-validity', { as: other });
    return reply.body.data as ConsentValidity;
  };
  const fact = (value: unknown) => ({ value, citation: null, confidence: 1 });

  test('is none without an order', async () => {
    expect(await check()).toEqual({ state: 'none', documents: [] });
  });

  // The last day is 2027-03-31; 120 days before it is 2026-12-01. A day begins at 18:30 UTC in India.
  test.each<[string, string, number]>([
    ['2026-11-30T18:29:59Z', 'valid', 121],
    ['2026-11-30T18:30:00Z', 'expiring', 120],
    ['2027-03-30T18:30:00Z', 'expiring', 0],
    ['2027-03-31T18:29:59Z', 'expiring', 0],
    ['2027-03-31T18:30:00Z', 'expired', -1],
  ])('at %s is %s with %i days left', async (now, state, daysLeft) => {
    api.setNow('2026-11-21T06:00:00Z');
    const { id: order } = await createOrder(api, api.users.other, [], {
      facts: { validUpto: fact('2027-03-31') },
    });
    api.setNow(now);
    other = await api.signIn('other@works.example');
    const validity = await check();
    expect(validity.state).toBe(state);
    expect(validity.documents.find((each) => each.id === order)).toMatchObject({
      state,
      daysLeft,
      validUpto: '2027-03-31',
    });
    await api.call('DELETE', `/consent-documents/${order}`, { as: other });
  });

  test('counts neither failed nor superseded orders, and the worst state of the others', async () => {
    api.setNow('2027-01-10T06:00:00Z');
    const make = (facts: object, status?: string) =>
      createOrder(api, api.users.other, [], { facts: { ...facts }, ...(status ? { status } : {}) });
    const states = [(await check()).state];
    await make({ openEnded: fact('until_commissioning') });
    states.push((await check()).state);
    await make({ openEnded: fact('until_cancelled') });
    states.push((await check()).state);
    await make({ validUpto: fact('2020-01-01') }, 'failed');
    states.push((await check()).state);
    const { id: renewing } = await make({ validUpto: fact('2027-02-01') });
    states.push((await check()).state);
    const { id: old } = await make({ validUpto: fact('2027-01-09') });
    states.push((await check()).state);
    await api.services.db.pool.query('UPDATE consent_documents SET superseded_by_id = $1 WHERE id = $2', [
      renewing,
      old,
    ]);
    states.push((await check()).state);
    expect(states).toEqual(['none', 'none', 'valid', 'valid', 'expiring', 'expired', 'expiring']);
    const own = (await check()).documents.find((each) => each.validUpto === null && each.state === 'valid');
    expect(own?.daysLeft).toBeNull();
  });

  test('tells nothing to who may see neither orders nor tasks, and all to who may see one of them', async () => {
    await createOrder(api, api.users.owner, [], { facts: { validUpto: fact('2027-03-31') } });
    const ask = async (email: string) => {
      const as = await api.signIn(email);
      return (await api.call('GET', '/consent-documents/check-validity', { as })).body
        .data as ConsentValidity;
    };
    expect(await ask('nobody@works.example')).toEqual({ state: 'none', documents: [] });
    expect((await ask('viewer@works.example')).documents).not.toEqual([]);
    const grant = (permission: string) =>
      api.services.db.pool.query(
        `UPDATE role_permissions SET access_level = CASE permission_name WHEN $1 THEN 'view' ELSE '' END
         WHERE role_id = (SELECT role_id FROM users WHERE email = 'viewer@works.example')`,
        [permission],
      );
    for (const permission of ['Consent Documents', 'Consent Analyzer', 'Reporting Task', 'Tasks & Alerts']) {
      await grant(permission);
      expect((await ask('viewer@works.example')).documents, permission).not.toEqual([]);
    }
    await grant('User Management');
    expect(await ask('viewer@works.example')).toEqual({ state: 'none', documents: [] });
  });
});
