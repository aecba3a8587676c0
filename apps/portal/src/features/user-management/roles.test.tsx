import { ROLE_MESSAGES } from '@anupalan/enums/users';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderApp, toCompanySession, toLabSession } from '../../app/testing/render-app.tsx';
import { forgiveLateShell } from '../../shared/tasks/testing/late-shell.ts';
import { AUDITOR, BASE_ROLE, CHEMIST, ME, toUserRoutes } from './testing/test-data.ts';

const ROLES = '/company/user-management/roles';
const routes = toUserRoutes([ME]);

afterEach(forgiveLateShell);

const matrix = (name: string) => screen.findByRole('table', { name });
const choose = async (user: ReturnType<typeof renderApp>['user'], permission: string, level: string) => {
  const table = await matrix('Permissions of the role');
  const row = within(table).getByRole('row', { name: new RegExp(`^${permission}`) });
  await user.click(within(row).getByRole('radio', { name: new RegExp(`${level}$`) }));
};

describe('roles', () => {
  test('stand with what they allow and how many have them', async () => {
    renderApp({ path: ROLES, routes });
    const chemist = await screen.findByRole('row', { name: /Chemist/ });
    expect(within(chemist).getByText('Can change Reporting Tasks')).toBeDefined();
    expect(within(chemist).getByRole('link', { name: '2 people' }).getAttribute('href')).toBe(
      '/company/user-management?role=role-9',
    );
    const base = screen.getByRole('row', { name: /Company/ });
    expect(within(base).getByText('Built-in')).toBeDefined();
    expect(within(base).getByText('Can view and change everything')).toBeDefined();
  });

  test('that could not be loaded are asked for again', async () => {
    let isBroken = true;
    const { user } = renderApp({
      path: ROLES,
      routes: {
        'GET /roles': () =>
          isBroken ? { status: 500, message: 'Broken' } : { data: { roles: [CHEMIST], total: 1 } },
      },
    });
    await screen.findByText('Roles could not be loaded');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByText('Chemist')).toBeDefined();
  });

  test('are searched by the address', async () => {
    const { api } = renderApp({ path: `${ROLES}?keyword=zz`, routes: toUserRoutes([], []) });
    expect(await screen.findByText('No roles match these words')).toBeDefined();
    expect(api.calls.find((call) => call.path === '/roles')?.query.get('keyword')).toBe('zz');
  });

  test('the built-in one can be copied, not changed or deleted', async () => {
    const { user } = renderApp({ path: ROLES, routes });
    await user.click(await screen.findByRole('button', { name: 'Actions for Company' }));
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Copy']);
  });

  test('that people have is not deleted: the sentence of the server stands in the question', async () => {
    const sentence = '2 people have the role Chemist. Give them another role first.';
    const { user, api } = renderApp({
      path: ROLES,
      routes: { ...routes, 'DELETE /roles': { status: 409, message: sentence } },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Chemist' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the role Chemist?' });
    await user.click(within(dialog).getByRole('button', { name: /^Delete role/ }));
    expect(await within(dialog).findByText(sentence)).toBeDefined();
    expect(within(dialog).getByRole('link', { name: 'Show them' }).getAttribute('href')).toBe(
      '/company/user-management?role=role-9',
    );
    expect(api.calls.find((call) => call.method === 'DELETE')?.body).toEqual({ ids: ['role-9'] });
  });

  test('who may only view finds no way to change them', async () => {
    const session = toCompanySession({ 'User Management': 'view' });
    const { router } = renderApp({ path: ROLES, session, routes });
    await screen.findByText('Chemist');
    expect(screen.queryByRole('link', { name: 'New role' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    await router.navigate(`${ROLES}/role-9`);
    const table = await matrix('Permissions of Chemist');
    for (const radio of within(table).getAllByRole<HTMLInputElement>('radio'))
      expect(radio.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
    await router.navigate(`${ROLES}/new`);
    expect(await screen.findByText('You can see roles but not create them')).toBeDefined();
  });
});

describe('a new role', () => {
  test('says what to do and what is missing', async () => {
    const { user, api } = renderApp({ path: `${ROLES}/new`, routes });
    expect(await screen.findByText('Enter a role name and select permissions')).toBeDefined();
    await user.selectOptions(screen.getByLabelText('Base role'), '');
    await user.click(screen.getByRole('button', { name: /^Create role/ }));
    const summary = await screen.findByRole('alert');
    const messages = within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(messages).toEqual([
      'Role name is required',
      'Base role is required',
      'Select at least one permission',
    ]);
    expect(api.calls.some((call) => call.method === 'POST')).toBe(false);
  });

  test('is sent with what is granted, and its effect is told before', async () => {
    const { user, api, toPath } = renderApp({
      path: `${ROLES}/new`,
      routes: { ...routes, 'POST /roles': { message: 'The role has been created.', data: AUDITOR } },
    });
    await user.type(await screen.findByLabelText('Role name'), 'Stores');
    await choose(user, 'Reporting Task', 'View');
    await choose(user, 'Support Management', 'Manage');
    expect(screen.getByText('2 changes')).toBeDefined();
    expect(screen.getByText('Dashboard Overview, Reporting Tasks')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Create role/ }));
    await waitFor(() => expect(toPath()).toBe(ROLES));
    expect(api.calls.find((call) => call.method === 'POST')?.body).toEqual({
      name: 'Stores',
      rpaEntries: [
        { permissionName: 'Reporting Task', accessLevel: 'view' },
        { permissionName: 'Support Management', accessLevel: 'view,manage' },
      ],
    });
  });

  test('as a copy has a name of its own and the same permissions', async () => {
    renderApp({ path: `${ROLES}/new?copy=role-9`, routes });
    expect((await screen.findByLabelText<HTMLInputElement>('Role name')).value).toBe('Copy of Chemist');
    const table = await matrix('Permissions of the role');
    const row = within(table).getByRole('row', { name: /^Reporting Task/ });
    expect(within(row).getByRole<HTMLInputElement>('radio', { name: /Manage$/ }).checked).toBe(true);
  });

  test('can begin with the permissions of a role that is there', async () => {
    const { user } = renderApp({ path: `${ROLES}/new`, routes });
    const presets = await screen.findByRole('group', { name: 'Same permissions as' });
    const chemist = within(presets).getByRole('button', { name: 'Chemist' });
    expect(chemist.getAttribute('aria-pressed')).toBe('false');
    await user.click(chemist);
    expect(chemist.getAttribute('aria-pressed')).toBe('true');
    const row = within(await matrix('Permissions of the role')).getByRole('row', { name: /^Reporting Task/ });
    expect(within(row).getByRole<HTMLInputElement>('radio', { name: /Manage$/ }).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Role name').value).toBe('');
  });

  test('a name that is taken is said at the name', async () => {
    const problem = { errors: [{ field: 'name', message: ROLE_MESSAGES.nameTaken }] };
    const { user } = renderApp({
      path: `${ROLES}/new?copy=role-8`,
      routes: { ...routes, 'POST /roles': { status: 409, message: ROLE_MESSAGES.nameTaken, problem } },
    });
    await user.click(await screen.findByRole('button', { name: /^Create role/ }));
    const name = await screen.findByLabelText('Role name');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  });

  test('of a laboratory has eight names', async () => {
    renderApp({ path: '/lab/user-management/roles/new', session: toLabSession(), routes });
    const table = await matrix('Permissions of the role');
    expect(within(table).queryByRole('row', { name: /^Consent Analyzer/ })).toBeNull();
    expect(within(table).getByRole('row', { name: /^Technical Documents/ })).toBeDefined();
  });

  test('nobody gives more than they have: what is lacking is fixed, what is viewed goes to View', async () => {
    const session = toCompanySession({ 'Consent Analyzer': 'none', 'Support Management': 'view' });
    const { user } = renderApp({ path: `${ROLES}/new`, session, routes });
    const table = await matrix('Permissions of the role');
    const lacking = within(table).getByRole('row', { name: /^Consent Analyzer/ });
    for (const radio of within(lacking).getAllByRole<HTMLInputElement>('radio'))
      expect(radio.disabled).toBe(true);
    await choose(user, 'Support Management', 'Manage');
    const viewed = within(table).getByRole('row', { name: /^Support Management/ });
    expect(within(viewed).getByRole<HTMLInputElement>('radio', { name: /View$/ }).checked).toBe(true);
  });
});

describe('an own role', () => {
  test('is changed at its address; leaving with changes is asked about', async () => {
    const { user, router, api, toPath } = renderApp({
      path: `${ROLES}/role-9`,
      routes: { ...routes, 'PUT /roles': { message: 'The role has been saved.', data: CHEMIST } },
    });
    expect(await screen.findByText(/2 people have this role/)).toBeDefined();
    await choose(user, 'Notifications', 'None');
    void router.navigate(ROLES);
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(toPath()).toBe(`${ROLES}/role-9`);
    await user.click(screen.getByRole('button', { name: /^Save changes/ }));
    await waitFor(() => expect(toPath()).toBe(ROLES));
    expect(api.calls.find((call) => call.method === 'PUT')?.body).toEqual({
      id: 'role-9',
      name: 'Chemist',
      rpaEntries: [{ permissionName: 'Reporting Task', accessLevel: 'view,manage' }],
    });
  });

  test.each([
    ['role-1', ROLE_MESSAGES.builtIn],
    ['role-9', ROLE_MESSAGES.own],
  ])('%s is only read by somebody with the role Chemist', async (id, reason) => {
    const base = toCompanySession();
    const session = { ...base, role: { ...CHEMIST } };
    renderApp({ path: `${ROLES}/${id}`, session, routes });
    expect(await screen.findByText(`${reason}.`)).toBeDefined();
    expect(screen.queryByLabelText('Role name')).toBeNull();
    expect(screen.getByRole('link', { name: 'Copy the role' }).getAttribute('href')).toBe(
      `${ROLES}/new?copy=${id}`,
    );
  });

  test('that is gone leads on', async () => {
    renderApp({ path: `${ROLES}/role-7`, routes: toUserRoutes([], [BASE_ROLE]) });
    expect(await screen.findByText('This role no longer exists')).toBeDefined();
    expect(screen.getByRole('link', { name: 'All roles' }).getAttribute('href')).toBe(ROLES);
  });
});
