import { findDraft } from '@anupalan/api-client/draft-storage';
import { findSession, saveSession } from '@anupalan/api-client/session-storage';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp, toCompanySession, toLabSession } from '../../app/testing/render-app.tsx';

const LIST = '/company/support-management';
const CREATE = '/company/support-management/create';

const request = (id: string, status = 'OPEN') => ({
  id,
  subject: `Subject ${id}`,
  message: 'The pump does not start',
  type: 'complaints',
  status,
  name: 'Meera Joglekar',
  email: 'meera@example.com',
  createdAt: '2026-11-19T06:00:00.000Z',
  updatedAt: '2026-11-20T06:00:00.000Z',
  history: [{ from: null, to: status, at: '2026-11-19T06:00:00.000Z', by: 'Meera Joglekar' }],
  messages: [{ at: '2026-11-20T06:00:00.000Z', by: 'Support', text: 'We are looking into it' }],
});

const list = (rows: unknown[], total = rows.length) => ({
  'GET /contact-us/user': { data: { contactUs: rows, total } },
});

async function fill(user: ReturnType<typeof renderApp>['user']) {
  await user.selectOptions(await screen.findByLabelText('Type'), 'complaints');
  await user.type(screen.getByLabelText('Subject'), 'Pump is broken');
  await user.type(screen.getByLabelText('Message'), 'It does not start since Monday');
}

describe('support list', () => {
  test('shows requests with status and type', async () => {
    renderApp({ path: LIST, routes: list([request('a'), request('b', 'RESOLVED')]) });
    const table = await screen.findByRole('table', { name: 'Requests to support' });
    expect(within(table).getByText('Subject a')).toBeDefined();
    expect(within(table).getByText('Open')).toBeDefined();
    expect(within(table).getByText('Resolved')).toBeDefined();
  });

  test('keeps its page and words in the address', async () => {
    const { api } = renderApp({ path: `${LIST}?page=2&keyword=pump`, routes: list([request('a')], 25) });
    await screen.findByText('Subject a');
    const query = api.calls.find((call) => call.path === '/contact-us/user')?.query;
    expect(Object.fromEntries(query ?? [])).toEqual({ pageNo: '2', pageSize: '10', keyword: 'pump' });
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toContain('page=3');
  });

  test('a page beyond the last leads to the last', async () => {
    const { router } = renderApp({ path: `${LIST}?page=9`, routes: list([request('a')], 11) });
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  });

  test('searches when typing rests', async () => {
    const { user, router } = renderApp({ path: LIST, routes: list([]) });
    await user.type(await screen.findByRole('searchbox', { name: 'Search requests' }), 'pump');
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=pump'));
    expect(await screen.findByText('No requests match')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show all requests' }));
    expect(await screen.findByText('No requests yet')).toBeDefined();
  });

  test('filters and sorts by way of the address', async () => {
    const path = `${LIST}?status=OPEN&type=disputes&sort=-updatedAt`;
    const { api, user, router } = renderApp({ path, routes: list([request('a')]) });
    await screen.findByText('Subject a');
    const queries = () =>
      api.calls.filter((call) => call.path === '/contact-us/user').map((call) => call.query);
    expect(Object.fromEntries(queries()[0] ?? [])).toMatchObject({
      status: 'OPEN',
      type: 'disputes',
      sortBy: 'updatedAt',
      sortOrder: 'desc',
    });
    await user.selectOptions(screen.getByLabelText('Status'), 'RESOLVED');
    await waitFor(() => expect(router.state.location.search).toContain('status=RESOLVED'));
    await waitFor(() => expect(queries().at(-1)?.get('status')).toBe('RESOLVED'));
    await user.selectOptions(screen.getByLabelText('Type'), '');
    await waitFor(() => expect(router.state.location.search).not.toContain('type='));
    await user.click(screen.getByRole('button', { name: /^Subject/ }));
    await waitFor(() => expect(router.state.location.search).toContain('sort=subject'));
  });

  test('takes what it does not know in the address for no filter', async () => {
    const { api } = renderApp({ path: `${LIST}?status=GONE&type=x&sort=name`, routes: list([request('a')]) });
    await screen.findByText('Subject a');
    const query = api.calls.find((call) => call.path === '/contact-us/user')?.query;
    expect([...(query?.keys() ?? [])].sort()).toEqual(['pageNo', 'pageSize']);
  });

  test('shows a skeleton while it loads', async () => {
    renderApp({ path: LIST, routes: { 'GET /contact-us/user': () => new Promise(() => undefined) } });
    expect((await screen.findAllByText(/Loading requests/)).length).toBeGreaterThan(0);
  });

  test('is there for labs as well', async () => {
    const routes = list([request('a')]);
    renderApp({ path: '/lab/support-management', session: toLabSession(), routes });
    await screen.findByText('Subject a');
    const link = screen.getByRole('link', { name: 'New request' });
    expect(link.getAttribute('href')).toBe('/lab/support-management/create');
  });

  test('says that it could not be loaded, and tries again', async () => {
    let isBroken = true;
    const { user } = renderApp({
      path: LIST,
      routes: {
        'GET /contact-us/user': () =>
          isBroken ? { status: 500, message: 'Broken' } : { data: { contactUs: [request('a')], total: 1 } },
      },
    });
    await screen.findByText('Requests could not be loaded');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByText('Subject a')).toBeDefined();
  });

  test('who may only view has no way to write', async () => {
    const session = toCompanySession({ 'Support Management': 'view' });
    renderApp({ path: LIST, session, routes: list([]) });
    await screen.findByText('No requests yet');
    expect(screen.queryByRole('link', { name: 'New request' })).toBeNull();
  });
});

describe('support request', () => {
  test('opens under its own address with answers and history, and can be resolved', async () => {
    let status = 'IN_PROGRESS';
    const { user, api } = renderApp({
      path: `${LIST}?request=a`,
      routes: {
        ...list([request('a')]),
        'GET /contact-us/:id': () => ({ data: request('a', status) }),
        'PUT /contact-us/update-status': () => {
          status = 'RESOLVED';
          return { message: 'The request is resolved.', data: request('a', status) };
        },
      },
    });
    await screen.findByText('We are looking into it');
    expect(screen.queryByRole('button', { name: /Take up/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Mark resolved/ }));
    expect(await screen.findByRole('button', { name: /^Open again/ })).toBeDefined();
    expect(api.calls.find((call) => call.method === 'PUT')?.body).toEqual({ id: 'a', status: 'RESOLVED' });
  });

  test('goes on with a reply, which is sent once and appears', async () => {
    const messages: unknown[] = [];
    const { user, api } = renderApp({
      path: `${LIST}?request=a`,
      routes: {
        ...list([request('a')]),
        'GET /contact-us/:id': () => ({ data: { ...request('a'), messages } }),
        'POST /contact-us/:id/messages': () => {
          messages.push({ at: '2026-11-21T06:00:00.000Z', by: 'Meera Joglekar', text: 'Any news?' });
          return { message: 'Your message has been sent.', data: { ...request('a'), messages } };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Send reply/ }));
    expect((await screen.findAllByText('Message is required')).length).toBeGreaterThan(0);
    await user.type(screen.getByLabelText('Your reply'), '  Any news?  ');
    await user.click(screen.getByRole('button', { name: /^Send reply/ }));
    expect(await screen.findByText('Any news?', { selector: 'p' })).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('');
    const calls = api.calls.filter((call) => call.method === 'POST');
    expect(calls.map((call) => call.body)).toEqual([{ text: 'Any news?' }]);
  });

  test('that is resolved is opened again before more is written', async () => {
    const data = {
      ...request('a', 'RESOLVED'),
      history: [
        { from: null, to: 'OPEN', at: '2026-11-19T06:00:00.000Z', by: 'Meera Joglekar' },
        { from: 'OPEN', to: 'RESOLVED', at: '2026-11-20T06:00:00.000Z', by: 'Anupalan support' },
      ],
    };
    renderApp({ path: `${LIST}?request=a`, routes: { ...list([]), 'GET /contact-us/:id': { data } } });
    expect(await screen.findByText('This request is resolved. Open it again to write.')).toBeDefined();
    expect(screen.queryByLabelText('Your reply')).toBeNull();
    expect(screen.getByRole('button', { name: /^Open again/ })).toBeDefined();
    expect(screen.getByText(/Anupalan support,/)).toBeDefined();
  });

  test('is only read by those who may only view', async () => {
    renderApp({
      path: `${LIST}?request=a`,
      session: toCompanySession({ 'Support Management': 'view' }),
      routes: { ...list([]), 'GET /contact-us/:id': { data: request('a') } },
    });
    await screen.findByText('We are looking into it');
    expect(screen.queryByLabelText('Your reply')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Mark resolved/ })).toBeNull();
  });

  test('that could not be loaded is tried again', async () => {
    let isBroken = true;
    const { user } = renderApp({
      path: `${LIST}?request=a`,
      routes: {
        ...list([]),
        'GET /contact-us/:id': () => (isBroken ? { status: 500, message: 'Broken' } : { data: request('a') }),
      },
    });
    await screen.findByText('The request could not be loaded');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByText('We are looking into it')).toBeDefined();
  });

  test('of another organisation is not found', async () => {
    const routes = { ...list([]), 'GET /contact-us/:id': { status: 404, message: 'Not found' } };
    renderApp({ path: `${LIST}?request=x`, routes });
    expect(await screen.findByText('This request was not found')).toBeDefined();
  });
});

describe('new request', () => {
  test('is sent once with a key and leads to the list', async () => {
    const routes = {
      ...list([]),
      'POST /contact-us/create': { message: 'We have your request.', data: request('n') },
    };
    const { user, api, toPath } = renderApp({ path: CREATE, routes });
    await fill(user);
    await user.click(screen.getByRole('button', { name: /^Send request/ }));
    await waitFor(() => expect(toPath()).toBe(LIST));
    expect(await screen.findByText('We have your request.')).toBeDefined();
    expect(api.calls.find((call) => call.method === 'POST')?.body).toEqual({
      subject: 'Pump is broken',
      message: 'It does not start since Monday',
      type: 'complaints',
    });
    const key = { userId: 'user-1', route: CREATE, form: 'support' };
    expect(findDraft(key)).toBeNull();
  });

  test('shows every problem in a summary that leads to its field', async () => {
    const { user, api } = renderApp({ path: CREATE });
    await user.type(await screen.findByLabelText('Subject'), 'Pump');
    await user.click(screen.getByRole('button', { name: /^Send request/ }));
    const summary = await screen.findByRole('alert');
    const messages = within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(new Set(messages)).toEqual(
      new Set(['Type is required', 'Subject is too short', 'Message is required']),
    );
    await user.click(within(summary).getByRole('link', { name: 'Subject is too short' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Subject'));
    expect(api.calls.some((call) => call.method === 'POST')).toBe(false);
  });

  test('what was typed survives a session that ends, for the same person only', async () => {
    const routes = {
      ...list([]),
      'POST /contact-us/create': { status: 401, message: 'Your session has ended.' },
    };
    const { user, toPath } = renderApp({ path: CREATE, routes });
    await fill(user);
    await user.click(screen.getByRole('button', { name: /^Send request/ }));
    await waitFor(() => expect(toPath()).toBe('/login'));
    expect(findSession()).toBeNull();
    saveSession(toCompanySession());
    await waitFor(() => expect(toPath()).toBe(CREATE));
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(
        'It does not start since Monday',
      ),
    );
    expect(screen.getByLabelText<HTMLSelectElement>('Type').value).toBe('complaints');
  });

  test('somebody else who signs in is not shown it', async () => {
    const routes = {
      ...list([]),
      'POST /contact-us/create': { status: 401, message: 'Your session has ended.' },
    };
    const broken = { 'GET /dashboard': { status: 500, message: 'Not needed here' } };
    const { user, router, toPath } = renderApp({ path: CREATE, routes: { ...routes, ...broken } });
    await fill(user);
    await user.click(screen.getByRole('button', { name: /^Send request/ }));
    await waitFor(() => expect(toPath()).toBe('/login'));
    const other = toCompanySession();
    const somebody = { ...other.user, id: 'user-2', name: 'Imran Qureshi' };
    saveSession({ ...other, user: somebody, permissions: other.permissions, accessToken: 'token-2' });
    await waitFor(() => expect(toPath()).toBe('/company/dashboard'));
    await router.navigate(CREATE);
    await screen.findByLabelText('Subject');
    expect(screen.queryByText('You have an unsent draft.')).toBeNull();
  });

  test('can be discarded', async () => {
    const { user, router } = renderApp({ path: CREATE, routes: list([]) });
    await user.type(await screen.findByLabelText('Subject'), 'Pump is broken');
    void router.navigate(LIST);
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Pump is broken');
  });

  test('who may only view is told so', async () => {
    const session = toCompanySession({ 'Support Management': 'view' });
    renderApp({ path: CREATE, session });
    expect(await screen.findByText('You can read requests but not send one')).toBeDefined();
  });
});
