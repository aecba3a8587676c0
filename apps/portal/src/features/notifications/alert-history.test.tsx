import type { Alert } from '@anupalan/api-client/types';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, test } from 'vitest';
import { createStore } from '../../app/store.ts';
import { type FakeRoutes, fakeApi } from '../../app/testing/fake-api.ts';
import { AlertHistory } from '../../shared/tasks/alert-history.tsx';

const alert = (id: string, changes: Partial<Alert> = {}): Alert => ({
  id,
  about: 'task',
  task: { id: 'task-1', name: 'Stack test' },
  consentDocument: null,
  scheduledTaskId: 'date-1',
  dueDate: '2026-12-01',
  stage: -7,
  recipient: { id: 'user-1', name: 'Asha Rao' },
  channel: 'in_app',
  morning: '2026-11-24',
  result: 'sent',
  note: null,
  createdAt: '2026-11-24T02:30:00.000Z',
  updatedAt: '2026-11-24T02:30:00.000Z',
  ...changes,
});

function show(routes: FakeRoutes) {
  const api = fakeApi(routes);
  render(
    <Provider store={createStore()}>
      <AlertHistory scheduledTaskId="date-1" />
    </Provider>,
  );
  return api;
}

afterEach(cleanup);

describe('the alerts of a due date', () => {
  test('say who was told of which stage, where, and what became of it', async () => {
    const api = show({
      'GET /alerts': {
        data: {
          total: 2,
          alerts: [
            alert('2', {
              stage: 7,
              channel: 'email',
              result: 'failed',
              note: 'The mail server refused it',
            }),
            alert('1'),
          ],
        },
      },
    });
    const rows = within(await screen.findByRole('list', { name: 'Alerts' })).getAllByRole('listitem');
    expect(rows[0]?.textContent).toMatch(
      /Asha Rao, 7 days after.*Email, Not sent, 24 November 2026.*The mail server refused it/,
    );
    expect(rows[1]?.textContent).toMatch(/Asha Rao, 7 days before.*In-app, Sent, 24 November 2026/);
    expect(api.calls[0]?.query.get('scheduledTaskId')).toBe('date-1');
  });

  test('that nobody got say so', async () => {
    show({ 'GET /alerts': { data: { alerts: [], total: 0 } } });
    expect(await screen.findByText('No alerts sent yet')).toBeDefined();
  });

  test('that could not be loaded say so, and load again', async () => {
    const api = show({ 'GET /alerts': { status: 500, message: 'Broken' } });
    await screen.findByText('The alerts could not be loaded');
    api.set({ 'GET /alerts': { data: { alerts: [alert('1')], total: 1 } } });
    await userEvent.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText(/Asha Rao/)).toBeDefined();
  });
});
