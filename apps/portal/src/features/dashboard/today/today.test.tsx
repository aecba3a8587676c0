import type { DashboardRound } from '@anupalan/validators/entities/dashboard';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp, toCompanySession } from '../../../app/testing/render-app.tsx';
import { around, none, toDashboard, today, toTask } from '../testing/test-dashboard.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the day', () => {
  test('tells nobody who may not see consents that there is none', async () => {
    const session = toCompanySession({ 'Consent Analyzer': 'none', 'Consent Documents': 'none' });
    renderApp({
      path: '/company/dashboard',
      session,
      routes: { ...around, 'GET /dashboard': { data: none } },
    });
    await screen.findByRole('region', { name: 'Late' });
    expect(screen.queryByText('No consent yet')).toBeNull();
  });

  test('marks all rounds of today done with one remark, but for those that ask for evidence', async () => {
    const round = (changes: Partial<DashboardRound>): DashboardRound => ({
      ...toTask({ status: 'pending', dueDate: today }),
      often: 'every day',
      missed: 0,
      days: ['done', 'missed', 'open'],
      ...changes,
    });
    const rounds = [
      round({ id: 'r4', taskId: 't4', name: 'Check the scrubber', status: 'completed' }),
      round({ id: 'r1', taskId: 't1', name: 'Log ETP flow', missed: 18 }),
      round({ id: 'r2', taskId: 't2', name: 'Read the meter' }),
      round({ id: 'r3', taskId: 't3', name: 'Inspect the store', evidenceRequired: true }),
    ];
    const figures = toDashboard({
      rounds: { today: 4, done: 1, late: 1, missed: 18, coming: 4, comingDays: 50 },
    });
    const { user, api } = renderApp({
      path: '/company/dashboard',
      routes: {
        ...around,
        'GET /dashboard': { data: { ...figures, toDo: { ...figures.toDo, rounds } } },
        'PATCH /generate-tasks/scheduled-tasks/status': { data: { scheduledTasks: [] } },
      },
    });
    const card = await screen.findByRole('region', { name: 'Today’s rounds' });
    expect(within(card).getByText('1 of 4 done')).toBeDefined();
    // What is still to do comes first.
    const names = within(card)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent);
    expect(names).toEqual(['Log ETP flow', 'Read the meter', 'Inspect the store', 'Check the scrubber']);
    expect(within(card).getByText('18 missed days')).toBeDefined();
    expect(within(card).getAllByRole('img', { name: '1 of the last 3 days missed' })).toHaveLength(4);
    expect(
      within(card).getByText('“Inspect the store” needs evidence, so “Mark all done” leaves it out.'),
    ).toBeDefined();
    await user.type(within(card).getByRole('textbox', { name: /Remark for all/ }), 'Round at 9');
    await user.click(within(card).getByRole('button', { name: 'Mark all done' }));
    const patch = () => api.calls.find(({ method }) => method === 'PATCH')?.body;
    await waitFor(() => expect(patch()).toMatchObject({ ids: ['r1', 'r2'], remark: 'Round at 9' }));
  });

  test('asks for the own tasks alone, at an address of its own', async () => {
    const { user, api, router } = renderApp({
      path: '/company/dashboard',
      routes: { ...around, 'GET /dashboard': { data: toDashboard() } },
    });
    await user.click(await screen.findByRole('button', { name: 'Mine' }));
    expect(router.state.location.search).toBe('?scope=mine');
    await waitFor(() => expect(api.calls.some(({ query }) => query.get('scope') === 'mine')).toBe(true));
  });
});
