import type { CatchUpRow, ConsentDocument } from '@anupalan/api-client/types';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeRoutes } from '../../../../app/testing/fake-api.ts';
import { renderApp, toCompanySession } from '../../../../app/testing/render-app.tsx';
import { toTestQuestion } from '../../../../shared/orders/testing/test-order.ts';
import { toTestOccurrence } from '../../../../shared/tasks/testing/test-data.ts';
import { toTestObligation } from '../../../../shared/viewer/testing/test-obligation.ts';
import { toTestDocument } from '../../test-data.ts';

const PATH = '/company/consent/order-1';
const DUTIES = {
  total: 41,
  late: 4,
  unanswered: 2,
  at_risk: 4,
  kept: 24,
  proven: 21,
  keptLate: 2,
  not_due_yet: 7,
  standing: 11,
  untracked: 1,
};
const CITATION = { page: 12, quote: 'renewal at least 120 days before expiry', rects: [] };
const VALID: Partial<ConsentDocument> = {
  applyBy: '2026-12-01',
  duties: DUTIES,
  facts: {
    authority: { value: 'Maharashtra Pollution Control Board', citation: null, confidence: 1 },
    issuedOn: { value: '2022-04-12', citation: null, confidence: 1 },
    validUpto: { value: '2027-03-31', citation: null, confidence: 1 },
    renewalLeadDays: { value: 120, citation: CITATION, confidence: 1 },
  },
  validity: [{ medium: null, from: '2022-04-01', upto: '2027-03-31', citation: null }],
};

function toRow(answered: boolean): CatchUpRow {
  const lastDone = answered
    ? { dueDate: '2026-05-10', answer: 'done' as const, completedOn: '2026-05-12' }
    : { dueDate: '2026-03-31', answer: null, completedOn: null };
  return {
    kind: 'cycle',
    dueDate: lastDone.dueDate,
    documentTitle: 'Consent to operate, Girna Dyestuffs',
    documentKind: 'cto',
    obligation: toTestObligation({
      id: answered ? 'o-2' : 'o-1',
      title: answered ? 'Calibrate flow meters' : 'Test soil at the sludge beds',
      conditionNo: '10.2',
      state: 'accepted',
      lastDone: { ...toTestObligation().lastDone, ...lastDone },
    }),
  };
}

const late = toTestOccurrence({ name: 'File Form V' });
const next = toTestOccurrence({
  id: 'due-2',
  taskId: 'task-2',
  name: 'Test ETP outlet water',
  dueDate: '2026-11-24',
  status: 'pending',
  consentKind: 'cto',
  conditionNo: '4.2',
});

function toRoutes(changes: Partial<ConsentDocument> = {}): FakeRoutes {
  return {
    'GET /organisation': { data: { id: 'org-1', timeZone: 'Asia/Kolkata' } },
    'GET /consent-documents/order-1': { data: toTestDocument({ ...VALID, ...changes }) },
    'GET /consent-documents/order-1/results': { data: { series: [], reports: [] } },
    'GET /duty-events': { data: { dutyEvents: [], total: 0 } },
    'GET /consent-documents': ({ query }) => ({
      data:
        query.get('supersededById') === 'order-1'
          ? { consentDocuments: [toTestDocument({ id: 'order-0', title: 'Consent of 2017' })], total: 1 }
          : { consentDocuments: [], total: 0 },
    }),
    'GET /generate-tasks/scheduled-tasks': ({ query }) => ({
      data: { scheduledTasks: [query.get('status') === 'overdue' ? late : next], total: 1 },
    }),
    'GET /catch-up': ({ query }) => ({
      data: { rows: [toRow(query.get('status') === 'answered')], total: 1 },
    }),
  };
}

const findCard = (name: string) => screen.findByRole('region', { name });

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-23T06:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('the passport of an order', () => {
  test('begins with apply by, valid until and next due, and how much of it is used', async () => {
    renderApp({ path: PATH, routes: toRoutes() });
    const card = await findCard('Validity and next steps');
    const dates = within(card).getByRole('region', { name: 'Dates of this order' });
    await within(dates).findByText('Test ETP outlet water');
    expect([...dates.children].map((cell) => cell.textContent)).toEqual([
      'Apply by1 Dec 20268 days left. No application recorded.',
      'Valid until31 Mar 2027128 days left',
      'Next dueTest ETP outlet waterTomorrow, Tue, 24 Nov. CTO, condition 4.2',
    ]);
    expect(within(dates).getByRole('link').getAttribute('href')).toBe(
      '/company/task-and-alerts?task=task-2&due=2026-11-24',
    );
    expect(within(card).getByText('4 years 7 months used')).toBeDefined();
    expect(within(card).getByText('120 days from apply-by to expiry')).toBeDefined();
    expect(within(card).getByText(CITATION.quote)).toBeDefined();
    expect(within(card).getByRole('link', { name: 'Open page 12' })).toBeDefined();
  });

  test.each([
    [
      'missed',
      { applyBy: '2026-11-14' },
      'Apply-by date passed on14 Nov 20269 days ago. No application recorded.',
    ],
    [
      'applied for',
      { renewalAppliedOn: '2026-08-28', renewalReference: 'APP 7' },
      'Applied on28 Aug 2026Reference APP 7',
    ],
  ])('renewal that is %s says so', async (_case, changes, words) => {
    renderApp({ path: PATH, routes: toRoutes(changes) });
    const dates = within(await findCard('Validity and next steps')).getByRole('region');
    expect(dates.children[0]?.textContent).toBe(words);
  });

  test('shows tasks by state with the numbers of the dashboard, each with what is behind it', async () => {
    renderApp({ path: PATH, routes: toRoutes() });
    const card = await findCard('Tasks by state');
    expect(within(card).getByText('41 tasks, 24 done')).toBeDefined();
    await within(card).findByText('Test soil at the sludge beds and 1 more');
    await within(card).findByText('Next: Test ETP outlet water, due on 24 Nov');
    const rows = within(within(card).getByRole('list', { name: 'Tasks by state' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Late4File Form V and 3 more',
      'Unanswered2Test soil at the sludge beds and 1 more',
      'At risk4Due within 7 days',
      'Done2421 with evidence, 3 without; 2 were done late',
      'Not due yet7Next: Test ETP outlet water, due on 24 Nov',
    ]);
    expect(within(card).getByText('Not counted: 11 without a date, 1 without a task.')).toBeDefined();
    expect(within(card).getByRole('link', { name: 'Late' }).getAttribute('href')).toBe(
      '/company/task-and-alerts?order=order-1&status=overdue',
    );
  });

  test('asks what is open, shows what was answered, and saves an answer in place', async () => {
    const questions = [
      toTestQuestion(),
      toTestQuestion({ id: 'q-2', text: 'Since when?', answer: '2022-04-01' }),
    ];
    const { user, api } = renderApp({ path: PATH, routes: toRoutes({ questions }) });
    const card = await findCard('Questions');
    expect(await within(card).findByText('2 to answer, 2 answered')).toBeDefined();
    expect(within(card).getByText('When was “Test soil at the sludge beds” last done?')).toBeDefined();
    expect(within(card).getByText('Condition 10.2. It was due on 31 Mar 2026.')).toBeDefined();
    expect(within(card).getByText('Done on 12 May 2026: “Calibrate flow meters”')).toBeDefined();
    expect(within(card).getByText('Not answered yet')).toBeDefined();
    expect(within(card).getByText('Answer: 1 Apr 2022')).toBeDefined();
    api.set({
      'PATCH /consent-documents/order-1/obligations/o-1': { data: {}, message: 'Saved' },
      'PATCH /obligations/o-1': { data: {}, message: 'Saved' },
    });
    await user.click(within(card).getByRole('button', { name: 'Not yet: Test soil at the sludge beds' }));
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
        lastDone: { notYet: true },
      }),
    );
    await user.click(within(card).getByRole('button', { name: 'Change the answer: Calibrate flow meters' }));
    expect(
      await within(card).findByRole('button', { name: 'Did not apply then: Calibrate flow meters' }),
    ).toBeDefined();
  });

  test('lists the order that it replaced, and leads to a renewal', async () => {
    renderApp({ path: PATH, routes: toRoutes() });
    const card = await findCard('Versions');
    expect((await within(card).findByRole('link', { name: 'Consent of 2017' })).getAttribute('href')).toBe(
      '/company/consent/order-0',
    );
    expect(within(card).getByText('This order')).toBeDefined();
    expect(within(card).getByRole('link', { name: 'Renew' })).toBeDefined();
  });

  test('each part says for itself that it could not be loaded', async () => {
    const broken = { status: 500, message: 'Broken' };
    renderApp({
      path: PATH,
      routes: {
        ...toRoutes(),
        'GET /generate-tasks/scheduled-tasks': broken,
        'GET /catch-up': broken,
        'GET /consent-documents': broken,
      },
    });
    expect(await screen.findByText('The due dates could not be loaded.')).toBeDefined();
    expect(await screen.findByText('The questions could not be loaded')).toBeDefined();
    expect(await screen.findByText('The versions could not be loaded')).toBeDefined();
    // What is known is still there.
    expect(within(await findCard('Tasks by state')).getByText('41 tasks, 24 done')).toBeDefined();
  });

  test('who may not see tasks has no due dates, and who may only look changes nothing', async () => {
    const { api } = renderApp({
      path: PATH,
      routes: toRoutes(),
      session: toCompanySession({
        'Consent Documents': 'view',
        'Consent Analyzer': 'view',
        'Tasks & Alerts': '',
        'Reporting Task': '',
      }),
    });
    const card = await findCard('Questions');
    await within(card).findByText('Done on 12 May 2026: “Calibrate flow meters”');
    expect(within(card).queryByRole('button')).toBeNull();
    expect(screen.queryByText('Next due')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Record application' })).toBeNull();
    expect(api.calls.some(({ path }) => path.endsWith('/scheduled-tasks'))).toBe(false);
  });

  test('an order that a newer one has followed has no states, and names the newer one', async () => {
    renderApp({
      path: PATH,
      routes: {
        ...toRoutes({ supersededById: 'order-2', duties: null }),
        'GET /consent-documents/order-2': {
          data: toTestDocument({ id: 'order-2', title: 'Consent of 2027' }),
        },
      },
    });
    const card = await findCard('Versions');
    expect(await within(card).findByRole('link', { name: 'Consent of 2027' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Tasks by state' })).toBeNull();
    expect(within(card).queryByRole('link', { name: 'Renew' })).toBeNull();
  });
});
