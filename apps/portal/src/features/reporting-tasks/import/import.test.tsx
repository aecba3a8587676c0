import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeRoutes } from '../../../app/testing/fake-api.ts';
import { renderApp, toCompanySession } from '../../../app/testing/render-app.tsx';
import { forgiveLateShell } from '../../../shared/tasks/testing/late-shell.ts';
import { findRefusal } from './choose-file.tsx';
import type { CheckedRow } from './import-words.ts';

const path = '/company/reporting-tasks/import';
const ROUTES: FakeRoutes = { 'GET /generate-tasks/import/template': {} };

const right: CheckedRow = {
  row: 2,
  name: 'Read the meter',
  repeats: 'Every month on the 10th',
  dueDate: '2027-01-10',
  assignee: 'Ravi Kelkar',
  errors: [],
  taskId: null,
};
const wrong: CheckedRow = {
  ...right,
  row: 3,
  name: 'Weigh the ash',
  repeats: null,
  dueDate: null,
  assignee: null,
  errors: [{ column: 'Due or start date', message: 'Write the date as dd-mm-yyyy' }],
};

/** Answers of the server to what is sent, in their order; uploads go by XMLHttpRequest, which reports progress. */
let answers: { status: number; body: object }[];
let sent: FormData[];

class FakeUpload {
  upload = {};
  status = 0;
  responseText = '';
  onload: (() => void) | null = null;
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  abort() {}
  send(form: FormData) {
    sent.push(form);
    const answer = answers.shift() ?? { status: 500, body: { message: 'Nobody expected this' } };
    this.status = answer.status;
    this.responseText = JSON.stringify(answer.body);
    queueMicrotask(() => this.onload?.());
  }
}

const checked = (rows: readonly CheckedRow[]) => ({
  status: 200,
  body: { message: 'The list has been checked.', data: { dryRun: true, created: 0, rows } },
});
const file = new File(['Task name'], 'tasks.csv', { type: 'text/csv' });

beforeEach(() => {
  answers = [];
  sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
});
afterEach(() => forgiveLateShell());

async function choose(user: ReturnType<typeof renderApp>['user']) {
  await user.upload(await screen.findByLabelText(/Drop your list here/), file);
}

describe('the import of a spreadsheet', () => {
  test('explains the columns and gives the template', async () => {
    const { user, api } = renderApp({ path, routes: ROUTES });
    expect(await screen.findByText('Step 1 of 3: choose the file')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'What each column needs' }));
    const table = await screen.findByRole('table', { name: 'Columns of the list' });
    expect(within(table).getAllByRole('rowheader')[0]?.textContent).toBe('Task name');
    expect(within(table).getByText('Description (optional)')).toBeDefined();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    await waitFor(() =>
      expect(
        api.calls.find((call) => call.path === '/generate-tasks/import/template')?.query.get('format'),
      ).toBe('csv'),
    );
  });

  test('shows every row before it is made, and then what was made', async () => {
    answers = [
      checked([right]),
      {
        status: 200,
        body: {
          message: 'The task has been added.',
          data: { dryRun: false, created: 1, rows: [{ ...right, taskId: 'task-9' }] },
        },
      },
    ];
    const { user } = renderApp({ path, routes: ROUTES });
    await choose(user);
    expect(await screen.findByText('Step 2 of 3: check the rows')).toBeDefined();
    const table = await screen.findByRole('table', { name: 'Rows of the list' });
    expect(within(table).getByText('First due 10 Jan 2027')).toBeDefined();
    expect(sent.map((form) => form.get('dryRun'))).toEqual(['1']);
    await user.click(screen.getByRole('button', { name: /^Import 1 task/ }));
    expect(await screen.findByRole('heading', { name: 'The task has been added' })).toBeDefined();
    expect(sent.map((form) => form.get('dryRun'))).toEqual(['1', '0']);
    expect(screen.getByRole('link', { name: 'Open the tasks' }).getAttribute('href')).toBe(
      '/company/reporting-tasks?origin=Received',
    );
    await user.click(screen.getByRole('button', { name: 'Import another list' }));
    expect(await screen.findByText('Step 1 of 3: choose the file')).toBeDefined();
  });

  test('says what is wrong in which row and column, and imports nothing', async () => {
    answers = [checked([right, wrong])];
    const { user, router } = renderApp({ path, routes: ROUTES });
    await choose(user);
    expect(await screen.findByText('1 row needs a correction.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
    const table = await screen.findByRole('table', { name: 'Rows of the list' });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Weigh the ash']);
    expect(within(table).getByText('Due or start date:').parentElement?.textContent).toBe(
      'Due or start date: Write the date as dd-mm-yyyy',
    );
    await user.click(screen.getByRole('button', { name: 'All 2' }));
    await waitFor(() => expect(router.state.location.search).toBe('?rows=all'));
    expect(await screen.findByText('Read the meter')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Choose another file' }));
    expect(await screen.findByText('Step 1 of 3: choose the file')).toBeDefined();
  });

  test.each([
    [422, 'The column Repeats is missing'],
    [413, 'The list may be at most 2 MB.'],
    [415, 'This is a PDF.'],
    [503, 'The service is not ready yet. Please try again shortly.'],
  ])('shows why a file was not taken, in place: %i', async (status, message) => {
    answers = [{ status, body: { message, status } }];
    const { user } = renderApp({ path, routes: ROUTES });
    await choose(user);
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByText('Step 1 of 3: choose the file')).toBeDefined();
  });

  test('is not for who may only look', async () => {
    renderApp({ path, session: toCompanySession({ 'Reporting Task': 'view' }), routes: ROUTES });
    expect(await screen.findByRole('heading', { name: 'You cannot import tasks' })).toBeDefined();
    expect(screen.queryByLabelText(/Drop your list here/)).toBeNull();
  });

  test('with several pages of rows pages in the address', async () => {
    answers = [
      checked(
        Array.from({ length: 120 }, (_, index) => ({ ...right, row: index + 2, name: `Task ${index + 2}` })),
      ),
    ];
    const { user } = renderApp({ path, routes: ROUTES });
    await choose(user);
    expect(await screen.findByText('Task 2')).toBeDefined();
    expect(screen.queryByText('Task 60')).toBeNull();
    await user.click(screen.getByRole('link', { name: /^(?:Page )?2$/ }));
    expect(await screen.findByText('Task 60')).toBeDefined();
  });
});

test.each([
  ['tasks.csv', 10, null],
  ['TASKS.XLSX', 2 * 1024 * 1024, null],
  ['tasks.xlsx', 2 * 1024 * 1024 + 1, 'The list may be at most 2 MB'],
  ['tasks.csv', 0, 'The file is empty'],
  ['tasks.pdf', 10, 'Choose a CSV file or a workbook (.xlsx)'],
])('a file %s of %i bytes: %s', (name, size, refusal) => {
  expect(findRefusal({ name, size })).toBe(refusal);
});
