import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { toRoutes as toOccurrenceRoutes } from '../../features/tasks-and-alerts/testing/occurrences.ts';
import { toTechnicalRoutes, toTestDocument } from '../../features/technical-documentation/test-data.ts';
import { toTestOccurrence } from '../../shared/tasks/testing/test-data.ts';
import type { FakeRoutes } from '../testing/fake-api.ts';
import { renderApp, toCompanySession, toLabSession } from '../testing/render-app.tsx';
import { filterItems, listScreenItems } from './screen-items.ts';
import { isSearchKey } from './search-keys.ts';

const path = '/company/support-management';
const routes: FakeRoutes = {
  'GET /contact-us/user': { data: { contactUs: [], total: 0 } },
  'GET /generate-tasks': {
    data: {
      tasks: [
        {
          id: 't1',
          name: 'Stack sampling',
          frequency: 'monthly',
          assignee: { id: 'u', name: 'Ravi Kelkar' },
        },
      ],
      total: 1,
    },
  },
  'GET /consent-documents': {
    data: {
      consentDocuments: [{ id: 'd1', title: 'Stack consent', fileName: 'stack.pdf', facts: {} }],
      total: 1,
    },
  },
  'GET /technical-documents': {
    data: {
      technicalDocuments: [
        {
          id: 'm1',
          title: 'Stack monitor manual',
          fileName: 'monitor.pdf',
          folder: { id: 'f1', path: 'Air' },
        },
        { id: 'm2', title: 'Stack drawing', fileName: 'drawing.png', folder: null },
      ],
      total: 2,
    },
  },
  'GET /users/sub-user': {
    data: {
      users: [{ id: 'p1', name: 'Stacy Pinto', email: 'stacy@example.com', designation: null }],
      total: 1,
    },
  },
};

async function openBy(user: ReturnType<typeof renderApp>['user'], keys = '/') {
  await screen.findByText('No requests yet');
  await user.keyboard(keys);
  return screen.findByRole('combobox', { name: 'Search everything' });
}

describe('the search', () => {
  test.each(['/', '{Control>}k{/Control}', '{Meta>}K{/Meta}'])(
    'opens with %s and closes with Escape',
    async (keys) => {
      const { user } = renderApp({ path, routes });
      const field = await openBy(user, keys);
      await waitFor(() => expect(document.activeElement).toBe(field));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search everything' })).toBeNull());
    },
  );

  test('opens from the header and lists every screen, also those without an entry in the menu', async () => {
    const { user } = renderApp({ path, routes });
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    const options = await screen.findByRole('listbox', { name: 'Search everything' });
    for (const name of [/^Dashboard/, /^Organisation/, /^Lab Marketplace/, /^New support request/])
      expect(within(options).getByRole('option', { name })).toBeDefined();
  });

  test('finds tasks, documents and people once typing rests, with one question to each list', async () => {
    const { user, api } = renderApp({ path, routes });
    await openBy(user);
    await user.keyboard('stac');
    await screen.findByRole('option', { name: /Stack sampling/ });
    await screen.findByRole('option', { name: /Stack consent/ });
    await screen.findByRole('option', { name: /Stacy Pinto/ });
    const technical = await screen.findByRole('group', { name: 'Technical documents' });
    expect(
      within(technical)
        .getAllByRole('option')
        .map((row) => row.textContent),
    ).toEqual(['Stack monitor manualAir, monitor.pdf', 'Stack drawingdrawing.png']);
    const asked = api.calls.filter(({ query }) => query.has('keyword'));
    expect(asked.map(({ path: list, query }) => `${list} ${query.get('keyword')}`).sort()).toEqual([
      '/consent-documents stac',
      '/generate-tasks stac',
      '/technical-documents stac',
      '/users/sub-user stac',
    ]);
  });

  test('goes where the chosen row leads, and offers it first the next time', async () => {
    const { user, router, toPath } = renderApp({
      path,
      routes: { ...routes, 'GET /users/sub-user/p1': { status: 404, message: 'x' } },
    });
    await openBy(user);
    await user.keyboard('support{Enter}');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search everything' })).toBeNull());
    expect(toPath()).toBe(path);
    await router.navigate('/company/profile');
    await screen.findByRole('heading', { name: 'Profile', level: 1 });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    const recent = await screen.findByRole('group', { name: 'Recently opened' });
    expect(
      within(recent)
        .getAllByRole('option')
        .map((row) => row.textContent),
    ).toEqual(['SupportYour requests and our answers']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(toPath()).toBe(path));
    expect(localStorage.getItem('anupalan.recent')).not.toContain('Support');
  });

  test('says that nothing was found', async () => {
    const none: FakeRoutes = {
      'GET /generate-tasks': { data: { tasks: [], total: 0 } },
      'GET /consent-documents': { data: { consentDocuments: [], total: 0 } },
      'GET /technical-documents': { data: { technicalDocuments: [], total: 0 } },
      'GET /users/sub-user': { data: { users: [], total: 0 } },
    };
    const { user } = renderApp({ path, routes: { ...routes, ...none } });
    await openBy(user);
    await user.keyboard('zzzz');
    expect((await screen.findAllByText(/Nothing was found for “zzzz”/)).length).toBeGreaterThan(0);
  });

  test('a list that cannot be searched says so in its group, without a toast, and is asked again', async () => {
    let isBroken = true;
    const tasks = () =>
      isBroken
        ? { status: 500, message: 'Tasks are broken' }
        : {
            data: {
              tasks: [{ id: 't1', name: 'Stack sampling', frequency: null, assignee: null }],
              total: 1,
            },
          };
    const { user } = renderApp({ path, routes: { ...routes, 'GET /generate-tasks': tasks } });
    await openBy(user);
    await user.keyboard('stac');
    expect((await screen.findByRole('alert')).textContent).toContain('Tasks could not be searched.');
    await screen.findByRole('option', { name: /Stack consent/ });
    expect(screen.queryByText('Tasks are broken')).toBeNull();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('option', { name: /Stack sampling/ });
  });

  test.each([
    ['a company', toCompanySession, '/company'],
    ['a laboratory', toLabSession, '/lab'],
  ])('leads %s to the address of a technical document', async (_name, toSession, area) => {
    const { user, toPath } = renderApp({
      path: `${area}/support-management`,
      session: toSession(),
      routes: {
        ...routes,
        ...toTechnicalRoutes([toTestDocument({ id: 'm1', title: 'Stack monitor manual' })]),
      },
    });
    await openBy(user);
    await user.keyboard('stac');
    await user.click(await screen.findByRole('option', { name: /Stack monitor manual/ }));
    await waitFor(() => expect(toPath()).toBe(`${area}/technical-documentation/m1`));
    expect(await screen.findByRole('dialog', { name: 'Stack monitor manual' })).toBeDefined();
  });

  test('finds tasks by their due dates for who does not see the list of tasks, each once', async () => {
    const toDue = (taskId: string, name: string, dueDate: string) => ({
      id: `${taskId}-${dueDate}`,
      taskId,
      name,
      dueDate,
      frequency: 'monthly',
      assignee: { id: 'u', name: 'Ravi Kelkar' },
    });
    const dueDates: Readonly<Record<string, object[]>> = {
      overdue: [toDue('t1', 'Stack sampling', '2026-10-31')],
      pending: [
        ...Array.from({ length: 120 }, (_, day) =>
          toDue('t1', 'Stack sampling', `2026-11-${String((day % 30) + 1)}`),
        ),
        toDue('t2', 'Stack report', '2026-12-31'),
      ],
      completed: [toDue('t3', 'Stack height survey', '2025-05-31')],
    };
    const { user, api, router } = renderApp({
      path,
      session: toCompanySession({ 'Reporting Task': 'none', 'Tasks & Alerts': 'view' }),
      routes: {
        ...routes,
        'GET /generate-tasks/scheduled-tasks': ({ query }) => {
          const found = query.has('keyword') ? (dueDates[query.get('status') ?? ''] ?? []) : [];
          const rows = query.get('isPagination') === '0' ? found : found.slice(0, 10);
          return { data: { scheduledTasks: rows, total: found.length } };
        },
      },
    });
    await openBy(user);
    await user.keyboard('stac');
    const found = await screen.findByRole('group', { name: 'Tasks' });
    await within(found).findByRole('option', { name: /Stack sampling/ });
    expect(
      within(found)
        .getAllByRole('option')
        .map((row) => row.textContent),
    ).toEqual(['Stack samplingMonthly, Ravi Kelkar', 'Stack reportMonthly, Ravi Kelkar']);
    expect(api.calls.filter(({ path: list }) => list === '/generate-tasks')).toEqual([]);
    api.set(toOccurrenceRoutes([toTestOccurrence({ taskId: 't2', dueDate: '2026-12-31' })]));
    await user.click(within(found).getByRole('option', { name: /Stack report/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/company/task-and-alerts'));
    expect(router.state.location.search).toBe('?task=t2&due=2026-12-31');
  });

  test('asks only for what the person may see', async () => {
    const session = toCompanySession({
      'Reporting Task': 'none',
      'Tasks & Alerts': 'none',
      'Technical Documents': 'none',
      'User Management': 'none',
      'Consent Documents': 'none',
      'Consent Analyzer': 'view',
    });
    const { user, api } = renderApp({ path, routes, session });
    await openBy(user);
    await user.keyboard('stac');
    await screen.findByRole('option', { name: /Stack consent/ });
    expect(api.calls.filter(({ query }) => query.has('keyword')).map(({ path: list }) => list)).toEqual([
      '/consent-documents',
    ]);
    expect(screen.queryByText('People')).toBeNull();
  });
});

describe('screens', () => {
  const labels = (items: { label: string }[]) => items.map(({ label }) => label);

  test('of a lab are its own', () => {
    const { permissions } = toLabSession();
    const items = listScreenItems('lab', permissions);
    expect(labels(items)).not.toContain('Consent Analyzer');
    expect(items.every(({ href }) => href.startsWith('/lab/'))).toBe(true);
  });

  test('leave out what may not be opened', () => {
    const { permissions } = toCompanySession({ Notifications: 'none', 'Support Management': 'view' });
    const found = labels(listScreenItems('company', permissions));
    expect(found).not.toContain('Notifications');
    expect(found).not.toContain('New support request');
    expect(found).toContain('Support');
  });

  test.each([
    ['', 3],
    ['dash', 1],
    ['DUE what', 1],
    ['board', 0],
    ['o', 2],
  ])('“%s” finds %i', (typed, count) => {
    const items = [
      { id: 'a', label: 'Dashboard', hint: 'What is due', href: '/company/dashboard' },
      { id: 'b', label: 'Organisation', href: '/company/company' },
      { id: 'c', label: 'Support', hint: 'Your requests and our answers', href: '/company/support' },
    ];
    expect(filterItems(items, typed)).toHaveLength(count);
  });
});

describe('keys', () => {
  const press = (init: KeyboardEventInit, target: HTMLElement = document.body) => {
    const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
    let answer = false;
    const listen = (heard: KeyboardEvent) => {
      answer = isSearchKey(heard);
    };
    document.addEventListener('keydown', listen);
    if (target !== document.body) document.body.append(target);
    target.dispatchEvent(event);
    document.removeEventListener('keydown', listen);
    if (target !== document.body) target.remove();
    return answer;
  };
  test.each<[string, KeyboardEventInit, HTMLElement | undefined, boolean]>([
    ['a slash', { key: '/' }, undefined, true],
    ['a slash in a field', { key: '/' }, document.createElement('input'), false],
    ['a slash in a text', { key: '/' }, document.createElement('textarea'), false],
    ['Ctrl-K in a field', { key: 'k', ctrlKey: true }, document.createElement('input'), true],
    ['Ctrl-Shift-K', { key: 'K', ctrlKey: true, shiftKey: true }, undefined, false],
    ['Alt-/', { key: '/', altKey: true }, undefined, false],
    ['another key', { key: 'k' }, undefined, false],
  ])('%s', (_case, init, target, wanted) => {
    expect(press(init, target)).toBe(wanted);
  });

  test('nothing opens over a dialog', () => {
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    document.body.append(dialog);
    expect(press({ key: '/' })).toBe(false);
    dialog.remove();
  });
});
