import type { CatchUpRow } from '@anupalan/api-client/types';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FakeRoutes } from '../../app/testing/fake-api.ts';
import { renderApp, toCompanySession } from '../../app/testing/render-app.tsx';
import { setUpTaskDay, tearDownTaskDay } from '../../shared/tasks/testing/task-day.ts';
import { AROUND_TASKS } from '../../shared/tasks/testing/test-routes.ts';
import { toTestObligation } from '../../shared/viewer/testing/test-obligation.ts';

const path = '/company/task-and-alerts/catch-up';

/** What the page of tasks asks, which is where one leaves to. */
const TASKS_PAGE = {
  'GET /generate-tasks/scheduled-tasks': { data: { scheduledTasks: [], total: 0 } },
  'GET /saved-views': { data: { savedViews: [], total: 0 } },
  'GET /users/assignable': { data: { users: [], total: 0 } },
};

function toRow(id: string, title: string, changes: Partial<CatchUpRow> = {}): CatchUpRow {
  return {
    kind: 'cycle',
    dueDate: '2026-09-30',
    documentTitle: 'Girna consent',
    documentKind: 'cto',
    obligation: toTestObligation({
      id,
      title,
      state: 'accepted',
      taskId: `task-${id}`,
      lastDone: { asked: true, dueDate: '2026-09-30', answer: null, completedOn: null },
    }),
    ...changes,
  };
}

function toRoutes(rows: CatchUpRow[], refusal?: string): FakeRoutes {
  let stored = rows;
  const isAnswered = ({ kind, obligation }: CatchUpRow) =>
    kind === 'once' ? obligation.done === true : obligation.lastDone.answer !== null;
  return {
    ...AROUND_TASKS,
    'GET /catch-up': ({ query }) => {
      const found = stored.filter((row) => isAnswered(row) === (query.get('status') === 'answered'));
      return { data: { rows: found, total: found.length } };
    },
    'PATCH /obligations/:id': ({ body, path: of }) => {
      if (refusal) return { status: 409, message: refusal };
      const data = body as { done?: boolean; lastDone?: Record<string, unknown> };
      stored = stored.map((row) => {
        if (!of.endsWith(row.obligation.id)) return row;
        const { lastDone } = row.obligation;
        const given = data.lastDone ?? {};
        const answer = given.completedOn ? 'done' : given.notYet ? 'not_yet' : 'not_asked';
        return {
          ...row,
          obligation: {
            ...row.obligation,
            done: data.done ?? null,
            lastDone: data.lastDone
              ? { ...lastDone, answer, completedOn: (given.completedOn as string | undefined) ?? null }
              : lastDone,
          },
        };
      });
      return { data: stored.find((row) => of.endsWith(row.obligation.id))?.obligation };
    },
  };
}

const ROWS = [
  toRow('a', 'File Form V'),
  toRow('b', 'Test the soil'),
  toRow('c', 'Train waste handlers'),
  toRow('d', 'Submit the plan', {
    kind: 'once',
    obligation: toTestObligation({ id: 'd', title: 'Submit the plan', recurring: false, state: 'accepted' }),
  }),
];

beforeEach(setUpTaskDay);
afterEach(tearDownTaskDay);

describe('catch-up', () => {
  test('saves each answer at once and counts the rows', async () => {
    const { user } = renderApp({ path, routes: toRoutes(ROWS) });
    const table = await screen.findByRole('table', { name: 'To answer' });
    expect(screen.getByText('0 of 4 answered')).toBeDefined();
    await user.click(within(table).getByRole('button', { name: 'Not yet: File Form V' }));
    expect(await screen.findByText('1 of 4 answered')).toBeDefined();
    expect(screen.getByText('Late task since 30 Sep 2026')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Did not apply then: Test the soil' }));
    await screen.findByText('2 of 4 answered');
    await user.type(screen.getByRole('textbox', { name: 'Last done on: Train waste handlers' }), '12/9/2026');
    expect(screen.getByText('12 Sep 2026. On time, 18 days early.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save date: Train waste handlers' }));
    await screen.findByText('3 of 4 answered');
    expect(screen.getByText('Done on 12 Sep 2026')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'It was done: Submit the plan' }));
    expect(await screen.findByText('All answered')).toBeDefined();
    expect(screen.getByText('4: 2 done, 1 not yet, 1 not asked')).toBeDefined();
  });

  test('a day is saved with Enter', async () => {
    const { user } = renderApp({ path, routes: toRoutes(ROWS) });
    await user.type(
      await screen.findByRole('textbox', { name: 'Last done on: Train waste handlers' }),
      '12 Sep{Enter}',
    );
    expect(await screen.findByText('1 of 4 answered')).toBeDefined();
    expect(screen.getByText('Done on 12 Sep 2026')).toBeDefined();
  });

  test('a day that was typed is saved when the page is left', async () => {
    const { user, api, toPath } = renderApp({ path, routes: { ...toRoutes(ROWS), ...TASKS_PAGE } });
    await user.type(await screen.findByRole('textbox', { name: 'Last done on: Test the soil' }), '12 Sep');
    await user.click(screen.getByRole('link', { name: 'Finish later' }));
    expect(await screen.findByText('1 answer saved')).toBeDefined();
    await waitFor(() => expect(toPath()).toBe('/company/task-and-alerts'));
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      lastDone: { completedOn: '2026-09-12' },
    });
  });

  test('what is no date is asked about before the page is left', async () => {
    const { user, toPath } = renderApp({ path, routes: toRoutes(ROWS) });
    await user.type(await screen.findByRole('textbox', { name: 'Last done on: Test the soil' }), 'some day');
    await user.click(screen.getByRole('link', { name: 'Finish later' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(toPath()).toBe(path);
    expect(screen.getByDisplayValue('some day')).toBeDefined();
  });

  test('that a one-off was done can be taken back', async () => {
    const done = toRow('d', 'Submit the plan', {
      kind: 'once',
      obligation: toTestObligation({ id: 'd', title: 'Submit the plan', state: 'accepted', done: true }),
      answered: { by: 'Ravi Kelkar', on: '2026-11-18T06:00:00.000Z' },
    });
    const { user } = renderApp({ path, routes: toRoutes([done]) });
    expect(await screen.findByText('It was due once. Ravi Kelkar, 18 Nov 2026')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Change the answer: Submit the plan' }));
    await user.click(screen.getByRole('button', { name: 'It was not done: Submit the plan' }));
    expect(await screen.findByRole('button', { name: 'It was done: Submit the plan' })).toBeDefined();
  });

  test('an answer can be changed', async () => {
    const answered = toRow('a', 'File Form V');
    answered.obligation.lastDone = { ...answered.obligation.lastDone, answer: 'not_yet' };
    const { user } = renderApp({ path, routes: toRoutes([answered]) });
    await user.click(await screen.findByRole('button', { name: 'Change the answer: File Form V' }));
    await user.click(screen.getByRole('button', { name: 'Did not apply then: File Form V' }));
    expect(await screen.findByText('1: 1 not asked')).toBeDefined();
  });

  test('a refusal stands at its row', async () => {
    const refusal = 'This due date has evidence. Delete the files first.';
    const { user } = renderApp({ path, routes: toRoutes(ROWS.slice(0, 1), refusal) });
    await user.click(await screen.findByRole('button', { name: 'Did not apply then: File Form V' }));
    expect((await screen.findAllByText(refusal)).length).toBeGreaterThan(0);
    expect(screen.getByText('0 of 1 answered')).toBeDefined();
  });

  test('says that nothing is left, that it could not be loaded, and asks nobody who may not answer', async () => {
    renderApp({ path, routes: toRoutes([]) });
    expect(await screen.findByText('Nothing to catch up with')).toBeDefined();
  });

  test('who may only look sees what is open', async () => {
    const viewer = toCompanySession({ 'Consent Analyzer': 'view' });
    renderApp({ path, routes: toRoutes(ROWS), session: viewer });
    expect((await screen.findAllByText('Not answered yet')).length).toBe(4);
    expect(screen.queryByRole('button', { name: /Not yet/ })).toBeNull();
  });
});
