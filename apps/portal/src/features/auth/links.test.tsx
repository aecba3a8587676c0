import { findSession, saveSession } from '@anupalan/api-client/session-storage';
import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { AUTH_MESSAGES } from '@anupalan/enums/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FakeRoutes } from '../../app/testing/fake-api.ts';
import { renderApp, toCompanySession } from '../../app/testing/render-app.tsx';

type User = ReturnType<typeof renderApp>['user'];

const dead = (field: string) => ({
  status: 422,
  message: AUTH_MESSAGES.deadLink,
  problem: { errors: [{ field, message: AUTH_MESSAGES.deadLink }] },
});
const afterwards: FakeRoutes = { 'GET /dashboard': { status: 500, message: 'Not needed here' } };

async function fillInvitation(user: User, password = 'First#Pass12', confirm = password) {
  await user.type(await screen.findByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Confirm password'), confirm);
  await user.click(screen.getByRole('button', { name: /^Set Password/ }));
}

async function fillReset(user: User) {
  await user.type(await screen.findByLabelText('New password'), 'New#Pass12');
  await user.type(screen.getByLabelText('Confirm password'), 'New#Pass12');
  await user.click(screen.getByRole('button', { name: /^Reset Password/ }));
}

describe('an invitation', () => {
  test.each(['/set-password?token=secret', '/set-password/secret'])(
    'by %s leaves the address at once and is accepted with a password',
    async (path) => {
      const routes = { ...afterwards, 'POST /auth/set-password': () => ({ data: toCompanySession() }) };
      const { user, api, router, toPath } = renderApp({ path, session: null, routes });
      await screen.findByLabelText('Password');
      await waitFor(() =>
        expect(router.state.location).toMatchObject({ pathname: '/set-password', search: '' }),
      );
      await fillInvitation(user);
      await waitFor(() => expect(toPath()).toBe('/company/dashboard'));
      expect(api.calls[0]?.body).toEqual({ password: 'First#Pass12', token: 'secret' });
      expect(findSession()?.user.name).toBe('Meera Joglekar');
    },
  );

  test('whose link is used, old or replaced says so, and whom to ask', async () => {
    const routes = { 'POST /auth/set-password': dead('token') };
    const { user } = renderApp({ path: '/set-password?token=old', session: null, routes });
    await fillInvitation(user);
    const notice = await screen.findByText(AUTH_MESSAGES.deadLink, { selector: '[role=alert] *' });
    expect(notice).toBeDefined();
    expect(screen.getByText(/ask the person who invited you to send it again/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Sign up again' }).getAttribute('href')).toBe('/signup');
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(findSession()).toBeNull();
  });

  test('without its token says that the link is not complete', async () => {
    renderApp({ path: '/set-password', session: null });
    expect(await screen.findByText(FIELD_MESSAGES.tokenRequired)).toBeDefined();
    expect(screen.getByText(/send it again/)).toBeDefined();
  });

  test('ticks off what the password needs while it is typed', async () => {
    const { user } = renderApp({ path: '/set-password?token=t', session: null });
    expect(
      await screen.findByText('Must be 8+ chars with upper, lower, number and special char'),
    ).toBeDefined();
    const list = screen.getByRole('list', { name: 'Password requirements' });
    const states = () =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent?.endsWith(': yes'));
    expect(states()).toEqual([false, false, false, false, false]);
    await user.type(screen.getByLabelText('Password'), 'Abc1');
    expect(states()).toEqual([false, true, true, true, false]);
    await user.type(screen.getByLabelText('Password'), '#efgh');
    expect(states()).toEqual([true, true, true, true, true]);
  });

  test.each([
    ['weakpass', 'weakpass', FIELD_MESSAGES.passwordPolicy],
    ['First#Pass12', 'First#Pass13', FIELD_MESSAGES.passwordsDoNotMatch],
  ])('%s and %s are not sent: %s', async (password, confirm, message) => {
    const { user, api } = renderApp({ path: '/set-password?token=t', session: null });
    await fillInvitation(user, password, confirm);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(api.calls).toEqual([]);
  });

  test('a common password is refused by the server, under the field', async () => {
    const problem = { errors: [{ field: 'password', message: FIELD_MESSAGES.passwordPolicy }] };
    const routes = { 'POST /auth/set-password': { status: 422, message: 'Not possible', problem } };
    const { user } = renderApp({ path: '/set-password?token=t', session: null, routes });
    await fillInvitation(user);
    const field = await screen.findByLabelText('Password');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('a reset link', () => {
  test('that is dead leads to a new one', async () => {
    const routes = { 'POST /auth/reset-password': dead('passwordResetToken') };
    const { user } = renderApp({ path: '/reset-password/old', session: null, routes });
    expect(await screen.findByText('The link is valid for 30 minutes.')).toBeDefined();
    await fillReset(user);
    const link = await screen.findByRole('link', { name: 'Request a new link' });
    expect(link.getAttribute('href')).toBe('/forgot-password');
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  test('ends the session of this browser as well: the way leads to login and stays there', async () => {
    const routes = { 'POST /auth/reset-password': { message: 'Password set' } };
    const { user, toPath } = renderApp({ path: '/reset-password/fresh', session: null, routes });
    saveSession(toCompanySession());
    await fillReset(user);
    await waitFor(() => expect(toPath()).toBe('/login'));
    expect(findSession()).toBeNull();
    expect(await screen.findByText('Password set')).toBeDefined();
  });

  test('the control itself only requires a value', async () => {
    const routes = { 'POST /auth/reset-password': { message: 'Password set' } };
    const { user, api } = renderApp({ path: '/reset-password/fresh', session: null, routes });
    await user.type(await screen.findByLabelText('New password'), 'x');
    await user.type(screen.getByLabelText('Confirm password'), 'x');
    await user.click(screen.getByRole('button', { name: /^Reset Password/ }));
    await waitFor(() => expect(api.calls[0]?.body).toEqual({ password: 'x', passwordResetToken: 'fresh' }));
  });

  test('an empty submit is a toast and messages under the fields', async () => {
    const { user, api } = renderApp({ path: '/reset-password/fresh', session: null });
    await user.click(await screen.findByRole('button', { name: /^Reset Password/ }));
    expect(await screen.findByText('Please enter a valid password')).toBeDefined();
    expect(screen.getByText('Password is required')).toBeDefined();
    expect(screen.getByText('Confirm password is required')).toBeDefined();
    expect(api.calls).toEqual([]);
  });
});

describe('forgot password', () => {
  test('an empty submit is told, and nothing is sent', async () => {
    const { user, api } = renderApp({ path: '/forgot-password', session: null });
    await user.click(await screen.findByRole('button', { name: /^Send Link/ }));
    expect(await screen.findByText('Please enter a valid email address')).toBeDefined();
    expect((await screen.findAllByText('Email is required')).length).toBeGreaterThan(0);
    expect(api.calls).toEqual([]);
  });

  test('shows the words of the server, and the same view whether the account exists or not', async () => {
    const routes = { 'POST /auth/forgot-password': { message: AUTH_MESSAGES.linkSent } };
    const { user, api } = renderApp({ path: '/forgot-password', session: null, routes });
    await user.type(await screen.findByLabelText('Email'), ' nobody@girna.example ');
    await user.click(screen.getByRole('button', { name: /^Send Link/ }));
    await screen.findByRole('heading', { name: 'Check Your Email' });
    expect(screen.getByText('nobody@girna.example')).toBeDefined();
    expect(screen.getByText(/valid for 30 minutes/)).toBeDefined();
    expect(api.calls[0]?.body).toEqual({ email: 'nobody@girna.example' });
    await user.click(screen.getByRole('button', { name: 'Resend Email' }));
    await user.click(await screen.findByRole('button', { name: /^Send Link/ }));
    await waitFor(() => expect(api.calls).toHaveLength(2));
  });
});
