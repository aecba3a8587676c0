import { USER_MESSAGES } from '@anupalan/enums/users';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderApp, toCompanySession, toLabSession } from '../../app/testing/render-app.tsx';
import { forgiveLateShell } from '../../shared/tasks/testing/late-shell.ts';
import { ME, toTestUser, toUserRoutes } from './testing/test-data.ts';

const LIST = '/company/user-management';
const ketan = toTestUser({ openTasks: 4 });
const invited = toTestUser({
  id: 'person-2',
  name: 'Asha Rao',
  email: 'asha@girna.example',
  lastSignInAt: null,
  invitation: { state: 'pending', expiresAt: '2026-11-25T10:00:00.000Z' },
});
const expired = toTestUser({
  id: 'person-3',
  name: 'Nikhil Oak',
  email: 'nikhil@girna.example',
  lastSignInAt: null,
  invitation: { state: 'expired', expiresAt: '2026-11-01T10:00:00.000Z' },
});
const inactive = toTestUser({ id: 'person-4', name: 'Ravi Menon', isActive: false });
const USERS = [ME, ketan, invited, expired, inactive];
const VIEW_ONLY = { 'User Management': 'view' };

afterEach(forgiveLateShell);

const openMenu = async (user: ReturnType<typeof renderApp>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return screen.findByRole('menu', { name: `Actions for ${name}` });
};
const itemsOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);
const bodyOf = (api: ReturnType<typeof renderApp>['api'], method: string, path: string) =>
  api.calls.find((call) => call.method === method && call.path === path)?.body;

describe('people', () => {
  test('stand with their state, until when an invitation holds, and who is who', async () => {
    renderApp({ path: LIST, routes: toUserRoutes(USERS) });
    const row = async (name: RegExp) => screen.findByRole('row', { name });
    expect(within(await row(/Ketan Apte/)).getByText('Active')).toBeDefined();
    expect(within(await row(/Asha Rao/)).getByText('Valid until 25 Nov 2026')).toBeDefined();
    expect(within(await row(/Nikhil Oak/)).getByText('Invitation expired')).toBeDefined();
    expect(within(await row(/Ravi Menon/)).getByText('Inactive')).toBeDefined();
    expect(screen.getByText('Meera Joglekar (you, owner)')).toBeDefined();
    expect(screen.getByRole('link', { name: 'People' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Roles' }).getAttribute('href')).toBe(`${LIST}/roles`);
    expect(screen.getByRole('link', { name: 'Audit log' }).getAttribute('href')).toBe(`${LIST}/audit-log`);
  });

  test('are filtered, sorted and paged by the address', async () => {
    const { api, user, router } = renderApp({
      path: `${LIST}?isActive=1&role=role-9&keyword=asha&sort=-name&page=1`,
      routes: toUserRoutes(USERS),
    });
    await screen.findByText('Asha Rao');
    const query = api.calls.find((call) => call.path === '/users/sub-user')?.query;
    expect(Object.fromEntries(query ?? [])).toEqual({
      pageNo: '1',
      pageSize: '10',
      isActive: '1',
      roleId: 'role-9',
      keyword: 'asha',
      sortBy: 'name',
      sortOrder: 'desc',
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive');
    await waitFor(() => expect(router.state.location.search).toContain('isActive=0'));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=-name'));
  });

  test('nobody that matches, and a failure that is tried again', async () => {
    let isBroken = true;
    const { user, router } = renderApp({
      path: `${LIST}?keyword=zz`,
      routes: {
        ...toUserRoutes([]),
        'GET /users/sub-user': () =>
          isBroken ? { status: 500, message: 'Broken' } : { data: { users: [], total: 0 } },
      },
    });
    await screen.findByText('People could not be loaded');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByText('No people match these filters')).toBeDefined();
    await router.navigate(LIST);
    expect(await screen.findByText('No people yet')).toBeDefined();
  });

  test('who may only view is told so, and finds nothing that changes', async () => {
    const session = toCompanySession(VIEW_ONLY);
    renderApp({ path: `${LIST}/person-2`, session, routes: toUserRoutes(USERS) });
    const drawer = await screen.findByRole('dialog', { name: 'Asha Rao' });
    await within(drawer).findByText('Access');
    expect(within(drawer).queryByText('Recent activity')).toBeNull();
    for (const name of [/^Edit/, /^Resend/, /^Deactivate/, /^Delete/])
      expect(screen.queryByRole('button', { name, hidden: true })).toBeNull();
    expect(screen.getByText('You can view this but not change it.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Invite', hidden: true })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Audit log', hidden: true })).toBeNull();
    expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Actions for/, hidden: true })).toBeNull();
  });

  test('a view-only person that opens the address of a form sees no form', async () => {
    const session = toCompanySession(VIEW_ONLY);
    renderApp({ path: `${LIST}?invite=1&import=1`, session, routes: toUserRoutes(USERS) });
    await screen.findByText('Ketan Apte');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('people of a laboratory have the same screen in their own area', async () => {
  const { api, user, router } = renderApp({
    path: '/lab/user-management',
    session: toLabSession(),
    routes: toUserRoutes([ME, ketan]),
  });
  const link = await screen.findByRole('link', { name: 'Ketan Apte' });
  expect(link.getAttribute('href')).toBe('/lab/user-management/person-1');
  await user.click(screen.getByRole('button', { name: /^Last sign-in/ }));
  await waitFor(() => expect(router.state.location.search).toMatch(/sort=-?lastSignInAt/));
  await waitFor(() =>
    expect(api.calls.some(({ query }) => query.get('sortBy') === 'lastSignInAt')).toBe(true),
  );
});

describe('what may be done with whom', () => {
  test('an invited person can be invited again; the owner can edit only themselves', async () => {
    const { user } = renderApp({ path: LIST, routes: toUserRoutes(USERS) });
    expect(itemsOf(await openMenu(user, 'Asha Rao'))).toEqual([
      'Edit',
      'Resend invitation',
      'Deactivate',
      'Delete',
    ]);
    await user.keyboard('{Escape}');
    expect(itemsOf(await openMenu(user, 'Ravi Menon'))).toEqual(['Edit', 'Activate', 'Delete']);
    await user.keyboard('{Escape}');
    expect(itemsOf(await openMenu(user, 'Meera Joglekar'))).toEqual(['Edit']);
  });

  test('the owner explains why there is no way to deactivate them', async () => {
    renderApp({ path: `${LIST}/user-1`, routes: toUserRoutes(USERS) });
    const drawer = await screen.findByRole('dialog', { name: 'Meera Joglekar' });
    expect(await within(drawer).findByText(`${USER_MESSAGES.ownerLeaves}.`)).toBeDefined();
    expect(within(drawer).queryByRole('button', { name: 'Deactivate' })).toBeNull();
    expect(within(drawer).getByRole('button', { name: 'Edit' })).toBeDefined();
  });

  test('others find no action at the owner, nor at who may do more', async () => {
    const base = toCompanySession({ 'Reporting Task': 'none' });
    const session = { ...base, user: { ...base.user, id: 'user-7' } };
    const { router } = renderApp({ path: `${LIST}/user-1`, session, routes: toUserRoutes(USERS) });
    const drawer = await screen.findByRole('dialog', { name: 'Meera Joglekar' });
    expect(await within(drawer).findByText(`${USER_MESSAGES.owner}.`)).toBeDefined();
    expect(within(drawer).queryByRole('button', { name: 'Edit' })).toBeNull();
    await router.navigate(`${LIST}/person-1`);
    const other = await screen.findByRole('dialog', { name: 'Ketan Apte' });
    expect(await within(other).findByText(`${USER_MESSAGES.mayMore}.`)).toBeDefined();
    expect(within(other).queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(within(other).queryByRole('button', { name: 'Edit' })).toBeNull();
  });
});

describe('a person', () => {
  test('has an address with role, phone, open tasks and what they did lately', async () => {
    const entry = {
      id: 'a-1',
      at: '2026-11-20T08:00:00.000Z',
      by: { id: 'person-1', name: 'Ketan Apte' },
      action: 'complete',
      entity: 'scheduled_task',
      entityId: 's-1',
      summary: 'Completed “Sample the outlet”',
      details: {},
    };
    const { api } = renderApp({
      path: `${LIST}/person-1?role=role-9`,
      routes: { ...toUserRoutes(USERS), 'GET /audit-log': { data: { entries: [entry], total: 7 } } },
    });
    const drawer = await screen.findByRole('dialog', { name: 'Ketan Apte' });
    expect(await within(drawer).findByText('Completed “Sample the outlet”')).toBeDefined();
    expect(
      within(drawer)
        .getByRole('link', { name: /audit log/ })
        .getAttribute('href'),
    ).toBe(`${LIST}/audit-log?person=person-1`);
    expect(within(drawer).getByText('+91 9000000002')).toBeDefined();
    expect(within(drawer).getByRole('link', { name: '4 tasks' }).getAttribute('href')).toContain(
      'assignee=person-1',
    );
    expect(within(drawer).getByRole('link', { name: 'Chemist' }).getAttribute('href')).toBe(
      `${LIST}/roles/role-9`,
    );
    expect(api.calls.find((call) => call.path === '/audit-log')?.query.get('actorId')).toBe('person-1');
  });

  test('that is nobody here says so, and closing keeps the filters', async () => {
    const { user, router, toPath } = renderApp({
      path: `${LIST}/stranger?isActive=1`,
      routes: toUserRoutes(USERS),
    });
    await screen.findByText('This person is not in your organisation');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(toPath()).toBe(LIST));
    expect(router.state.location.search).toBe('?isActive=1');
  });

  test('is sent the invitation again; that today is enough is told', async () => {
    let status = 200;
    const { user } = renderApp({
      path: `${LIST}/person-3`,
      routes: {
        ...toUserRoutes(USERS),
        'POST /users/sub-user/:id/invitation': () =>
          status === 200
            ? { message: 'The invitation is being sent.', data: expired }
            : { status, message: 'Please try again tomorrow' },
      },
    });
    const resend = await screen.findByRole('button', { name: /^Resend invitation/ });
    await user.click(resend);
    expect(await screen.findByText('The invitation is being sent.')).toBeDefined();
    status = 429;
    await user.click(screen.getByRole('button', { name: /^Resend invitation/ }));
    expect(await screen.findByText('Please try again tomorrow')).toBeDefined();
  });
});

describe('coming and going', () => {
  test('a deactivation says what happens, and hands open tasks over', async () => {
    const { user, api } = renderApp({
      path: `${LIST}/person-1`,
      routes: {
        ...toUserRoutes(USERS),
        'PUT /users/sub-user': { message: 'The person has been saved.', data: { ...ketan, isActive: false } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate Ketan Apte?' });
    expect(within(dialog).getByText(/signed out at once, on every device/)).toBeDefined();
    const taker = await within(dialog).findByRole('combobox', { name: 'Reassign 4 open tasks to' });
    await waitFor(() => expect(within(taker).getByRole('option', { name: 'Asha Rao' })).toBeDefined());
    expect(within(taker).queryByRole('option', { name: 'Ketan Apte' })).toBeNull();
    await user.selectOptions(taker, 'Asha Rao');
    await user.click(within(dialog).getByRole('button', { name: /^Deactivate/ }));
    expect(await screen.findByText('The person has been saved.')).toBeDefined();
    expect(bodyOf(api, 'PUT', '/users/sub-user')).toEqual({
      id: 'person-1',
      isActive: false,
      handOverTo: 'person-2',
    });
  });

  test('an activation asks for no hand-over', async () => {
    const { user, api } = renderApp({
      path: `${LIST}/person-4`,
      routes: {
        ...toUserRoutes([...USERS.slice(0, 4), { ...inactive, openTasks: 2 }]),
        'PUT /users/sub-user': { message: 'The person has been saved.', data: inactive },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Activate' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Activate Ravi Menon?' });
    expect(within(dialog).queryByRole('combobox')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: /^Activate/ }));
    await waitFor(() =>
      expect(bodyOf(api, 'PUT', '/users/sub-user')).toEqual({ id: 'person-4', isActive: true }),
    );
  });

  test('several are deleted at once; who stays is named with the reason', async () => {
    const { user, api } = renderApp({
      path: LIST,
      routes: {
        ...toUserRoutes(USERS),
        'POST /users/sub-user/delete': { message: '4 people have been deleted.', data: { deleted: 4 } },
      },
    });
    await screen.findByText('Ketan Apte');
    await user.click(screen.getByRole('checkbox', { name: 'Select all people of this page' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 4 people?' });
    expect(within(dialog).getByText('Meera Joglekar will not be deleted.')).toBeDefined();
    expect(within(dialog).getByText(/Their name stays in the history/)).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: /^Delete 4 people/ }));
    expect(await screen.findByText('4 people have been deleted.')).toBeDefined();
    expect(bodyOf(api, 'POST', '/users/sub-user/delete')).toEqual({
      ids: ['person-1', 'person-2', 'person-3', 'person-4'],
    });
  });

  test('a deletion from the drawer leads back to the list', async () => {
    const { user, toPath } = renderApp({
      path: `${LIST}/person-4`,
      routes: {
        ...toUserRoutes(USERS),
        'POST /users/sub-user/delete': { message: 'The person has been deleted.', data: { deleted: 1 } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: /^Delete person/ }));
    await waitFor(() => expect(toPath()).toBe(LIST));
  });
});
