import { findSession } from '@anupalan/api-client/session-storage';
import { toTestSession } from '@anupalan/api-client/test-data';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FakeRoutes } from '../../app/testing/fake-api.ts';
import { renderApp, toCompanySession } from '../../app/testing/render-app.tsx';

async function signIn(user: ReturnType<typeof renderApp>['user']) {
  await user.type(await screen.findByLabelText('Email'), 'meera@example.com');
  await user.type(screen.getByLabelText('Password'), 'Right#123');
  await user.click(screen.getByRole('button', { name: /^Sign In/ }));
}

const success: FakeRoutes = {
  'POST /auth/login': () => ({ message: 'Signed in', data: toCompanySession() }),
};

describe('login', () => {
  test('has a layout of its own, without the menu and header of the screens', async () => {
    renderApp({ path: '/login', session: null });
    const heading = await screen.findByRole('heading', { name: 'Sign In', level: 1 });
    expect(heading.closest('main')).not.toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Notifications|account menu/ })).toBeNull();
  });

  test('signs in and comes back to where the link led', async () => {
    const { user, api, toPath } = renderApp({ path: '/company/profile', session: null, routes: success });
    await signIn(user);
    await waitFor(() => expect(toPath()).toBe('/company/profile'));
    expect(api.calls.find((call) => call.path === '/auth/login')?.body).toEqual({
      email: 'meera@example.com',
      password: 'Right#123',
    });
    expect(findSession()?.accessToken).toBe('token-1');
    await screen.findByRole('heading', { name: 'Profile', level: 1 });
  });

  test('shows errors only once a field was left, and sends nothing that is invalid', async () => {
    const { user, api } = renderApp({ path: '/login', session: null });
    const email = await screen.findByLabelText('Email');
    expect(screen.queryByText('Email is required')).toBeNull();
    await user.click(email);
    await user.tab();
    expect((await screen.findAllByText('Email is required')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Password is required')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Sign In/ }));
    expect((await screen.findAllByText('Password is required')).length).toBeGreaterThan(0);
    expect(api.calls).toEqual([]);
  });

  test('a wrong pair is said in place, what was typed stays', async () => {
    const routes = { 'POST /auth/login': { status: 401, message: 'Invalid email or password' } };
    const { user, toPath } = renderApp({ path: '/login', session: null, routes });
    await signIn(user);
    expect(await screen.findByText('Invalid email or password')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('meera@example.com');
    expect(toPath()).toBe('/login');
  });

  test('platform staff have no screens', async () => {
    const role = { id: 'r', name: 'Admin', slug: 'super_admin', baseRole: null, rpaEntries: [] };
    const routes = { 'POST /auth/login': { data: toTestSession({ role }) } };
    const { user } = renderApp({ path: '/login', session: null, routes });
    await signIn(user);
    expect(await screen.findByText('Invalid role. Please login again.')).toBeDefined();
    expect(findSession()).toBeNull();
  });

  test('without a server says so, and goes on by itself when it is back', async () => {
    let isUp = false;
    const { user } = renderApp({
      path: '/login',
      session: null,
      routes: {
        'POST /auth/login': () => {
          if (!isUp) throw new TypeError('failed to fetch');
          return { data: toCompanySession() };
        },
        'GET /health/live': () => {
          if (!isUp) throw new TypeError('failed to fetch');
          return { data: null };
        },
      },
    });
    await signIn(user);
    expect(await screen.findByText('The server cannot be reached.')).toBeDefined();
    isUp = true;
    await waitFor(() => expect(screen.queryByText('The server cannot be reached.')).toBeNull());
  });
});

describe('forgot password', () => {
  test('an invalid submit is a toast and a message under the field', async () => {
    const { user, api } = renderApp({ path: '/forgot-password', session: null });
    await user.type(await screen.findByLabelText('Email'), 'not-an-address');
    await user.click(screen.getByRole('button', { name: /^Send Link/ }));
    expect(await screen.findByText('Please enter a valid email address')).toBeDefined();
    expect((await screen.findAllByText('Please enter valid email address')).length).toBeGreaterThan(0);
    expect(api.calls).toEqual([]);
  });

  test('leads to the view of the sent link, and back to the form', async () => {
    const routes = { 'POST /auth/forgot-password': { message: 'A link has been sent' } };
    const { user } = renderApp({ path: '/forgot-password', session: null, routes });
    await user.type(await screen.findByLabelText('Email'), 'meera@example.com');
    await user.click(screen.getByRole('button', { name: /^Send Link/ }));
    await screen.findByRole('heading', { name: 'Check Your Email' });
    expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/login');
    await user.click(screen.getByRole('button', { name: 'Resend Email' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('meera@example.com');
  });

  test('on failure the form stays', async () => {
    const routes = { 'POST /auth/forgot-password': { status: 429, message: 'Please wait a minute' } };
    const { user } = renderApp({ path: '/forgot-password', session: null, routes });
    await user.type(await screen.findByLabelText('Email'), 'meera@example.com');
    await user.click(screen.getByRole('button', { name: /^Send Link/ }));
    expect(await screen.findByText('Please wait a minute')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Check Your Email' })).toBeNull();
  });
});

describe.each(['/reset-password?token=secret-token', '/reset-password/secret-token'])(
  'reset password by %s',
  (path) => {
    async function fill(user: ReturnType<typeof renderApp>['user'], confirm: string) {
      await user.type(await screen.findByLabelText('New password'), 'New#Pass12');
      await user.type(screen.getByLabelText('Confirm password'), confirm);
      await user.click(screen.getByRole('button', { name: /^Reset Password/ }));
    }

    test('takes the token out of the address and leads to login', async () => {
      const routes = { 'POST /auth/reset-password': { message: 'Password set' } };
      const { user, api, router, toPath } = renderApp({ path, session: null, routes });
      await screen.findByLabelText('New password');
      expect(screen.getByText('The link is valid for 30 minutes.')).toBeDefined();
      await waitFor(() =>
        expect(router.state.location).toMatchObject({ pathname: '/reset-password', search: '' }),
      );
      await fill(user, 'New#Pass12');
      await waitFor(() => expect(toPath()).toBe('/login'));
      expect(api.calls[0]?.body).toEqual({ password: 'New#Pass12', passwordResetToken: 'secret-token' });
      expect(await screen.findByText('Password set')).toBeDefined();
    });

    test('a value is asked for twice, with a hint and a note of how long the link lives', async () => {
      const { user, api } = renderApp({ path, session: null });
      const hint = 'Must be 8+ chars with upper, lower, number and special char';
      expect(await screen.findByText(hint)).toBeDefined();
      expect(screen.getByText('The link is valid for 30 minutes.')).toBeDefined();
      await user.click(screen.getByRole('button', { name: /^Reset Password/ }));
      expect(await screen.findByText('Please enter a valid password')).toBeDefined();
      expect((await screen.findAllByText('Password is required')).length).toBeGreaterThan(0);
      expect((await screen.findAllByText('Confirm password is required')).length).toBeGreaterThan(0);
      expect(api.calls).toEqual([]);
    });

    test('passwords that differ are not sent', async () => {
      const { user, api } = renderApp({ path, session: null });
      await fill(user, 'Other#Pass12');
      expect(await screen.findByText('Please enter a valid password')).toBeDefined();
      expect((await screen.findAllByText('Passwords do not match')).length).toBeGreaterThan(0);
      expect(api.calls).toEqual([]);
    });

    test('the policy of the server stands under the field', async () => {
      const problem = { errors: [{ field: 'password', message: 'This password is too common' }] };
      const routes = { 'POST /auth/reset-password': { status: 422, message: 'Not possible', problem } };
      const { user } = renderApp({ path, session: null, routes });
      await fill(user, 'New#Pass12');
      const field = await screen.findByLabelText('New password');
      await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
      expect((await screen.findAllByText('This password is too common')).length).toBeGreaterThan(0);
    });
  },
);

test('a reset page without its token says so', async () => {
  renderApp({ path: '/reset-password', session: null });
  expect(await screen.findByText('The link is not complete. Please request a new one.')).toBeDefined();
});

test('setting the first password signs in', async () => {
  const routes = { 'POST /auth/set-password': () => ({ data: toCompanySession() }) };
  const { user, api } = renderApp({
    path: '/set-password?token=invitation',
    session: null,
    routes: { ...routes, 'GET /dashboard': { status: 500, message: 'x' } },
  });
  await user.type(await screen.findByLabelText('Password'), 'First#Pass12');
  await user.type(screen.getByLabelText('Confirm password'), 'First#Pass12');
  await user.click(screen.getByRole('button', { name: /^Set Password/ }));
  await waitFor(() => expect(findSession()?.accessToken).toBe('token-1'));
  expect(api.calls[0]?.body).toEqual({ password: 'First#Pass12', token: 'invitation' });
});
