import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp, toCompanySession, toLabSession } from '../../app/testing/render-app.tsx';
import {
  toTestEnquiry,
  toTestLab,
  toTestOrganisation,
  toTestReport,
} from '../../shared/enquiries/testing/test-data.ts';
import { toTestTask } from '../../shared/tasks/testing/test-data.ts';

const COMPANY = '/company/lab-marketplace/enquiries';
const LAB = '/lab/reporting-tasks/enquiries';
const QUOTE = { amount: 4500, reportBy: '2026-12-05', note: 'With sampling' };
const around = { 'GET /organisation': { data: toTestOrganisation() } };
const list = (enquiries: unknown[], total = enquiries.length) => ({
  ...around,
  'GET /enquiries': { data: { enquiries, total } },
});
const one = (changes = {}) => ({ ...around, 'GET /enquiries/:id': { data: toTestEnquiry(changes) } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the list', () => {
  test('names the laboratory to a company, and the company to a laboratory', async () => {
    renderApp({ path: COMPANY, routes: list([toTestEnquiry()]) });
    const table = await screen.findByRole('table', { name: 'Enquiries' });
    expect(within(table).getByText('Tapti Analytical')).toBeDefined();
    expect(within(table).getByText('Sent')).toBeDefined();
    expect(within(table).getByRole('link', { name: 'Effluent of November' }).getAttribute('href')).toBe(
      `${COMPANY}/enquiry-1`,
    );
  });

  test('stands below the tasks of a laboratory, with what waits for it', async () => {
    const { user, api } = renderApp({ path: LAB, session: toLabSession(), routes: list([toTestEnquiry()]) });
    const table = await screen.findByRole('table', { name: 'Enquiries' });
    expect(within(table).getByText('Girna Dyestuffs')).toBeDefined();
    expect(within(table).getByText('To quote')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Own tasks' }).getAttribute('href')).toBe('/lab/reporting-tasks');
    await user.click(screen.getByRole('button', { name: 'Waiting for us' }));
    await waitFor(() => expect(api.calls.some(({ query }) => query.get('turn') === 'lab')).toBe(true));
  });

  test('sorts and filters in the address', async () => {
    const { user, api, router } = renderApp({
      path: `${COMPANY}?status=quoted`,
      routes: list([toTestEnquiry()]),
    });
    await screen.findByRole('table', { name: 'Enquiries' });
    expect(api.calls.find(({ path }) => path === '/enquiries')?.query.get('status')).toBe('quoted');
    await user.click(screen.getByRole('button', { name: /^Date/ }));
    await waitFor(() => expect(router.state.location.search).toContain('sort='));
    expect(api.calls.some(({ query }) => query.get('sortBy') === 'dueDate')).toBe(true);
  });

  test('says what to do when it is empty, does not match, or does not load', async () => {
    const { user, api } = renderApp({ path: COMPANY, routes: list([]) });
    expect((await screen.findByRole('link', { name: 'Find a laboratory' })).getAttribute('href')).toBe(
      '/company/lab-marketplace',
    );
    await user.click(screen.getByRole('button', { name: 'Waiting for us' }));
    expect(await screen.findByText('No enquiries match these filters')).toBeDefined();
    api.set({ 'GET /enquiries': { status: 500 } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'sent');
    expect(await screen.findByText('Enquiries could not be loaded')).toBeDefined();
  });
});

describe('without the permission', () => {
  test.each([COMPANY, `${COMPANY}/enquiry-1`, '/company/lab-marketplace/lab-1/enquiry'])(
    'nothing is asked at %s, and the page says why',
    async (path) => {
      const { api } = renderApp({ path, session: toCompanySession({ 'Reporting Task': '' }) });
      expect(await screen.findByText('You do not have permission to see enquiries')).toBeDefined();
      expect(api.calls.some((call) => call.path.startsWith('/enquiries'))).toBe(false);
    },
  );

  test('a person who has not confirmed the e-mail address is told so, in place of the form', async () => {
    const session = toCompanySession();
    const { user, role, permissions } = session;
    const profile = { ...user, isEmailVerified: false, permissions, roleDetail: role };
    renderApp({
      path: '/company/lab-marketplace/lab-1/enquiry',
      session,
      routes: {
        ...around,
        'GET /labs/:id': { data: toTestLab() },
        'GET /users/profile': { data: profile },
      },
    });
    expect(await screen.findByText('Please confirm your e-mail address first.')).toBeDefined();
  });
});

describe('an enquiry, as the company sees it,', () => {
  test('shows what is asked, the words of the order, and what was said', async () => {
    renderApp({
      path: `${COMPANY}/enquiry-1`,
      routes: one({
        events: [
          ...toTestEnquiry().events,
          {
            id: 'event-2',
            side: 'lab',
            by: 'Anil Vaidya',
            at: '2026-11-16T06:00:00.000Z',
            to: null,
            text: 'Which outlet?',
          },
        ],
      }),
    });
    await screen.findByText('The effluent shall be analysed once in a month');
    const request = screen.getByRole('region', { name: 'Enquiry' });
    expect(within(request).getByText('From the order, page 6')).toBeDefined();
    expect(within(request).getByText('10 Dec 2026')).toBeDefined();
    expect(within(request).getByRole('link', { name: 'Open the task' }).getAttribute('href')).toBe(
      '/company/reporting-tasks?task=task-1',
    );
    const conversation = screen.getByRole('region', { name: 'Conversation' });
    expect(conversation.textContent).toContain('Anil Vaidya, Tapti Analytical');
    expect(within(conversation).getByText('Which outlet?')).toBeDefined();
    expect(screen.getByRole('region', { name: 'History' }).textContent).toContain('Enquiry sent');
    expect(screen.queryByRole('button', { name: 'Send a quote' })).toBeNull();
  });

  test('has its message sent once, and the field emptied', async () => {
    const { user, api } = renderApp({
      path: `${COMPANY}/enquiry-1`,
      routes: {
        ...one(),
        'POST /enquiries/:id/messages': { message: 'Your message has been sent.', data: toTestEnquiry() },
      },
    });
    await user.type(await screen.findByLabelText('Message'), 'The second one');
    await user.click(screen.getByRole('button', { name: /^Send message/ }));
    expect(await screen.findByText('Your message has been sent.')).toBeDefined();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'The second one' });
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('');
  });

  test('has its quote accepted after a question', async () => {
    const { user, api } = renderApp({
      path: `${COMPANY}/enquiry-1`,
      routes: {
        ...one({ status: 'quoted', quote: QUOTE }),
        'POST /enquiries/:id/accept': { message: 'The quote has been accepted.', data: toTestEnquiry() },
      },
    });
    expect(await screen.findByText('₹4,500, without tax')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Accept quote' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: /^Accept quote/ }));
    expect(await screen.findByText('The quote has been accepted.')).toBeDefined();
    expect(api.calls.some(({ path }) => path === '/enquiries/enquiry-1/accept')).toBe(true);
  });

  test('that has moved on says so and shows its newest state', async () => {
    const { user, api } = renderApp({
      path: `${COMPANY}/enquiry-1`,
      routes: {
        ...one({ status: 'quoted', quote: QUOTE }),
        'POST /enquiries/:id/accept': { status: 409, message: 'The enquiry has moved on.' },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Accept quote' }));
    api.set(one({ status: 'declined', quote: QUOTE }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: /^Accept quote/ }));
    expect(await screen.findByText('The enquiry has moved on.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept quote' })).toBeNull());
  });

  test('has its report approved, or rejected with a reason', async () => {
    const { user, api } = renderApp({
      path: `${COMPANY}/enquiry-1`,
      routes: {
        ...one({ status: 'reported', quote: QUOTE, reports: [toTestReport()] }),
        'PATCH /enquiries/:id/reports/:reportId': { message: 'Decided.', data: toTestEnquiry() },
      },
    });
    const reports = await screen.findByRole('region', { name: 'Reports' });
    expect(reports.textContent).toContain('No. R-7, sampled on 12 Nov 2026');
    await user.click(within(reports).getByRole('button', { name: /^Reject/ }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: /^Reject report/ }));
    expect(await within(dialog).findByText('Please give a reason')).toBeDefined();
    await user.type(within(dialog).getByLabelText('Reason'), 'COD is missing');
    await user.click(within(dialog).getByRole('button', { name: /^Reject report/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(within(reports).getByRole('button', { name: /^Approve/ }));
    await waitFor(() =>
      expect(api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
        { status: 'rejected', remark: 'COD is missing' },
        { status: 'approved', remark: null },
      ]),
    );
  });

  test('offers nothing to who may only view', async () => {
    renderApp({
      path: `${COMPANY}/enquiry-1`,
      session: toCompanySession({ 'Reporting Task': 'view' }),
      routes: one({ status: 'reported', quote: QUOTE, reports: [toTestReport()] }),
    });
    const reports = await screen.findByRole('region', { name: 'Reports' });
    expect(within(reports).getByRole('button', { name: /^Download/ })).toBeDefined();
    for (const name of [/^Approve/, /^Reject/, /^Send message/, /^Withdraw enquiry/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('that is not there, or does not load, says so', async () => {
    const { user, api } = renderApp({
      path: `${COMPANY}/enquiry-9`,
      routes: { 'GET /enquiries/:id': { status: 500 } },
    });
    const again = await screen.findByRole('button', { name: /again/i });
    api.set({ 'GET /enquiries/:id': { status: 404, message: 'Not there' } });
    await user.click(again);
    expect(await screen.findByText('This enquiry was not found')).toBeDefined();
  });
});

describe('an enquiry, as the laboratory sees it,', () => {
  const path = `${LAB}/enquiry-1`;
  const session = toLabSession();

  test('is quoted in rupees', async () => {
    const { user, api } = renderApp({
      path,
      session,
      routes: {
        ...one({ taskId: null, scheduledTaskId: null }),
        'POST /enquiries/:id/quote': { message: 'Your quote has been sent.', data: toTestEnquiry() },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Send a quote' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: /^Send quote/ }));
    expect((await within(dialog).findAllByText('Amount is required')).length).toBeGreaterThan(0);
    await user.type(within(dialog).getByLabelText('Amount'), '4500');
    await user.click(within(dialog).getByRole('button', { name: /^Send quote/ }));
    expect(await screen.findByText('Your quote has been sent.')).toBeDefined();
    // The day is the one that the company named.
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      amount: 4500,
      reportBy: '2026-12-10',
      note: null,
    });
    expect(screen.queryByRole('link', { name: 'Open the task' })).toBeNull();
  });

  test('is declined with a reason', async () => {
    const { user, api } = renderApp({
      path,
      session,
      routes: {
        ...one(),
        'POST /enquiries/:id/close': { message: 'The enquiry has been declined.', data: toTestEnquiry() },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Reason'), 'No capacity');
    await user.click(within(dialog).getByRole('button', { name: /^Decline/ }));
    expect(await screen.findByText('The enquiry has been declined.')).toBeDefined();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'No capacity' });
  });

  test('takes the report that is owed', async () => {
    const { user, api } = renderApp({
      path,
      session,
      routes: {
        ...one({ status: 'ordered', quote: QUOTE }),
        'POST /enquiries/:id/reports': { message: 'The report has been sent.', data: toTestEnquiry() },
      },
    });
    expect(await screen.findByText('Send it by 5 Dec 2026.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Send a report' }));
    const dialog = await screen.findByRole('dialog');
    const file = new File(['%PDF-1.7'], 'Report.pdf', { type: 'application/pdf' });
    await user.upload(within(dialog).getByLabelText(/Drop the report here/), file);
    await user.type(within(dialog).getByLabelText(/^Report number/), 'R-8');
    await user.click(within(dialog).getByRole('button', { name: /^Send report/ }));
    expect(await screen.findByText('The report has been sent.')).toBeDefined();
    const form = api.calls.find(({ method }) => method === 'POST')?.body;
    expect(form instanceof FormData && form.get('reportNo')).toBe('R-8');
    expect(form instanceof FormData && form.get('file')).toBeInstanceOf(File);
  });
});

describe('a new enquiry', () => {
  const path = '/company/lab-marketplace/lab-1/enquiry';
  const prefill = {
    'GET /enquiries/prefill': {
      data: {
        taskId: 'task-1',
        scheduledTaskId: 'due-1',
        subject: 'Analyse the effluent',
        medium: 'effluent',
        parameters: ['BOD', 'Chromium'],
        dueDate: '2026-12-10',
        source: { quote: 'The effluent shall be analysed', page: 6 },
      },
    },
  };
  const routes = { ...around, 'GET /labs/:id': { data: toTestLab() } };

  test('is filled in from a due date and sent', async () => {
    const { user, api, toPath } = renderApp({
      path: `${path}?scheduledTaskId=due-1`,
      routes: {
        ...routes,
        ...prefill,
        'POST /enquiries': { status: 201, message: 'Your enquiry has been sent.', data: toTestEnquiry() },
        'GET /enquiries/:id': { data: toTestEnquiry() },
      },
    });
    expect(await screen.findByText('The effluent shall be analysed')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Analyse the effluent');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'BOD' }).checked).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'COD' }));
    await user.click(screen.getByRole('button', { name: /^Send enquiry/ }));
    await waitFor(() => expect(toPath()).toBe(`${COMPANY}/enquiry-1`));
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      labId: 'lab-1',
      medium: 'effluent',
      parameters: ['BOD', 'COD', 'Chromium'],
      dueDate: '2026-12-10',
      scheduledTaskId: 'due-1',
    });
  });

  test('without a task asks for what is missing', async () => {
    const { user, api } = renderApp({ path, routes });
    await user.click(await screen.findByRole('button', { name: /^Send enquiry/ }));
    for (const text of ['Subject is required', 'Please choose what to test', 'Name at least one parameter'])
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('about a task that is gone can be written all the same', async () => {
    renderApp({
      path: `${path}?taskId=task-9`,
      routes: { ...routes, 'GET /enquiries/prefill': { status: 404, message: 'Not there' } },
    });
    expect((await screen.findByLabelText<HTMLInputElement>('Subject')).value).toBe('');
  });

  test('to a laboratory that is gone, or not loaded, says so', async () => {
    const { user, api } = renderApp({ path, routes: { ...around, 'GET /labs/:id': { status: 500 } } });
    const again = await screen.findByRole('button', { name: /again/i });
    api.set({ 'GET /labs/:id': { status: 404, message: 'Not there' } });
    await user.click(again);
    expect(await screen.findByText('This laboratory was not found')).toBeDefined();
  });

  test('is not offered to who may only view', async () => {
    renderApp({ path, session: toCompanySession({ 'Reporting Task': 'view' }), routes });
    expect(await screen.findByText('You can read enquiries but not send them')).toBeDefined();
  });
});

describe('a task', () => {
  const task = toTestTask({ id: 'task-1', consentDocumentId: null, obligationId: null, citation: null });
  const routes = {
    ...around,
    'GET /consent-documents': { data: { consentDocuments: [], total: 0 } },
    'GET /generate-tasks': { data: { tasks: [task], total: 1 } },
    'GET /tasks/:id': { data: { ...task, scheduledTasks: [] } },
    'GET /users/assignable': { data: { users: [], total: 0 } },
  };

  test('leads to a laboratory, and shows who was asked already', async () => {
    const { api } = renderApp({
      path: '/company/reporting-tasks?task=task-1',
      routes: { ...routes, 'GET /enquiries': { data: { enquiries: [toTestEnquiry()], total: 1 } } },
    });
    expect((await screen.findByRole('link', { name: 'Ask a laboratory' })).getAttribute('href')).toBe(
      '/company/lab-marketplace?taskId=task-1',
    );
    expect((await screen.findByRole('link', { name: 'Effluent of November' })).getAttribute('href')).toBe(
      `${COMPANY}/enquiry-1`,
    );
    expect(api.calls.find(({ path }) => path === '/enquiries')?.query.get('taskId')).toBe('task-1');
  });
});
