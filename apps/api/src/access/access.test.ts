import { STATUTORY_ROWS } from '@anupalan/compliance/statutory/catalogue';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Belongings, createBelongings } from '../../test/belongings.ts';
import { FOREIGN_BODIES, FOREIGN_ELSEWHERE, withIds } from '../../test/foreign-ids.ts';
import { type Harness, startHarness } from '../../test/harness.ts';
import { getOpenApi, listMedia, mapOperations, type Operation, toMediaType } from '../../test/open-api.ts';
import { createOrder } from '../../test/orders.ts';
import type { Access } from './policy.ts';
import { POLICY, type PolicyKey } from './policy.ts';

/** What calls need in their query. */
const QUERIES: Partial<Record<PolicyKey, string>> = {
  'GET /consent-documents/:id/words': 'page=1',
  'GET /scheduled-tasks/export': 'format=csv',
  'GET /scheduled-tasks/days': 'startDate=2026-01-01&endDate=2026-12-31',
  'GET /scheduled-tasks/months': 'startDate=2026-01-01&endDate=2026-12-31',
  'GET /consent-documents/:id/renewal': 'newDocumentId={own.newer}',
  'GET /enquiries/prefill': 'taskId={own.task}',
};

const IDENTITIES = ['anonymous', 'nobody', 'viewer', 'owner', 'other', 'lab'] as const;
type Identity = (typeof IDENTITIES)[number];
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Articles belong to nobody; none is published here. */
const NO_ARTICLE = '01900000-0000-7000-8000-000000000000';

/** What each identity holds of a permission; the lab's base role lacks what only companies have (D15). */
const OF_LAB = [
  'Dashboard',
  'User Management',
  'Reporting Task',
  'Tasks & Alerts',
  'Technical Documents',
  'Resources Center',
  'Notifications',
  'Support Management',
];

function mayCall(access: Access, who: Exclude<Identity, 'anonymous'>): boolean {
  if (access.kind === 'public' || access.kind === 'signed_in') return true;
  if (access.kind === 'platform') return false;
  if (access.role && access.role !== (who === 'lab' ? 'lab' : 'company')) return false;
  if (access.kind === 'session') return true;
  if (who === 'nobody') return false;
  if (who === 'viewer') return access.anyOf.some((need) => need.level === 'view');
  return who !== 'lab' || access.anyOf.some((need) => OF_LAB.includes(need.name));
}

describe.each([
  ['with both bindings to the organisation', false],
  ['by the rules of the database alone', true],
])('%s', (_, withoutOrganisationPlugin) => {
  let api: Harness;
  const sessions: Partial<Record<Identity, Session>> = {};
  let own: Belongings;
  let foreign: Belongings;
  let operations: Map<string, Operation>;
  /** An order that could renew the own one. */
  const newer = { newer: '' };
  beforeAll(async () => {
    api = await startHarness({ database: { withoutOrganisationPlugin } });
    for (const who of ['nobody', 'viewer', 'owner', 'other', 'lab'] as const)
      sessions[who] = await api.signIn(api.users[who].email);
    own = await createBelongings(api, 'owner');
    foreign = await createBelongings(api, 'other');
    newer.newer = (await createOrder(api, api.users.owner)).id;
    operations = mapOperations(await getOpenApi(api));
  });
  afterAll(() => api.close());

  /** Path and query of a call, with all that it requires of the query. */
  const withQuery = (key: string, url: string) => {
    const query = QUERIES[key as PolicyKey];
    return query ? `${url}?${withIds(query, { ...own, ...newer }, foreign)}` : url;
  };

  const call = (method: Method, url: string, who: Identity, data?: unknown, isBare = false) => {
    const as = sessions[who];
    return api.call(method, url, {
      ...(as ? { as } : {}),
      ...(data === undefined ? {} : isBare ? { body: data } : { data }),
    });
  };

  /** The id that a path asks for. */
  function idFor(key: string, of: Belongings): string {
    if (key.includes('/consent-documents/')) return of.order;
    if (key.includes('/obligations/')) return of.obligation;
    if (key.includes('/statutory-obligations/')) return STATUTORY_ROWS[0]?.id ?? '';
    if (key.includes('/scheduled-tasks/')) return of.scheduled;
    if (key.includes('/tasks/')) return of.task;
    if (key.includes('/contact-us/')) return of.request;
    if (key.includes('/public/blogs/')) return NO_ARTICLE;
    if (key.includes('/users/')) return of.user;
    if (key.includes('/labs/')) return api.users.lab.organisationId;
    if (key.includes('/enquiries/')) return of.enquiry;
    if (key.includes('/technical-documents/')) return of.document;
    if (key.includes('/technical-folders/')) return of.folder;
    return of.role;
  }

  test('every route has a line of the permission table, and every line a route', async () => {
    expect([...operations.keys()].sort()).toEqual(Object.keys(POLICY).sort());
  });

  test('the walk gives each call what it requires of the query', () => {
    for (const [key, operation] of operations) {
      const given = new URLSearchParams(QUERIES[key as PolicyKey] ?? '');
      for (const { name, in: place, required } of operation.parameters ?? [])
        if (place === 'query' && required) expect([...given.keys()], key).toContain(name);
    }
  });

  // Signing out ends the session that the walk goes with; it has a test of its own.
  const keys = (Object.keys(POLICY) as PolicyKey[]).filter((key) => key !== 'POST /auth/logout');

  describe.each(IDENTITIES)('as %s', (who) => {
    test.each(keys)('%s', async (key) => {
      const [method, path] = key.split(' ') as [Method, string];
      const access: Access = POLICY[key];
      const url = path
        .replace(':id', idFor(path, own))
        .replace(':limitId', own.limit)
        .replace(':particularId', own.particular)
        .replace(':doubtId', own.doubt)
        .replace(':evidenceId', own.evidence)
        .replace(':reportId', own.report)
        .replace(':resultId', own.result)
        .replace(':valueId', own.value)
        .replace(':packId', own.pack)
        .replace(':number', '1')
        .replace(':slug', 'environment-protection-act-1986')
        .replace(':key', 'nothing');
      const hasBody = method !== 'GET' && method !== 'DELETE';
      // A deletion by the owner, or by a viewer of what viewers may delete, would take it away from the others.
      const target =
        key.startsWith('DELETE') && (who === 'owner' || who === 'viewer')
          ? url
              .replace(own.order, foreign.order)
              .replace(own.scheduled, foreign.scheduled)
              .replace(own.document, foreign.document)
              .replace(own.folder, foreign.folder)
          : url;
      // A reading that nobody works on would be told of for ever.
      if (key.endsWith('/events'))
        await api.services.db.pool.query("UPDATE consent_documents SET status = 'ready'");
      const reply = await call(method, withQuery(key, target), who, hasBody ? {} : undefined);
      expect(reply.status).toBeLessThan(500);
      // Without a body there is nothing else to be wrong: a query that lacks something would hide the checks.
      if (method === 'GET') expect(reply.status).not.toBe(400);
      const type = toMediaType(reply);
      if (type) expect(listMedia(operations.get(key), reply.status)).toContain(type);
      if (access.kind === 'public') {
        expect(reply.status).not.toBe(403);
        if (!key.includes('/auth/')) expect(reply.status).not.toBe(401);
        return;
      }
      if (who === 'anonymous') return void expect(reply.status).toBe(401);
      if (!mayCall(access, who)) return void expect(reply.status).toBe(403);
      expect([401, 403]).not.toContain(reply.status);
      // The ids of the path and the query are the owner's: others who may make the call do not find them.
      // An entry of the catalogue is everybody's; only what was confirmed of it is one's own.
      const isForeign =
        (path.includes(':id') || (QUERIES[key] ?? '').includes('{own.')) &&
        !path.includes('/statutory-obligations/') &&
        // So is a published laboratory, and an enquiry is the laboratory's as well.
        !path.includes('/labs/') &&
        !(path.includes('/enquiries/') && who === 'lab') &&
        (who === 'other' || who === 'lab' || key.startsWith('DELETE'));
      expect(reply.status === 404).toBe(isForeign);
    });
  });

  test.each(FOREIGN_BODIES)(
    'the other organisation’s id in a body is 404: %s',
    async (_name, method, url, bodyOf, isBare) => {
      const before = await countRows();
      const body = bodyOf(foreign, { own, users: api.users });
      expect((await call(method, withIds(url, own, foreign), 'owner', body, isBare)).status).toBe(404);
      expect(await countRows()).toEqual(before);
    },
  );

  test.each(FOREIGN_ELSEWHERE)(
    'the other organisation’s id elsewhere is 404: %s',
    async (_name, method, url, optionsOf) => {
      const before = await countRows();
      const as = sessions.owner ?? '';
      const reply = await api.call(method, withIds(url, own, foreign), { as, ...optionsOf?.(foreign) });
      expect(reply.status).toBe(404);
      expect(await countRows()).toEqual(before);
    },
  );

  test.each(FOREIGN_ELSEWHERE.filter(([, method]) => method === 'GET'))(
    'one’s own in its place is found: %s',
    async (_name, method, url) => {
      const reply = await call(method, withIds(url.replaceAll('{foreign.', '{own.'), own, foreign), 'owner');
      expect([200, 422]).toContain(reply.status);
    },
  );

  test('a report is under its own enquiry alone, for the laboratory that wrote both as well', async () => {
    const url = `/enquiries/${own.enquiry}/reports`;
    expect((await call('GET', `${url}/${own.report}`, 'lab')).status).toBe(200);
    expect((await call('GET', `${url}/${foreign.report}`, 'lab')).status).toBe(404);
  });

  /** What a call that must change nothing could have changed. */
  async function countRows() {
    const { rows } = await api.services.db.pool.query(`SELECT
      (SELECT count(*) FROM audit_log) AS trail,
      (SELECT count(*) FROM tasks WHERE deleted_at IS NULL) AS tasks,
      (SELECT count(*) FROM obligations WHERE state = 'accepted') AS accepted,
      (SELECT count(*) FROM scheduled_tasks WHERE completed_at IS NOT NULL) AS completed,
      (SELECT count(*) FROM support_events) AS events,
      (SELECT count(*) FROM consent_documents WHERE superseded_by_id IS NOT NULL) AS renewed,
      (SELECT count(*) FROM evidence) AS evidence,
      (SELECT count(*) FROM lab_reports WHERE status = 'pending') AS pending,
      (SELECT count(*) FROM technical_documents) AS documents,
      (SELECT count(*) FROM technical_folders) AS folders,
      (SELECT count(*) FROM order_packs) AS packs,
      (SELECT count(*) FROM enquiry_events) AS enquiries,
      (SELECT count(*) FROM user_notifications WHERE read_at IS NOT NULL) AS read`);
    return rows[0];
  }

  test.each<[string, (id: Belongings) => string]>([
    ['/generate-tasks', (id) => `consentDocumentId=${id.order}`],
    ['/generate-tasks', (id) => `assigneeId=${id.user}`],
    ['/generate-tasks', () => 'keyword=of other'],
    ['/generate-tasks/scheduled-tasks', (id) => `taskId=${id.task}`],
    ['/generate-tasks/scheduled-tasks', (id) => `consentDocumentId=${id.order}`],
    ['/generate-tasks/scheduled-tasks', (id) => `assigneeId=${id.user}`],
    ['/consent-documents', () => 'keyword=of other'],
    ['/contact-us/user', () => 'keyword=of other'],
    ['/enquiries', () => 'keyword=of other'],
    ['/technical-documents', () => 'keyword=of other'],
    ['/technical-documents', (id) => `folderId=${id.folder}`],
    ['/enquiries', (id) => `taskId=${id.task}`],
    ['/user/notifications', () => 'keyword=of other'],
    ['/alerts', (id) => `taskId=${id.task}`],
    ['/alerts', (id) => `scheduledTaskId=${id.scheduled}`],
    ['/alerts', (id) => `consentDocumentId=${id.order}`],
    ['/alerts', () => 'keyword=of other'],
    ['/alerts', (id) => `recipientId=${id.user}`],
    ['/audit-log', (id) => `actorId=${id.user}`],
    ['/scheduled-tasks/months', (id) => `startDate=2026-01-01&endDate=2026-12-31&taskId=${id.task}`],
    [
      '/scheduled-tasks/months',
      (id) => `startDate=2026-01-01&endDate=2026-12-31&consentDocumentId=${id.order}`,
    ],
  ])('the other organisation’s rows are in no list: %s, %#', async (url, queryOf) => {
    const reply = await call('GET', `${url}?${encodeURI(queryOf(foreign))}`, 'owner');
    expect(reply.status).toBe(200);
    expect((reply.body.data as { total: number }).total).toBe(0);
  });

  test.each<[string, (id: Belongings) => string]>([
    ['task', (id) => `taskId=${id.task}`],
    ['order', (id) => `consentDocumentId=${id.order}`],
    ['person', (id) => `assigneeId=${id.user}`],
  ])('the other organisation’s rows are in no export: by %s', async (_, queryOf) => {
    const reply = await call('GET', `/scheduled-tasks/export?format=csv&${queryOf(foreign)}`, 'owner');
    expect(reply.status).toBe(200);
    expect(reply.text.trim().split('\r\n')).toHaveLength(1);
  });

  test('what one organisation reads names nothing of the other', async () => {
    for (const key of keys.filter((each) => each.startsWith('GET') && !/:|health/.test(each))) {
      const url = withQuery(key, key.slice(4));
      const reply = await call('GET', `${url}${url.includes('?') ? '&' : '?'}isPagination=0`, 'owner');
      expect([200, 403], key).toContain(reply.status);
      for (const id of Object.values(foreign)) expect(reply.text).not.toContain(id);
      for (const name of ['Beta Foundry', 'of other', 'Other Sen']) expect(reply.text).not.toContain(name);
    }
  });

  test('the other organisation finds its own unchanged', async () => {
    const task = await call('GET', `/tasks/${foreign.task}`, 'other');
    expect(task.body.data).toMatchObject({ name: 'Monthly of other', frequency: 'monthly', assignee: null });
    const request = await call('GET', `/contact-us/${foreign.request}`, 'other');
    expect(request.body.data).toMatchObject({ status: 'OPEN' });
    expect((await call('GET', '/user/notifications/unread', 'other')).body.data).toMatchObject({ total: 1 });
  });

  test('a colleague’s notification is not one’s own', async () => {
    expect((await call('GET', '/user/notifications', 'viewer')).body.data).toEqual({
      notifications: [],
      total: 0,
    });
    const reply = await call('PATCH', '/user/notifications/read-status', 'viewer', {
      ids: [own.notification],
    });
    expect(reply.status).toBe(404);
    await call('PATCH', '/user/notifications/read-status', 'viewer', { all: true });
    expect((await call('GET', '/user/notifications/unread', 'owner')).body.data).toMatchObject({ total: 1 });
  });

  test('401 comes before 403, 403 before 404, 404 before what is wrong with the body', async () => {
    const url = `/obligations/${foreign.obligation}`;
    const wrong = { state: 'no such' };
    expect((await call('PATCH', url, 'anonymous', wrong)).status).toBe(401);
    expect((await call('PATCH', url, 'viewer', wrong)).status).toBe(403);
    expect((await call('PATCH', url, 'owner', wrong)).status).toBe(404);
    expect((await call('PATCH', `/obligations/${own.open}`, 'owner', wrong)).status).toBe(400);
  });
});
