import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../api.ts';
import { setConfig } from '../config.ts';
import { findSession, reloadSession, saveSession } from '../session-storage.ts';
import { toTestSession } from '../test-data.ts';
import { authApi } from './auth.ts';
import { notificationsApi } from './notifications.ts';
import { obligationsApi } from './obligations.ts';
import { profileApi } from './profile.ts';
import { readingProgressApi } from './reading-progress.ts';
import { scheduledTasksApi } from './scheduled-tasks.ts';
import { supportApi } from './support.ts';
import { tasksApi } from './tasks.ts';

type Answer = { status?: number; body: unknown };

let routes: Record<string, (body: unknown) => Answer | Response>;
let calls: { route: string; body: unknown }[];

async function fetchMock(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const route = `${init?.method ?? 'GET'} ${String(input).replace('/api/v1', '')}`;
  const body = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
  calls.push({ route, body });
  const answer = routes[route]?.(body) ?? { status: 404, body: { message: `No ${route}` } };
  if (answer instanceof Response) return answer;
  return Response.json(answer.body, { status: answer.status ?? 200 });
}

function toStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    // As the portal's store: the development checks warn by the clock, and a test that warns fails.
    middleware: (getDefault) =>
      getDefault({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
  });
}

let store: ReturnType<typeof toStore>;

beforeEach(() => {
  localStorage.clear();
  setConfig({});
  reloadSession();
  saveSession(toTestSession());
  routes = {};
  calls = [];
  vi.stubGlobal('fetch', fetchMock);
  store = toStore();
});

afterEach(() => {
  store.dispatch(api.util.resetApiState());
});

const routesCalled = () => calls.map((call) => call.route);

describe('bodies', () => {
  test('logging out sends an empty body', async () => {
    routes['POST /auth/logout'] = () => ({ body: { message: 'Logged out', data: null } });
    const answer = await store.dispatch(authApi.endpoints.logout.initiate()).unwrap();
    expect(calls[0]?.body).toEqual({ data: null });
    expect(answer.message).toBe('Logged out');
  });

  test('making tasks sends a bare body', async () => {
    routes['POST /generate-tasks/add'] = () => ({
      body: { message: 'Added', data: { tasks: [], skipped: [] } },
    });
    await store.dispatch(tasksApi.endpoints.addTasks.initiate({ tasks: { obligationIds: ['o1'] } })).unwrap();
    expect(calls[0]?.body).toEqual({ obligationIds: ['o1'] });
  });

  test('what is not asked for is not sent, and one id or several are told apart', async () => {
    const list = scheduledTasksApi.endpoints.listScheduledTasks.initiate({
      status: undefined,
      pageNo: 1,
    });
    await store.dispatch(list);
    const status = scheduledTasksApi.endpoints.updateScheduledTaskStatus.initiate;
    await store.dispatch(status({ ids: ['s1'], status: 'completed', remark: 'Sent' }));
    await store.dispatch(status({ ids: ['s1', 's2'], status: 'pending' }));
    // An empty text takes away what was recorded.
    await store.dispatch(status({ ids: ['s1'], status: 'completed', remark: '' }));
    expect(calls.map((call) => [call.route, call.body])).toEqual([
      ['GET /generate-tasks/scheduled-tasks?pageNo=1', undefined],
      [
        'PATCH /generate-tasks/scheduled-tasks/status',
        { data: { id: 's1', status: 'completed', remark: 'Sent' } },
      ],
      ['PATCH /generate-tasks/scheduled-tasks/status', { data: { ids: ['s1', 's2'], status: 'pending' } }],
      [
        'PATCH /generate-tasks/scheduled-tasks/status',
        { data: { id: 's1', status: 'completed', remark: '' } },
      ],
    ]);
  });

  test('the profile is a multipart form with the fixed country code', async () => {
    const { user } = toTestSession();
    routes['PATCH /users/profile'] = () => ({
      body: { message: 'Saved', data: { ...user, name: 'Meera J' } },
    });
    const update = profileApi.endpoints.updateProfile.initiate({ name: 'Meera J', mobileNo: '9000000002' });
    await store.dispatch(update).unwrap();
    const form = calls.map((call) => call.body).find((body) => body instanceof FormData);
    expect([...(form?.entries() ?? [])]).toEqual([
      ['name', 'Meera J'],
      ['mobileNoCountryCode', '+91'],
      ['mobileNo', '9000000002'],
    ]);
    expect(findSession()?.user.name).toBe('Meera J');
  });
});

test('the profile brings role and permissions into the session', async () => {
  const { user, role } = toTestSession();
  const permissions = [{ permissionName: 'Notifications', accessLevel: 'view' }];
  routes['GET /users/profile'] = () => ({
    body: { message: 'ok', data: { ...user, designation: 'Head', permissions, roleDetail: role } },
  });
  await store.dispatch(profileApi.endpoints.getProfile.initiate());
  expect(findSession()).toMatchObject({ accessToken: 'token-1', permissions, user: { designation: 'Head' } });
  expect(findSession()?.user).not.toHaveProperty('permissions');
});

describe('invalidation', () => {
  const unread = () => ({ body: { message: 'ok', data: { total: 2 } } });

  test('reading notifications asks for the list again and takes the count from the answer', async () => {
    routes['GET /user/notifications/unread'] = unread;
    routes['GET /user/notifications?pageNo=1'] = () => ({
      body: { message: 'ok', data: { notifications: [], total: 0 } },
    });
    routes['PATCH /user/notifications/read-status'] = () => ({ body: { message: 'ok', data: { total: 0 } } });
    await store.dispatch(notificationsApi.endpoints.countUnread.initiate());
    await store.dispatch(notificationsApi.endpoints.listNotifications.initiate({ pageNo: 1 }));
    await store.dispatch(notificationsApi.endpoints.markNotificationsRead.initiate({ all: true })).unwrap();
    await vi.waitFor(() => expect(routesCalled().filter((route) => route.startsWith('GET'))).toHaveLength(3));
    expect(notificationsApi.endpoints.countUnread.select()(store.getState()).data?.total).toBe(0);
  });

  test('a failed change asks for nothing again and rejects', async () => {
    routes['GET /contact-us/user?pageNo=1'] = () => ({
      body: { message: 'ok', data: { contactUs: [], total: 0 } },
    });
    routes['PUT /contact-us/update-status'] = () => ({ status: 422, body: { message: 'Not allowed' } });
    await store.dispatch(supportApi.endpoints.listSupportRequests.initiate({ pageNo: 1 }));
    const change = supportApi.endpoints.updateSupportStatus.initiate({ id: 'x', status: 'IN_PROGRESS' });
    await expect(store.dispatch(change).unwrap()).rejects.toMatchObject({
      status: 422,
      message: 'Not allowed',
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(routesCalled()).toEqual(['GET /contact-us/user?pageNo=1', 'PUT /contact-us/update-status']);
  });
});

describe('obligations change at once', () => {
  const rows = [
    { id: 'o1', state: 'suggested' },
    { id: 'o2', state: 'suggested' },
  ];
  const list = () => obligationsApi.endpoints.listObligations.select('d1')(store.getState()).data?.rows;
  const reject = { id: 'o1', consentDocumentId: 'd1', changes: { state: 'rejected' as const } };

  beforeEach(async () => {
    routes['GET /consent-documents/d1/obligations?isPagination=0'] = () => ({
      body: { message: 'ok', data: { obligations: rows, total: 2 } },
    });
    await store.dispatch(obligationsApi.endpoints.listObligations.initiate('d1'));
  });

  test('before the answer', async () => {
    const pending = store.dispatch(obligationsApi.endpoints.updateObligation.initiate(reject));
    expect(list()?.map((row) => row.state)).toEqual(['rejected', 'suggested']);
    await pending;
  });

  test('and change back when the call fails', async () => {
    routes['PATCH /obligations/o1'] = () => ({ status: 409, body: { message: 'Changed meanwhile' } });
    await store.dispatch(obligationsApi.endpoints.updateObligation.initiate(reject));
    expect(list()?.map((row) => row.state)).toEqual(['suggested', 'suggested']);
  });
});

describe('reading progress', () => {
  const watch = readingProgressApi.endpoints.watchReading;
  const last = () => watch.select('d1')(store.getState()).data;

  test('comes from the stream', async () => {
    const text =
      'event: progress\ndata: {"status":"reading","progress":0.5,"page":3,"pageCount":6}\n\n' +
      'event: other\ndata: {}\n\nevent: progress\ndata: {"status":"ready","progress":1}\n\n';
    routes['GET /consent-documents/d1/events'] = () =>
      new Response(text, { headers: { 'Content-Type': 'text/event-stream' } });
    store.dispatch(watch.initiate('d1'));
    await vi.waitFor(() =>
      expect(last()).toEqual({
        status: 'ready',
        progress: 1,
        page: null,
        pageCount: null,
        queue: null,
        readFrom: null,
      }),
    );
  });

  test('says when an order is read whose organisation has used up its pages of the day', async () => {
    const readFrom = '2026-11-23T18:30:00.000Z';
    const data = JSON.stringify({ status: 'queued', progress: 0, readFrom });
    // It ends as where a server stops; from then on it is asked for.
    routes['GET /consent-documents/d1/events'] = () =>
      new Response(`event: progress\ndata: ${data}\n\n`, {
        headers: { 'Content-Type': 'text/event-stream' },
      });
    routes['GET /consent-documents/d1'] = () => ({ status: 503, body: {} });
    const watched = store.dispatch(watch.initiate('d1'));
    await vi.waitFor(() => expect(last()).toMatchObject({ status: 'queued', readFrom }));
    watched.unsubscribe();
  });

  test('comes from questions where there is no stream', async () => {
    routes['GET /consent-documents/d1/events'] = () => ({ status: 503, body: {} });
    routes['GET /consent-documents/d1'] = () => ({
      body: {
        message: 'ok',
        data: { id: 'd1', status: 'failed', progress: 1, pageCount: 6, queue: null, readFrom: null },
      },
    });
    store.dispatch(watch.initiate('d1'));
    await vi.waitFor(() =>
      expect(last()).toEqual({
        status: 'failed',
        progress: 1,
        page: null,
        pageCount: 6,
        queue: null,
        readFrom: null,
      }),
    );
  });
});
