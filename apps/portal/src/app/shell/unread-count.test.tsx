import { notificationsApi } from '@anupalan/api-client/endpoints/notifications';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { useUnreadCount } from '../../shared/notifications/use-unread-count.ts';
import { createStore } from '../store.ts';
import { fakeApi } from '../testing/fake-api.ts';

test('the count renders only when its value changes, however often it is asked for', async () => {
  let total = 2;
  const api = fakeApi({ 'GET /user/notifications/unread': () => ({ data: { total } }) });
  const seen: number[] = [];
  function Count() {
    const unread = useUnreadCount();
    seen.push(unread);
    return <output>{unread}</output>;
  }
  const store = createStore();
  render(
    <Provider store={store}>
      <Count />
    </Provider>,
  );
  const ask = () =>
    act(async () => {
      await store.dispatch(
        notificationsApi.endpoints.countUnread.initiate(undefined, { forceRefetch: true }),
      );
    });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2'));
  for (let i = 0; i < 3; i++) await ask();
  expect(seen).toEqual([0, 2]);
  total = 3;
  await ask();
  expect(seen).toEqual([0, 2, 3]);
  expect(api.calls.length).toBeGreaterThanOrEqual(5);
});
