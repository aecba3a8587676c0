import { profileApi } from '@anupalan/api-client/endpoints/profile';
import { findSession } from '@anupalan/api-client/session-storage';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { FakeAnswer } from '../../app/testing/fake-api.ts';
import { renderApp, toCompanySession, toLabSession } from '../../app/testing/render-app.tsx';

const path = '/company/profile';
const { user: stored } = toCompanySession();

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Save/ });

describe('profile', () => {
  test('shows email, role, designation and department to read only', async () => {
    renderApp({ path });
    for (const text of ['meera@example.com', 'EHS manager', 'EHS', 'Company']) {
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    }
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
  });

  test('of a laboratory has its own address, with the same fields', async () => {
    const { toPath } = renderApp({ path: '/lab/profile', session: toLabSession() });
    expect(await screen.findByLabelText('Name')).toBeDefined();
    expect(screen.getByLabelText('Phone')).toBeDefined();
    expect((await screen.findAllByText('Lab')).length).toBeGreaterThan(0);
    expect(toPath()).toBe('/lab/profile');
  });

  test('saving is possible only when something is changed and valid', async () => {
    const { user } = renderApp({ path });
    const name = await screen.findByLabelText<HTMLInputElement>('Name');
    expect(save().disabled).toBe(true);
    await user.type(name, ' K');
    await waitFor(() => expect(save().disabled).toBe(false));
    await user.clear(screen.getByLabelText('Phone'));
    await user.type(screen.getByLabelText('Phone'), '12345');
    await waitFor(() => expect(save().disabled).toBe(true));
  });

  test('takes letters and spaces for a name and digits for a phone', async () => {
    const { user } = renderApp({ path });
    const name = await screen.findByLabelText<HTMLInputElement>('Name');
    await user.clear(name);
    await user.type(name, '  Mee3ra   Rao!');
    expect(name.value).toBe('Meera Rao');
    const phone = screen.getByLabelText<HTMLInputElement>('Phone');
    await user.clear(phone);
    await user.type(phone, '+91 98a76');
    expect(phone.value).toBe('919876');
  });

  test('saves, shows the server message and the new name in the header', async () => {
    const { user } = renderApp({
      path,
      routes: {
        'PATCH /users/profile': {
          message: 'Your profile has been saved.',
          data: { ...stored, name: 'Meera Rao' },
        },
      },
    });
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Meera Rao');
    await user.click(save());
    expect(await screen.findByText('Your profile has been saved.')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Meera Rao, account menu' })).toBeDefined();
    await waitFor(() => expect(save().disabled).toBe(true));
  });

  test('an error of the server stands at its field', async () => {
    const problem = { errors: [{ field: 'mobileNo', message: 'This number is blocked' }] };
    const { user } = renderApp({
      path,
      routes: { 'PATCH /users/profile': { status: 422, message: 'Not saved', problem } },
    });
    await user.type(await screen.findByLabelText('Name'), ' K');
    await waitFor(() => expect(save().disabled).toBe(false));
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true'));
  });

  test('says when it could not be loaded', async () => {
    renderApp({ path, routes: { 'GET /users/profile': { status: 500, message: 'Broken' } } });
    expect(await screen.findByText('Your profile could not be loaded')).toBeDefined();
  });

  test('a later attempt that fails leaves what was typed', async () => {
    const { user, api, store } = renderApp({ path });
    await user.type(await screen.findByLabelText('Name'), ' K');
    api.set({ 'GET /users/profile': { status: 500, message: 'Broken' } });
    const { isError } = await act(() =>
      store.dispatch(profileApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true })),
    );
    expect(isError).toBe(true);
    expect(screen.queryByText('Your profile could not be loaded')).toBeNull();
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Meera Joglekar K');
  });

  test('leaving with something typed is asked about', async () => {
    const { user, router, toPath } = renderApp({ path });
    await user.type(await screen.findByLabelText('Name'), ' K');
    void router.navigate('/company/ChangePassword');
    await screen.findByText('Leave without saving?');
    expect(toPath()).toBe(path);
    await user.click(screen.getByRole('button', { name: /^Leave/ }));
    await screen.findByLabelText('Current password');
    expect(toPath()).toBe('/company/ChangePassword');
    await router.navigate(path);
    expect(await screen.findByLabelText<HTMLInputElement>('Name')).toHaveProperty('value', 'Meera Joglekar');
    expect(screen.queryByText('You have an unsent draft.')).toBeNull();
  });

  test('the guard of a screen that was just left does not swallow the next way', async () => {
    const { user, router, toPath } = renderApp({ path });
    await user.type(await screen.findByLabelText('Name'), ' K');
    void router.navigate('/company/ChangePassword');
    await screen.findByText('Leave without saving?');
    // The router is on its way again before React has drawn the screen in between.
    const further = new Promise<void>((resolve) => {
      const stop = router.subscribe(({ location }) => {
        if (location.pathname !== '/company/ChangePassword') return;
        stop();
        resolve(router.navigate('/company/profile?again'));
      });
    });
    await user.click(screen.getByRole('button', { name: /^Leave/ }));
    await further;
    expect(router.state.location.search).toBe('?again');
    expect(toPath()).toBe(path);
  });
});

describe('picture', () => {
  const png = new File(['x'], 'me.png', { type: 'image/png' });

  test('is uploaded at once and shown', async () => {
    const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview');
    const avatar = { path: '/avatars/abc' };
    const answer = Promise.withResolvers<FakeAnswer>();
    const { user, api } = renderApp({ path, routes: { 'PATCH /users/profile': () => answer.promise } });
    await user.upload(await screen.findByLabelText('Picture file'), png);
    expect(createObjectURL).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.querySelector('img[src="blob:preview"]')).not.toBeNull());
    answer.resolve({ message: 'Saved', data: { ...stored, avatar } });
    await waitFor(() => expect(findSession()?.user.avatar).toEqual(avatar));
    const header = screen.getByRole('button', { name: 'Meera Joglekar, account menu' });
    await waitFor(() =>
      expect(header.querySelector('img')?.getAttribute('src')).toMatch(/^\/api\/v1\/avatars\/abc\?v=\d+$/),
    );
    const body = api.calls.find((call) => call.method === 'PATCH')?.body;
    expect(body instanceof FormData && body.get('avatar')).toBeInstanceOf(File);
  });

  const refused: [string, File, string][] = [
    [
      'of another type',
      new File(['x'], 'me.webp', { type: 'image/webp' }),
      'Please select a valid image file (JPEG, PNG, GIF)',
    ],
    [
      'too large',
      new File([new Uint8Array(5_242_881)], 'me.png', { type: 'image/png' }),
      'File size should not exceed 5MB',
    ],
  ];
  test.each(refused)('%s is refused before it is sent', async (_name, file, message) => {
    const { user, api } = renderApp({ path });
    const input = await screen.findByLabelText<HTMLInputElement>('Picture file');
    input.removeAttribute('accept');
    await user.upload(input, file);
    expect(await screen.findByText(message)).toBeDefined();
    expect(api.calls.some((call) => call.method === 'PATCH')).toBe(false);
  });

  test('that the server refuses loses its preview', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview');
    const { user } = renderApp({
      path,
      routes: { 'PATCH /users/profile': { status: 415, message: 'This is no picture' } },
    });
    await user.upload(await screen.findByLabelText('Picture file'), png);
    expect(await screen.findByText('This is no picture')).toBeDefined();
    expect(findSession()?.user.avatar).toBeNull();
    await waitFor(() => expect(document.querySelector('img[src="blob:preview"]')).toBeNull());
  });
});
