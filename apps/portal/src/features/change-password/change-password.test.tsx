import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp, toLabSession } from '../../app/testing/render-app.tsx';

const path = '/company/ChangePassword';

async function fill(
  user: ReturnType<typeof renderApp>['user'],
  [oldPassword, next, confirm]: [string, string, string],
) {
  await user.type(await screen.findByLabelText('Current password'), oldPassword);
  await user.type(screen.getByLabelText('New password'), next);
  await user.type(screen.getByLabelText('Confirm password'), confirm);
  await user.click(screen.getByRole('button', { name: /^Change Password/ }));
}

describe('change password', () => {
  test('sends the old and the new one, empties the form and says so', async () => {
    const routes = { 'POST /auth/change-password': { message: 'Your password has been changed.' } };
    const { user, api } = renderApp({ path, routes });
    await fill(user, ['old', 'Fresh#Water9', 'Fresh#Water9']);
    expect(await screen.findByText('Your password has been changed.')).toBeDefined();
    expect(api.calls.find((call) => call.method === 'POST')?.body).toEqual({
      oldPassword: 'old',
      newPassword: 'Fresh#Water9',
    });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(''));
  });

  test('of a laboratory is the same form under its own address', async () => {
    const routes = { 'POST /auth/change-password': { message: 'Your password has been changed.' } };
    const { user, toPath } = renderApp({ path: '/lab/ChangePassword', session: toLabSession(), routes });
    await fill(user, ['old', 'Fresh#Water9', 'Fresh#Water9']);
    expect(await screen.findByText('Your password has been changed.')).toBeDefined();
    expect(toPath()).toBe('/lab/ChangePassword');
  });

  const refused: [string, [string, string, string], RegExp][] = [
    ['that differ', ['old', 'Fresh#Water9', 'Fresh#Water8'], /^Passwords do not match$/],
    ['too short', ['old', 'Fr#9wat', 'Fr#9wat'], /^Choose a password of 8 to 128/],
    ['without a digit', ['old', 'Fresh#Water', 'Fresh#Water'], /^Choose a password of 8 to 128/],
  ];
  test.each(refused)('passwords %s are not sent', async (_name, values, message) => {
    const { user, api } = renderApp({ path });
    await fill(user, values);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(api.calls.some((call) => call.method === 'POST')).toBe(false);
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await waitFor(() => expect(document.title).toMatch(/^Error: /));
  });

  test('all three are required, and the hint says what a new one needs', async () => {
    const { user, api } = renderApp({ path });
    expect(
      await screen.findByText('Must be 8+ chars with upper, lower, number and special char'),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Change Password/ }));
    const summary = await screen.findByRole('alert');
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Current password is required',
      'New password is required',
      'Confirm password is required',
    ]);
    expect(api.calls.some((call) => call.method === 'POST')).toBe(false);
  });

  test('a wrong old one is said at its field and in the summary', async () => {
    const problem = { errors: [{ field: 'oldPassword', message: 'The current password is wrong' }] };
    const routes = { 'POST /auth/change-password': { status: 422, message: 'Not changed', problem } };
    const { user } = renderApp({ path, routes });
    await fill(user, ['wrong', 'Fresh#Water9', 'Fresh#Water9']);
    const field = await screen.findByLabelText('Current password');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    await user.type(field, 'x');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull());
  });
});
