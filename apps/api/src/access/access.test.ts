import { STATUTORY_ROWS } from '@anupalan/compliance/statutory/catalogue';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Belongings, createBelongings } from '../../test/belongings.ts';
import { type Harness, startHarness } from '../../test/harness.ts';
import type { Access } from './policy.ts';
import { POLICY, type PolicyKey } from './policy.ts';

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
  beforeAll(async () => {
    api = await startHarness({ database: { withoutOrganisationPlugin } });
    for (const who of ['nobody', 'viewer', 'owner', 'other', 'lab'] as const)
      sessions[who] = await api.signIn(api.people[who].email);
    own = await createBelongings(api, 'owner');
    foreign = await createBelongings(api, 'other');
  });
  afterAll(() => api.close());

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
    if (key.includes('/labs/')) return api.people.lab.organisationId;
    if (key.includes('/enquiries/')) return of.enquiry;
    if (key.includes('/technical-documents/')) return of.document;
    if (key.includes('/technical-folders/')) return of.folder;
    return of.role;
  }

  test('every route has a line of the permission table, and every line a route', async () => {
    const document = await api.call('GET', '/openapi.json');
    const { paths } = document.body as unknown as { paths: Record<string, Record<string, unknown>> };
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(routes.sort()).toEqual(Object.keys(POLICY).sort());
  });

  // Signing out ends the session that the walk goes with; it has a test of its own.
  const keys = (Object.keys(POLICY) as PolicyKey[]).filter((key) => key !== 'POST /auth/logout');

  describe.each(IDENTITIES)('as %s', (who) => {
    test.each(keys)('%s', async (key) => {
      const [method, path] = key.split(' ') as [Method, string];
      const access: Access = POLICY[key];
      const url = path
        .replace(':id', idFor(path, own))
        .replace(':evidenceId', own.evidence)
        .replace(':reportId', own.report)
        .replace(':number', '1')
        .replace(':slug', 'environment-protection-act-1986')
        .replace(':key', 'nothing');
      const hasBody = method !== 'GET' && method !== 'DELETE';
      // The owner's deletion would take the order away from the others; the walk does everything else.
      const target =
        key.startsWith('DELETE') && who === 'owner'
          ? url
              .replace(own.order, foreign.order)
              .replace(own.scheduled, foreign.scheduled)
              .replace(own.document, foreign.document)
              .replace(own.folder, foreign.folder)
          : url;
      // A reading that nobody works on would be told of for ever.
      if (key.endsWith('/events'))
        await api.services.db.pool.query("UPDATE consent_documents SET status = 'ready'");
      const reply = await call(method, target, who, hasBody ? {} : undefined);
      expect(reply.status).toBeLessThan(500);
      if (access.kind === 'public') {
        expect(reply.status).not.toBe(403);
        if (!key.includes('/auth/')) expect(reply.status).not.toBe(401);
        return;
      }
      if (who === 'anonymous') return void expect(reply.status).toBe(401);
      if (!mayCall(access, who)) return void expect(reply.status).toBe(403);
      expect([401, 403]).not.toContain(reply.status);
      // The ids of the path are the owner's: others who may make the call do not find them.
      // An entry of the catalogue is everybody's; only what was confirmed of it is one's own.
      const isForeign =
        path.includes(':id') &&
        !path.includes('/statutory-obligations/') &&
        // So is a published laboratory, and an enquiry is the laboratory's as well.
        !path.includes('/labs/') &&
        !(path.includes('/enquiries/') && who === 'lab') &&
        (who === 'other' || who === 'lab' || key.startsWith('DELETE'));
      expect(reply.status === 404).toBe(isForeign);
      if (reply.status >= 400) expect(reply.headers['content-type']).toContain('application/problem+json');
    });
  });

  test.each<[string, Method, string, (id: Belongings) => unknown, boolean?]>([
    ['accepting', 'PATCH', '/obligations', (id) => ({ ids: [id.obligation], state: 'rejected' })],
    ['a task of an obligation', 'POST', '/generate-tasks/add', (id) => ({ obligationIds: [id.open] }), true],
    [
      'an assignee of a new task',
      'POST',
      '/generate-tasks/add',
      (id) => ({
        name: 'Sample',
        schedule: { frequency: 'daily', startDate: '2030-01-01' },
        assigneeId: id.user,
      }),
      true,
    ],
    [
      'an assignee of an accepted one',
      'POST',
      '/generate-tasks/add',
      (id) => ({ obligationIds: [own.open], assigneeId: id.user }),
      true,
    ],
    [
      'a changed schedule',
      'PUT',
      '/generate-tasks/frequency',
      (id) => ({ id: id.task, schedule: { frequency: 'daily', startDate: '2030-01-01' } }),
    ],
    [
      'a changed assignee',
      'PUT',
      '/generate-tasks/frequency',
      (id) => ({
        id: own.task,
        schedule: { frequency: 'daily', startDate: '2030-01-01' },
        assigneeId: id.user,
      }),
    ],
    [
      'assigned tasks',
      'PATCH',
      '/generate-tasks/assignee',
      (id) => ({ ids: [own.task, id.task], assigneeId: null }),
    ],
    [
      'who tasks are assigned to',
      'PATCH',
      '/generate-tasks/assignee',
      (id) => ({ ids: [own.task], assigneeId: id.user }),
    ],
    ['an entry of the catalogue', 'POST', '/generate-tasks/add', (id) => ({ statutoryIds: [id.task] }), true],
    [
      'an exported date',
      'POST',
      '/scheduled-tasks/export',
      (id) => ({ ids: [own.scheduled, id.scheduled], format: 'csv' }),
    ],
    ['a saved view', 'PUT', '/saved-views', (id) => ({ id: id.view, name: 'Taken' })],
    ['a deleted view', 'DELETE', '/saved-views', (id) => ({ ids: [own.view, id.view] })],
    ['a deletion', 'POST', '/generate-tasks/delete', (id) => ({ ids: [own.task, id.task] })],
    [
      'a status',
      'PATCH',
      '/generate-tasks/scheduled-tasks/status',
      (id) => ({ ids: [own.scheduled, id.scheduled], status: 'completed' }),
    ],
    [
      'one status',
      'PATCH',
      '/generate-tasks/scheduled-tasks/status',
      (id) => ({ id: id.scheduled, status: 'completed' }),
    ],
    ['a folder to move to', 'PATCH', '/technical-documents/OWN', (id) => ({ folderId: id.folder })],
    ['a folder to be inside', 'POST', '/technical-folders', (id) => ({ name: 'New', parentId: id.folder })],
    ['a request', 'PUT', '/contact-us/update-status', (id) => ({ id: id.request, status: 'RESOLVED' })],
    ['a notice', 'PATCH', '/user/notifications/read-status', (id) => ({ ids: [id.notification] })],
    [
      'a role',
      'PUT',
      '/roles',
      (id) => ({
        id: id.role,
        name: 'Taken',
        rpaEntries: [{ permissionName: 'Dashboard', accessLevel: 'view' }],
      }),
    ],
    ['a deleted role', 'DELETE', '/roles', (id) => ({ ids: [own.role, id.role] })],
    [
      'the role of somebody invited',
      'POST',
      '/users/sub-user',
      (id) => ({ name: 'Nina Bose', email: 'nina@works.example', roleId: id.role }),
    ],
    ['a person', 'PUT', '/users/sub-user', (id) => ({ id: id.user, name: 'Taken' })],
    ['the role of a person', 'PUT', '/users/sub-user', (id) => ({ id: own.user, roleId: id.role })],
    [
      'an enquiry about a task',
      'POST',
      '/enquiries',
      (id) => ({ labId: api.people.lab.organisationId, taskId: id.task }),
    ],
    [
      'an enquiry about a due date',
      'POST',
      '/enquiries',
      (id) => ({ labId: api.people.lab.organisationId, scheduledTaskId: id.scheduled }),
    ],
    [
      'an enquiry about an obligation',
      'POST',
      '/enquiries',
      (id) => ({ labId: api.people.lab.organisationId, obligationId: id.open }),
    ],
    ['a laboratory that is none', 'POST', '/enquiries', () => ({ labId: api.people.other.organisationId })],
    ['a deleted person', 'POST', '/users/sub-user/delete', (id) => ({ ids: [id.user] })],
    [
      'who takes over the tasks of a person',
      'PUT',
      '/users/sub-user',
      (id) => ({ id: own.user, handOverTo: id.user }),
    ],
    [
      'who takes over the tasks of a deleted person',
      'POST',
      '/users/sub-user/delete',
      (id) => ({ ids: [own.user], handOverTo: id.user }),
    ],
  ])('the other organisation’s id in a body is 404: %s', async (_name, method, url, bodyOf, isBare) => {
    const before = await countRows();
    expect(
      (await call(method, url.replace('OWN', own.document), 'owner', bodyOf(foreign), isBare)).status,
    ).toBe(404);
    expect(await countRows()).toEqual(before);
  });

  /** What a call that must change nothing could have changed. */
  async function countRows() {
    const { rows } = await api.services.db.pool.query(`SELECT
      (SELECT count(*) FROM audit_log) AS trail,
      (SELECT count(*) FROM tasks WHERE deleted_at IS NULL) AS tasks,
      (SELECT count(*) FROM obligations WHERE state = 'accepted') AS accepted,
      (SELECT count(*) FROM scheduled_tasks WHERE completed_at IS NOT NULL) AS completed,
      (SELECT count(*) FROM support_events) AS events,
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
  ])('the other organisation’s rows are in no list: %s, %#', async (url, queryOf) => {
    const reply = await call('GET', `${url}?${encodeURI(queryOf(foreign))}`, 'owner');
    expect(reply.status).toBe(200);
    expect((reply.body.data as { total: number }).total).toBe(0);
  });

  test('what one organisation reads names nothing of the other', async () => {
    for (const key of keys.filter((each) => each.startsWith('GET') && !/:|health/.test(each))) {
      const reply = await call('GET', `${key.slice(4)}?isPagination=0`, 'owner');
      for (const id of Object.values(foreign)) expect(reply.text).not.toContain(id);
      for (const name of ['Beta Foundry', 'of other', 'Other Sen']) expect(reply.text).not.toContain(name);
    }
  });

  test('the other organisation finds its own unchanged', async () => {
    const task = await call('GET', `/tasks/${foreign.task}`, 'other');
    expect(task.body.data).toMatchObject({ name: 'Monthly of other', frequency: 'monthly', assignee: null });
    const request = await call('GET', `/contact-us/${foreign.request}`, 'other');
    expect(request.body.data).toMatchObject({ status: 'OPEN' });
    expect((await call('GET', '/user/notifications/unread', 'other')).body.data).toEqual({ total: 1 });
  });

  test('a colleague’s notice is not one’s own', async () => {
    expect((await call('GET', '/user/notifications', 'viewer')).body.data).toEqual({
      notifications: [],
      total: 0,
    });
    const reply = await call('PATCH', '/user/notifications/read-status', 'viewer', {
      ids: [own.notification],
    });
    expect(reply.status).toBe(404);
    await call('PATCH', '/user/notifications/read-status', 'viewer', { all: true });
    expect((await call('GET', '/user/notifications/unread', 'owner')).body.data).toEqual({ total: 1 });
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
