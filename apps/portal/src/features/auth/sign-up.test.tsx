import { findSession } from '@anupalan/api-client/session-storage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FakeRoutes } from '../../app/testing/fake-api.ts';
import { renderApp, toCompanySession } from '../../app/testing/render-app.tsx';

const MESSAGE = 'Your workspace is ready. We have mailed you a link to set a password.';
const opened: FakeRoutes = {
  'POST /auth/signup': () => ({ status: 201, message: MESSAGE, data: toCompanySession() }),
  'GET /dashboard': { status: 500, message: 'Not asked for here' },
};

afterEach(() => {
  vi.useRealTimers();
});

type User = ReturnType<typeof renderApp>['user'];
const getButton = () => screen.getByRole('button', { name: /^Sign Up Free/ });

async function fill(user: User, name: string, email: string) {
  const field = await screen.findByLabelText('Name');
  if (name !== '') await user.type(field, name);
  if (email !== '') await user.type(screen.getByLabelText('Email'), email);
}

async function send(user: User, name: string, email: string) {
  await fill(user, name, email);
  await user.click(getButton());
}

/** Lets calls be answered while the clock stands still. */
async function waitForText(text: string) {
  for (let turn = 0; turn < 1000 && screen.queryByText(text) === null; turn += 1)
    await act(() => vi.advanceTimersByTimeAsync(0));
  return screen.getByText(text);
}

test('the login page leads here, and this page back', async () => {
  const { user, toPath } = renderApp({ path: '/login', session: null });
  await user.click(await screen.findByRole('link', { name: 'Sign up' }));
  await screen.findByRole('heading', { name: 'Sign Up', level: 1 });
  expect(toPath()).toBe('/signup');
  await waitFor(() => expect(document.title).toBe('Sign Up · Anupalan'));
  // Name and e-mail, and nothing else.
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login');
  expect(screen.getByRole('link', { name: 'Try it on an order first' }).getAttribute('href')).toBe(
    '/product-preview',
  );
});

test('what the server says is shown, and half a second later the dashboard', async () => {
  const { user, api, toPath } = renderApp({ path: '/signup', session: null, routes: opened });
  await fill(user, '  Kavita   Bendre', 'kavita@example.com');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(getButton());
  expect(await waitForText(MESSAGE)).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(toPath()).toBe('/signup');
  expect(findSession()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(findSession()?.accessToken).toBe('token-1');
  vi.useRealTimers();
  await waitFor(() => expect(toPath()).toBe('/company/dashboard'));
  expect(api.calls.find(({ path }) => path === '/auth/signup')?.body).toEqual({
    name: 'Kavita Bendre',
    email: 'kavita@example.com',
  });
});

const REFUSED: [string, string, string, string][] = [
  ['no name', '', 'kavita@example.com', 'Name is required'],
  ['a name that is none', '1234', 'kavita@example.com', 'Name must be a valid string'],
  ['no e-mail', 'Kavita Bendre', '', 'Email is required'],
  ['half an e-mail', 'Kavita Bendre', 'kavita@example', 'Please enter a valid email address'],
];

test.each(REFUSED)('%s is said at its field and not sent', async (_case, name, email, message) => {
  const { user, api } = renderApp({ path: '/signup', session: null });
  await send(user, name, email);
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(api.calls).toEqual([]);
});

test('too many tries from one place are said above the form; what was typed stays', async () => {
  const routes = { 'POST /auth/signup': { status: 429, message: 'Please try again in an hour.' } };
  const { user, toPath } = renderApp({ path: '/signup', session: null, routes });
  await send(user, 'Kavita Bendre', 'kavita@example.com');
  expect(await screen.findByText('Please try again in an hour.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('kavita@example.com');
  expect(toPath()).toBe('/signup');
});

test('the server’s word on a field stands under the field', async () => {
  const problem = { errors: [{ field: 'email', message: 'Addresses of this kind cannot be used' }] };
  const routes = { 'POST /auth/signup': { status: 422, message: 'Not possible', problem } };
  const { user } = renderApp({ path: '/signup', session: null, routes });
  await send(user, 'Kavita Bendre', 'kavita@example.com');
  const field = await screen.findByLabelText('Email');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
});

test('who is signed in goes to the dashboard', async () => {
  const { toPath } = renderApp({ path: '/signup', routes: opened });
  await waitFor(() => expect(toPath()).toBe('/company/dashboard'));
});
