import { USER_MESSAGES } from '@anupalan/enums/users';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { FakeRoutes } from '../../app/testing/fake-api.ts';
import { renderApp, toCompanySession } from '../../app/testing/render-app.tsx';
import { forgiveLateShell } from '../../shared/tasks/testing/late-shell.ts';
import { ME, toTestUser, toUserRoutes } from './testing/test-data.ts';

const LIST = '/company/user-management';
const ketan = toTestUser();
const invited = toTestUser({
  id: 'person-2',
  name: 'Asha Rao',
  email: 'asha@girna.example',
  invitation: { state: 'pending', expiresAt: '2026-11-25T10:00:00.000Z' },
});
const domain: FakeRoutes = {
  'POST /users/verify-email-domain': ({ body }) => {
    const { email } = body as { email: string };
    const isValid = !email.endsWith('mailinator.com');
    const reason = isValid ? null : 'Disposable addresses cannot be invited';
    return { data: { isValid, domain: email.split('@')[1], reason } };
  },
};
const routes: FakeRoutes = { ...toUserRoutes([ME, ketan, invited]), ...domain };

afterEach(forgiveLateShell);

const dialog = (name: string) => screen.findByRole('dialog', { name });
const callsTo = (api: ReturnType<typeof renderApp>['api'], method: string, path: string) =>
  api.calls.filter((call) => call.method === method && call.path === path);

describe('an invitation', () => {
  test('tells what is missing, in the words of the specification', async () => {
    const { user, api } = renderApp({ path: `${LIST}?invite=1`, routes });
    const form = await dialog('Invite a person');
    await user.type(await within(form).findByLabelText(/^Phone/), '98765x4321');
    await user.click(within(form).getByRole('button', { name: /^Send invitation/ }));
    const summary = await within(form).findByRole('alert');
    const messages = within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(messages).toEqual([
      'Name is required',
      'Email is required',
      'Please enter a valid phone number',
      'Role is required',
    ]);
    expect(callsTo(api, 'POST', '/users/sub-user')).toEqual([]);
  });

  test('checks the address while it is typed, once typing rests', async () => {
    const { user, api } = renderApp({ path: `${LIST}?invite=1`, routes });
    const form = await dialog('Invite a person');
    const email = await within(form).findByLabelText('Email');
    await user.type(email, 'nina@mailinator.com');
    expect(await within(form).findByText(/Disposable addresses cannot be invited/)).toBeDefined();
    expect(callsTo(api, 'POST', '/users/verify-email-domain').map(({ body }) => body)).toEqual([
      { email: 'nina@mailinator.com' },
    ]);
    await user.clear(email);
    await user.type(email, 'nina@girna.example');
    expect(await within(form).findByText('Addresses of girna.example can be invited')).toBeDefined();
    expect(within(form).queryByText(/Disposable addresses/)).toBeNull();
  });

  test('is sent once, with what the role opens in sight', async () => {
    const { user, api, toPath, router } = renderApp({
      path: `${LIST}?invite=1`,
      routes: {
        ...routes,
        'POST /users/sub-user': { message: 'The invitation is being sent.', data: invited },
      },
    });
    const form = await dialog('Invite a person');
    expect(await within(form).findByText(/can invite 20 people a day/)).toBeDefined();
    await user.type(within(form).getByLabelText('Name'), 'Nina  Bose ');
    await user.type(within(form).getByLabelText('Email'), ' nina@girna.example');
    await user.selectOptions(within(form).getByLabelText('Role'), 'Chemist');
    expect(await within(form).findByText('Reporting Tasks')).toBeDefined();
    await user.click(within(form).getByRole('button', { name: /^Send invitation/ }));
    expect(await screen.findByText('The invitation is being sent.')).toBeDefined();
    expect(callsTo(api, 'POST', '/users/sub-user').map(({ body }) => body)).toEqual([
      {
        name: 'Nina Bose',
        email: 'nina@girna.example',
        mobileNo: null,
        designation: null,
        department: null,
        roleId: 'role-9',
      },
    ]);
    await waitFor(() => expect(router.state.location.search).toBe('?'.slice(1)));
    expect(toPath()).toBe(LIST);
  });

  test.each([
    [
      409,
      {
        message: USER_MESSAGES.known,
        problem: { errors: [{ field: 'email', message: USER_MESSAGES.known }] },
      },
    ],
    [429, { message: 'Too many invitations today. Please try again tomorrow.' }],
  ])('a %i is said in the form, and what was typed stays', async (status, answer) => {
    const { user } = renderApp({
      path: `${LIST}?invite=1`,
      routes: { ...routes, 'POST /users/sub-user': { status, ...answer } },
    });
    const form = await dialog('Invite a person');
    await user.type(await within(form).findByLabelText('Name'), 'Nina Bose');
    await user.type(within(form).getByLabelText('Email'), 'nina@girna.example');
    await user.selectOptions(within(form).getByLabelText('Role'), 'Chemist');
    await user.click(within(form).getByRole('button', { name: /^Send invitation/ }));
    expect((await within(form).findAllByText(answer.message)).length).toBeGreaterThan(0);
    expect(within(form).getByLabelText<HTMLInputElement>('Name').value).toBe('Nina Bose');
  });

  test('offers only roles that the inviter may give', async () => {
    const session = toCompanySession({ 'Reporting Task': 'view' });
    renderApp({ path: `${LIST}?invite=1`, session, routes });
    const role = await within(await dialog('Invite a person')).findByLabelText('Role');
    await waitFor(() => expect(within(role).getByRole('option', { name: 'Auditor' })).toBeDefined());
    expect(within(role).queryByRole('option', { name: 'Chemist' })).toBeNull();
    expect(within(role).queryByRole('option', { name: 'Company' })).toBeNull();
  });

  test('says that the roles could not be loaded, and asks again', async () => {
    let isBroken = true;
    const { user } = renderApp({
      path: `${LIST}?invite=1`,
      routes: {
        ...routes,
        'GET /roles': (call) => {
          if (isBroken) return { status: 500, message: 'Broken' };
          const answer = routes['GET /roles'];
          return typeof answer === 'function' ? answer(call) : (answer ?? {});
        },
      },
    });
    const form = await dialog('Invite a person');
    await within(form).findByText('Roles could not be loaded');
    isBroken = false;
    await user.click(within(form).getByRole('button', { name: /^Try again/ }));
    expect(await within(form).findByLabelText('Role')).toBeDefined();
  });

  test('of a verified domain says which', async () => {
    const organisation = { id: 'org-1', name: 'G', type: 'company', verifiedDomain: 'girna.example' };
    renderApp({
      path: `${LIST}?invite=1`,
      routes: { ...routes, 'GET /organisation': { data: organisation } },
    });
    expect(await screen.findByText(/Only addresses of girna.example, the verified domain/)).toBeDefined();
  });
});

describe('a change', () => {
  const saved: FakeRoutes = {
    ...routes,
    'PUT /users/sub-user': { message: 'The person has been saved.', data: ketan },
  };

  test('leaves the address of an account as it is', async () => {
    const { user, api } = renderApp({ path: `${LIST}/person-1?edit=1`, routes: saved });
    const form = await dialog('Edit Ketan Apte');
    expect(within(form).getByText(`${USER_MESSAGES.emailInUse}.`)).toBeDefined();
    expect(within(form).queryByLabelText('Email')).toBeNull();
    const designation = within(form).getByLabelText(/^Designation/);
    await user.clear(designation);
    await user.selectOptions(within(form).getByLabelText('Role'), 'Auditor');
    await user.click(within(form).getByRole('button', { name: /^Save changes/ }));
    expect(await screen.findByText('The person has been saved.')).toBeDefined();
    expect(callsTo(api, 'PUT', '/users/sub-user')[0]?.body).toEqual({
      id: 'person-1',
      name: 'Ketan Apte',
      mobileNo: '9000000002',
      designation: null,
      department: 'Laboratory',
      roleId: 'role-8',
    });
  });

  test('may turn an invitation that waits to another address', async () => {
    const { user, api } = renderApp({ path: `${LIST}/person-2?edit=1`, routes: saved });
    const form = await dialog('Edit Asha Rao');
    const email = await within(form).findByLabelText('Email');
    await user.clear(email);
    await user.type(email, 'asha.rao@girna.example');
    await user.click(within(form).getByRole('button', { name: /^Save changes/ }));
    await waitFor(() =>
      expect(callsTo(api, 'PUT', '/users/sub-user')[0]?.body).toMatchObject({
        email: 'asha.rao@girna.example',
      }),
    );
  });

  test('of oneself has no role to choose', async () => {
    const { user, api } = renderApp({ path: `${LIST}/user-1?edit=1`, routes: saved });
    const form = await dialog('Edit Meera Joglekar');
    expect(within(form).queryByRole('combobox', { name: 'Role' })).toBeNull();
    expect(within(form).getByText(`${USER_MESSAGES.ownerLeaves}.`)).toBeDefined();
    await user.click(within(form).getByRole('button', { name: /^Save changes/ }));
    await waitFor(() => expect(callsTo(api, 'PUT', '/users/sub-user')).toHaveLength(1));
    const body = callsTo(api, 'PUT', '/users/sub-user')[0]?.body;
    expect(body).not.toHaveProperty('roleId');
    expect(body).not.toHaveProperty('isActive');
  });
});

describe('a file of people', () => {
  const row = (line: number, errors: { field: string; message: string }[] = []) => ({
    row: line,
    name: `Person ${line}`,
    email: `p${line}@girna.example`,
    errors,
  });
  const file = new File(['Name,E-mail,Role\nA,a@girna.example,Chemist'], 'people.csv', { type: 'text/csv' });
  const choose = async (user: ReturnType<typeof renderApp>['user']) => {
    const box = await dialog('Invite from file');
    await user.upload(within(box).getByLabelText(/Drop a .*CSV file here|Drop a corrected file here/), file);
    return box;
  };
  const toForm = (body: unknown) => {
    if (!(body instanceof FormData)) throw new TypeError('The call carries a form');
    return body;
  };

  test('is checked first; errors stand at line and column, and nothing can be sent', async () => {
    const { user, api } = renderApp({
      path: `${LIST}?import=1`,
      routes: {
        ...routes,
        'POST /users/sub-user/import': {
          data: {
            dryRun: true,
            created: 0,
            rows: [row(2), row(3, [{ field: 'roleId', message: 'There is no role Emperor' }])],
          },
        },
      },
    });
    const box = await choose(user);
    expect(
      await within(box).findByText('1 line of 2 must be corrected first. Nothing has been sent.'),
    ).toBeDefined();
    const [, first] = within(box).getAllByRole('row');
    expect(first?.textContent).toContain('3');
    expect(within(box).getByText('Role: There is no role Emperor')).toBeDefined();
    expect(within(box).queryByRole('button', { name: /^Invite/ })).toBeNull();
    expect(toForm(callsTo(api, 'POST', '/users/sub-user/import')[0]?.body).get('dryRun')).toBe('1');
  });

  test('that is right is sent by a second press', async () => {
    const { user, api } = renderApp({
      path: `${LIST}?import=1`,
      routes: {
        ...routes,
        'POST /users/sub-user/import': ({ body }) => {
          const isDry = toForm(body).get('dryRun') === '1';
          return {
            message: isDry ? 'The list has been checked.' : '2 people have been invited.',
            data: { dryRun: isDry, created: isDry ? 0 : 2, rows: [row(2), row(3)] },
          };
        },
      },
    });
    const box = await choose(user);
    await user.click(await within(box).findByRole('button', { name: /^Invite 2 people/ }));
    expect(await screen.findByText('2 people have been invited.')).toBeDefined();
    expect(
      callsTo(api, 'POST', '/users/sub-user/import').map(({ body }) => toForm(body).get('dryRun')),
    ).toEqual(['1', '0']);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Invite from file' })).toBeNull());
  });

  test('that is no list is refused in the words of the server', async () => {
    const { user } = renderApp({
      path: `${LIST}?import=1`,
      routes: {
        ...routes,
        'POST /users/sub-user/import': { status: 422, message: 'The column Role is missing' },
      },
    });
    const box = await choose(user);
    expect(await within(box).findByText('The column Role is missing')).toBeDefined();
  });

  test('is explained: the roles, the limit of a day, the template', async () => {
    renderApp({ path: `${LIST}?import=1`, routes });
    const box = await dialog('Invite from file');
    expect(await within(box).findByText(/You can give these roles: Company, Chemist, Auditor/)).toBeDefined();
    expect(await within(box).findByText(/can invite 20 people a day/)).toBeDefined();
    expect(within(box).getByRole('button', { name: 'Download the template' })).toBeDefined();
  });
});
