import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { FakeRoutes } from '../../../app/testing/fake-api.ts';
import { renderApp, toCompanySession } from '../../../app/testing/render-app.tsx';
import { setUpTaskDay, tearDownTaskDay } from '../../../shared/tasks/testing/task-day.ts';
import { toTestEntry, toTestOccurrence } from '../../../shared/tasks/testing/test-data.ts';
import { path, toChanges, toRoutes } from '../testing/occurrences.ts';

type Answer = { status: number; body: unknown };

/** Answers of the server to what is sent, in their order; uploads go by XMLHttpRequest, which reports progress. */
let answers: Answer[] = [];
/** While it is a list, uploads wait in it for their answer. */
let waiting: (() => void)[] | null = null;
let sent: { url: string; file: string; effectiveDate: FormDataEntryValue | null }[] = [];

class FakeUpload {
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  #url = '';
  open(_method: string, url: string) {
    this.#url = url;
  }
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  abort() {
    this.onabort?.();
  }
  send(form: FormData) {
    const file = form.get('file');
    sent.push({
      url: this.#url,
      file: file instanceof File ? file.name : '',
      effectiveDate: form.get('effectiveDate'),
    });
    this.upload.onprogress?.({ loaded: 5, total: 10, lengthComputable: true });
    const { status, body } = answers.shift() ?? { status: 201, body: { message: 'Saved', data: {} } };
    const answer = () => {
      this.status = status;
      this.responseText = JSON.stringify(body);
      this.onload?.();
    };
    if (waiting === null) queueMicrotask(answer);
    else waiting.push(answer);
  }
}

beforeEach(() => {
  setUpTaskDay();
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  answers = [];
  waiting = null;
  sent = [];
});

afterEach(tearDownTaskDay);

const piece = (id: string, changes: object = {}) => ({
  id,
  fileName: `${id}.pdf`,
  size: 2048,
  mimeType: 'application/pdf',
  effectiveDate: null,
  createdAt: '2026-11-18T05:00:00.000Z',
  uploadedBy: { id: 'user-2', name: 'Ravi Kelkar' },
  ...changes,
});

const open = (tab: string) => `${path}?task=task-1&due=2026-11-17&tab=${tab}`;
const findDrawer = () => screen.findByRole('dialog', { name: 'Sample the effluent of the outlet' });
const withEvidence = (
  evidence: ReturnType<typeof piece>[],
  more: Partial<ReturnType<typeof toTestOccurrence>> = {},
): FakeRoutes => toRoutes([toTestOccurrence({ evidence, ...more })]);

describe('evidence of a due date', () => {
  test('is listed with its day, and deleted after a question', async () => {
    const { user, api } = renderApp({
      path: open('evidence'),
      routes: {
        ...withEvidence([
          piece('report', { effectiveDate: '2026-11-15' }),
          piece('note', { mimeType: 'application/vnd.ms-excel' }),
        ]),
        'DELETE /scheduled-tasks/:id/evidence/:evidenceId': { message: 'The evidence has been deleted.' },
      },
    });
    const drawer = await findDrawer();
    expect(await within(drawer).findByText(/of 15 Nov 2026, Ravi Kelkar, 18 Nov 2026/)).toBeDefined();
    expect(within(drawer).getByRole('button', { name: 'Open report.pdf' })).toBeDefined();
    expect(within(drawer).queryByRole('button', { name: 'Open note.pdf' })).toBeNull();
    await user.click(within(drawer).getByRole('button', { name: 'Delete report.pdf' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete report.pdf?' });
    await user.click(within(question).getByRole('button', { name: /^Delete file/ }));
    await waitFor(() =>
      expect(api.calls.filter(({ method }) => method === 'DELETE').map((call) => call.path)).toEqual([
        '/scheduled-tasks/due-1/evidence/report',
      ]),
    );
    expect(await screen.findByText('The evidence has been deleted.')).toBeDefined();
  });

  test('is uploaded, several files with a day each; what fails stays to be tried again', async () => {
    answers = [
      { status: 201, body: { message: 'Saved', data: {} } },
      { status: 415, body: { message: 'This is no PDF inside' } },
    ];
    const { user } = renderApp({ path: open('evidence'), routes: withEvidence([]) });
    const drawer = await findDrawer();
    expect(await within(drawer).findByText('No evidence yet')).toBeDefined();
    await user.upload(within(drawer).getByLabelText(/Drop evidence here/), [
      new File(['%PDF-1.7'], 'first.pdf', { type: 'application/pdf' }),
      new File(['%PDF-1.7'], 'second.pdf', { type: 'application/pdf' }),
    ]);
    await user.type(
      within(drawer).getByRole('textbox', { name: /Effective date of first.pdf/ }),
      '15/11/2026',
    );
    await user.click(within(drawer).getByRole('button', { name: /^Upload 2 files/ }));
    expect(await within(drawer).findByText('This is no PDF inside')).toBeDefined();
    expect(sent).toEqual([
      {
        url: expect.stringContaining('/scheduled-tasks/due-1/evidence'),
        file: 'first.pdf',
        effectiveDate: '2026-11-15',
      },
      expect.objectContaining({ file: 'second.pdf', effectiveDate: null }),
    ]);
    expect(within(drawer).queryByText('first.pdf')).toBeNull();
    await user.click(within(drawer).getByRole('button', { name: /^Upload 1 file/ }));
    await waitFor(() => expect(within(drawer).queryByText('second.pdf')).toBeNull());
  });

  test('that was chosen stays in the other parts of the drawer, and is asked about before it is left', async () => {
    const { user, router } = renderApp({ path: open('evidence'), routes: withEvidence([]) });
    const drawer = await findDrawer();
    await user.upload(
      await within(drawer).findByLabelText(/Drop evidence here/),
      new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' }),
    );
    await user.click(within(drawer).getByRole('tab', { name: /^Details/ }));
    await user.click(within(drawer).getByRole('tab', { name: /^Evidence/ }));
    expect(within(drawer).getByText('report.pdf')).toBeDefined();
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard the chosen file?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(router.state.location.search).toContain('task=task-1');
    expect(within(drawer).getByText('report.pdf')).toBeDefined();
  });

  test('goes with what was done: it is sent first, and nothing is completed without it', async () => {
    answers = [{ status: 422, body: { message: 'This is no PDF inside' } }];
    const { user, api } = renderApp({
      path: open(''),
      routes: withEvidence([], { evidenceRequired: true }),
    });
    const drawer = await findDrawer();
    await user.click(await within(drawer).findByRole('button', { name: 'Mark as done' }));
    const dialog = await screen.findByRole('dialog', { name: /^Mark “/ });
    expect(within(dialog).getByText('Evidence required')).toBeDefined();
    expect(within(dialog).getByText('4 days late')).toBeDefined();
    await user.type(within(dialog).getByLabelText(/^Reference/), 'DAL/2611/0482');
    await user.upload(
      within(dialog).getByLabelText(/Drop evidence here/),
      new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' }),
    );
    await user.click(within(dialog).getByRole('button', { name: /^Mark as done/ }));
    expect(await within(dialog).findByText('This is no PDF inside')).toBeDefined();
    expect(toChanges(api.calls)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard the chosen file?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    await user.click(within(dialog).getByRole('button', { name: /^Mark as done/ }));
    await waitFor(() =>
      expect(toChanges(api.calls)).toEqual([
        { id: 'due-1', status: 'completed', completedOn: '2026-11-21', reference: 'DAL/2611/0482' },
      ]),
    );
    expect(sent.map(({ file }) => file)).toEqual(['report.pdf', 'report.pdf']);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Mark “/ })).toBeNull());
  });

  describe('while the first of several files is on its way', () => {
    const names = ['first.pdf', 'second.pdf', 'third.pdf'];

    async function sendThree() {
      waiting = [];
      const { user } = renderApp({ path: open('evidence'), routes: withEvidence([]) });
      const drawer = await findDrawer();
      await user.upload(
        await within(drawer).findByLabelText(/Drop evidence here/),
        names.map((name) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })),
      );
      await user.click(within(drawer).getByRole('button', { name: /^Upload 3 files/ }));
      await waitFor(() => expect(sent).toHaveLength(1));
      return { user, drawer };
    }

    test('one that is left out is not sent, and a day that is set is', async () => {
      const { user, drawer } = await sendThree();
      await user.click(within(drawer).getByRole('button', { name: 'Remove second.pdf' }));
      await user.type(
        within(drawer).getByRole('textbox', { name: /Effective date of third.pdf/ }),
        '15/11/2026',
      );
      waiting?.shift()?.();
      await waitFor(() => expect(sent).toHaveLength(2));
      waiting?.shift()?.();
      await waitFor(() => expect(within(drawer).queryByText('third.pdf')).toBeNull());
      expect(sent.map(({ file, effectiveDate }) => [file, effectiveDate])).toEqual([
        ['first.pdf', null],
        ['third.pdf', '2026-11-15'],
      ]);
    });

    test('the one that is cancelled does not keep the next from being sent', async () => {
      const { user, drawer } = await sendThree();
      await user.click(within(drawer).getByRole('button', { name: 'Cancel the upload of first.pdf' }));
      await waitFor(() => expect(sent.map(({ file }) => file)).toEqual(['first.pdf', 'second.pdf']));
    });

    test('closing the drawer asks first, and sends none of the rest', async () => {
      const { user, drawer } = await sendThree();
      await user.click(within(drawer).getByRole('button', { name: 'Close' }));
      const question = await screen.findByRole('alertdialog', { name: 'Discard 3 chosen files?' });
      await user.click(within(question).getByRole('button', { name: /^Discard files/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      // Long enough for the next one to begin.
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(sent.map(({ file }) => file)).toEqual(['first.pdf']);
    });
  });

  test('refuses what is no file for it, and more than twenty', async () => {
    renderApp({
      path: open('evidence'),
      routes: withEvidence(Array.from({ length: 19 }, (_, index) => piece(`file-${index}`))),
    });
    const drawer = await findDrawer();
    const input = await within(drawer).findByLabelText<HTMLInputElement>(/Drop evidence here/);
    fireEvent.change(input, {
      target: {
        files: [
          new File(['x'], 'tool.exe'),
          new File([''], 'empty.pdf'),
          new File(['%PDF-1.7'], 'fits.pdf'),
          new File(['%PDF-1.7'], 'over.pdf'),
        ],
      },
    });
    const errors = await within(drawer).findAllByRole('alert');
    const words = errors.map(({ textContent }) => textContent).join(' ');
    expect(words).toContain('tool.exe');
    expect(words).toContain('empty.pdf');
    expect(words).toContain('over.pdf: A due date can have at most 20 files.');
    expect(within(drawer).getByLabelText<HTMLInputElement>(/Drop evidence here/).disabled).toBe(true);
    expect(within(drawer).getByRole('button', { name: /^Upload 1 file/ })).toBeDefined();
  });

  test('can be read and not changed by who may only look', async () => {
    renderApp({
      path: open('evidence'),
      session: toCompanySession({ 'Tasks & Alerts': 'view', 'Reporting Task': 'view' }),
      routes: withEvidence([piece('report')]),
    });
    const drawer = await findDrawer();
    expect(await within(drawer).findByRole('button', { name: /^Download report\.pdf/ })).toBeDefined();
    expect(within(drawer).queryByRole('button', { name: 'Delete report.pdf' })).toBeNull();
    expect(within(drawer).queryByLabelText(/Drop evidence here/)).toBeNull();
  });
});

describe('the history of a due date', () => {
  const entries = [toTestEntry({ details: { from: 'overdue', to: 'completed', remark: 'By post' } })];

  test('says who, when, from, to and the remark; its part is in the address', async () => {
    const { user, router } = renderApp({
      path: `${path}?task=task-1&due=2026-11-17`,
      routes: { ...toRoutes(), 'GET /scheduled-tasks/:id/history': { data: { entries, total: 1 } } },
    });
    const drawer = await findDrawer();
    await user.click(await within(drawer).findByRole('tab', { name: 'History' }));
    const history = await within(drawer).findByRole('list', { name: 'History' });
    expect(within(history).getByText('From Overdue to Completed: “By post”')).toBeDefined();
    expect(within(history).getByText(/^Ravi Kelkar, 18 November 2026/)).toBeDefined();
    expect(router.state.location.search).toBe('?task=task-1&due=2026-11-17&tab=history');
  });

  test.each([
    ['nothing', { data: { entries: [], total: 0 } }, 'No changes yet'],
    ['a failure', { status: 500, message: 'Broken' }, 'The history could not be loaded'],
  ])('says so: %s', async (_name, answer, words) => {
    renderApp({
      path: open('history'),
      routes: { ...toRoutes(), 'GET /scheduled-tasks/:id/history': answer },
    });
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('and who was told stand beside each other', async () => {
    renderApp({
      path: open('alerts'),
      routes: { ...toRoutes(), 'GET /alerts': { data: { alerts: [], total: 0 } } },
    });
    expect(await screen.findByText('No alerts sent yet')).toBeDefined();
  });
});

describe('the assignee', () => {
  test('is changed in the drawer, and can be given back', async () => {
    const { user, api } = renderApp({
      path: `${path}?task=task-1&due=2026-11-17`,
      routes: {
        ...toRoutes(),
        'PATCH /generate-tasks/assignee': { message: 'The task has been assigned.', data: { tasks: [] } },
      },
    });
    const drawer = await findDrawer();
    await user.click(await within(drawer).findByRole('button', { name: 'Reassign' }));
    const dialog = await screen.findByRole('dialog', { name: /^Assign “Sample/ });
    await user.selectOptions(within(dialog).getByLabelText(/Assignee/), '');
    await user.click(within(dialog).getByRole('button', { name: /^Assign/ }));
    await waitFor(() =>
      expect(api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
        { ids: ['task-1'], assigneeId: null },
      ]),
    );
  });

  test('is one tap on a phone, where each person is a button', async () => {
    const usual = window.matchMedia;
    onTestFinished(() => void vi.stubGlobal('matchMedia', usual));
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { user, api } = renderApp({
      path: `${path}?task=task-1&due=2026-11-17`,
      routes: {
        ...toRoutes(),
        'PATCH /generate-tasks/assignee': { message: 'The task has been assigned.', data: { tasks: [] } },
      },
    });
    const drawer = await findDrawer();
    await user.click(await within(drawer).findByRole('button', { name: 'Reassign' }));
    const people = await screen.findByRole('group', { name: 'Assignee' });
    await user.click(within(people).getByRole('button', { name: 'Not assigned' }));
    await waitFor(() =>
      expect(api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
        { ids: ['task-1'], assigneeId: null },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Assignee' })).toBeNull());
  });

  test('leads to all dates of the task', async () => {
    renderApp({ path: `${path}?task=task-1&due=2026-11-17&status=overdue`, routes: toRoutes() });
    const drawer = await findDrawer();
    const link = await within(drawer).findByRole('link', { name: 'List all dates' });
    expect(link.getAttribute('href')).toBe('/company/task-and-alerts?of=task-1');
  });
});
