import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp, toCompanySession, toLabSession } from '../../app/testing/render-app.tsx';
import { toTestEnquiry, toTestLab } from '../../shared/enquiries/testing/test-data.ts';
import { PREPARE_PRINT } from '../../shared/print/print-page.ts';
import { toTestSeries } from '../../shared/results/testing/test-series.ts';
import { around, none, toDashboard } from './testing/test-dashboard.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

/** The card of the year; what comes once it is in sight comes for print as well. */
async function findYear(): Promise<HTMLElement> {
  const card = await screen.findByRole('region', { name: 'Year 2026–27' });
  const head = card.textContent;
  // A card that has just been drawn may not listen yet.
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event(PREPARE_PRINT)));
    expect(card.textContent).not.toBe(head);
  });
  return card;
}

describe('the dashboard', () => {
  test('shows the figures; each leads to its list', async () => {
    renderApp({
      path: '/company/dashboard',
      routes: { ...around, 'GET /dashboard': { data: toDashboard() } },
    });
    const summary = await screen.findByRole('region', { name: 'Summary' });
    const links = within(summary)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      [
        'Late31 due date and 2 rounds (41 missed days)Oldest by 4 days',
        '/company/task-and-alerts?status=overdue',
      ],
      [
        'Due in 14 days76 due dates and 1 round (1 day)Next on Tue, 24 Nov',
        '/company/task-and-alerts?status=pending&from=2026-11-21&to=2026-12-05',
      ],
    ]);
    expect(within(summary).getByText('of 96 tasks done, 44 of them with evidence')).toBeDefined();
    expect(
      within(summary).getByRole('img', {
        name: '13 late, 5 unanswered, 9 at risk, 44 done, with evidence, 8 done, no evidence, 17 not due yet',
      }),
    ).toBeDefined();
    expect(within(summary).getByText('and 23 without a date')).toBeDefined();
  });

  test('lists what to act on, with its order and the way to it', async () => {
    renderApp({
      path: '/company/dashboard',
      routes: { ...around, 'GET /dashboard': { data: toDashboard() } },
    });
    const late = await screen.findByRole('region', { name: 'Late' });
    expect(within(late).getByText('1 of 13 tasks, longest late first')).toBeDefined();
    expect(within(late).getByText('CTO, condition 7.3')).toBeDefined();
    expect(within(late).getByText('4 days late')).toBeDefined();
    expect(within(late).getByRole('link', { name: '12 more late' }).getAttribute('href')).toBe(
      '/company/task-and-alerts?status=overdue',
    );
    const week = screen.getByRole('region', { name: 'Due this week' });
    expect(within(week).getByText('1 due by 28 Nov')).toBeDefined();
    expect(within(week).getByText('No order')).toBeDefined();
    expect(within(week).getByRole('link', { name: 'Check the bund walls' }).getAttribute('href')).toBe(
      '/company/task-and-alerts?task=task-2&due=2026-11-24',
    );
    expect(within(week).getByRole('link', { name: 'Assign a person: Check the bund walls' })).toBeDefined();
  });

  test('shows validity, the year and what changed', async () => {
    renderApp({
      path: '/company/dashboard',
      routes: { ...around, 'GET /dashboard': { data: toDashboard() } },
    });
    const consents = await screen.findByRole('region', { name: 'Consents and licences' });
    expect(
      within(consents).getByRole('link', { name: 'Consent to Operate, Nandgaon' }).getAttribute('href'),
    ).toBe('/company/consent/order-1');
    expect(within(consents).getByText('130 days left')).toBeDefined();
    const year = await findYear();
    expect(await within(year).findByText('No due dates in this year')).toBeDefined();
    expect(within(year).getByRole('link', { name: 'Open year' }).getAttribute('href')).toBe(
      '/company/task-and-alerts?view=year',
    );
    const changes = await screen.findByRole('region', { name: 'What changed' });
    expect(changes.textContent).toContain('Completed “Ash samples”Ravi Kelkar, Today, 10:42');
  });

  test('shows the year as a map of its days, of everyone or of one’s own', async () => {
    const day = {
      completed: 0,
      pending: 1,
      overdue: 0,
      rounds: 0,
      missedRounds: 0,
      statutory: 1,
      statutoryNames: [],
    };
    const { api } = renderApp({
      path: '/company/dashboard?scope=mine',
      routes: {
        ...around,
        'GET /dashboard': { data: toDashboard() },
        'GET /scheduled-tasks/days': { data: { days: [{ ...day, day: '2026-12-01' }], total: 1 } },
      },
    });
    const year = await findYear();
    expect(
      await within(year).findByRole('img', {
        name: 'FY 2026–27: 1 due date of a task, 0 completed, 0 late, 1 to come',
      }),
    ).toBeDefined();
    const call = api.calls.find(({ path }) => path === '/scheduled-tasks/days');
    expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
      startDate: '2026-04-01',
      endDate: '2027-03-31',
      assigneeId: 'user-1',
    });
  });

  test('says that the year could not be loaded', async () => {
    renderApp({
      path: '/company/dashboard',
      routes: {
        ...around,
        'GET /dashboard': { data: toDashboard() },
        'GET /scheduled-tasks/days': { status: 500, message: 'Broken' },
      },
    });
    expect(await within(await findYear()).findByText('The year could not be loaded')).toBeDefined();
  });

  test('shows what was measured, the worst first', async () => {
    const results = {
      series: [
        toTestSeries(),
        toTestSeries({ id: 'v2', parameter: 'pH', state: 'not_compared', reason: 'No unit.', limit: null }),
      ],
      total: 9,
      exceeded: 1,
      close: 2,
    };
    renderApp({
      path: '/company/dashboard',
      routes: { ...around, 'GET /dashboard': { data: toDashboard({ results }) } },
    });
    const card = await screen.findByRole('region', { name: 'Measured against limits' });
    expect(within(card).getByText('1 exceeded, 2 close of 9')).toBeDefined();
    expect(
      within(card)
        .getAllByRole('img')
        .map((img) => img.getAttribute('aria-label')),
    ).toEqual([expect.stringMatching(/^COD, ETP outlet, last 2 samples; latest 312 mg\/l; .*Over, 125%/)]);
    expect(
      within(card)
        .getByRole('link', { name: /^Open Consent to operate/ })
        .getAttribute('href'),
    ).toBe('/company/consent/order-1');
  });

  test.each([
    [{ series: [], total: 0, exceeded: 0, close: 0 }, 'No results yet'],
    [
      {
        series: [toTestSeries({ state: 'not_compared', reason: 'No unit.', limit: null })],
        total: 1,
        exceeded: 0,
        close: 0,
      },
      'Nothing could be compared yet',
    ],
  ])('%j: %s', async (results, words) => {
    renderApp({
      path: '/company/dashboard',
      routes: { ...around, 'GET /dashboard': { data: toDashboard({ results }) } },
    });
    const card = await screen.findByRole('region', { name: 'Measured against limits' });
    expect(within(card).getByText(words)).toBeDefined();
    expect(within(card).getByRole('link').getAttribute('href')).toBe('/company/consent');
  });

  test('a laboratory has no panel of consents, and its rows lead to its tasks', async () => {
    renderApp({
      path: '/lab/dashboard',
      session: toLabSession(),
      routes: { ...around, 'GET /dashboard': { data: toDashboard({ consents: [] }) } },
    });
    const week = await screen.findByRole('region', { name: 'Due this week' });
    expect(within(week).getByRole('link', { name: 'Check the bund walls' }).getAttribute('href')).toBe(
      '/lab/reporting-tasks?task=task-2',
    );
    expect(screen.queryByRole('region', { name: 'Consents and licences' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'State of tasks' })).toBeDefined();
  });

  test('of a laboratory counts enquiries and reports, and tells of its accreditation', async () => {
    const enquiry = toTestEnquiry({
      status: 'ordered',
      quote: { amount: 4500, reportBy: '2026-11-20', note: null },
    });
    renderApp({
      path: '/lab/dashboard',
      session: toLabSession(),
      routes: {
        ...around,
        'GET /dashboard': {
          data: toDashboard({
            consents: [],
            enquiries: {
              counts: { sent: 2, quoted: 1, owed: 3, late: 1, soon: 2, toApprove: 0 },
              next: [enquiry],
            },
            openSupport: 1,
            lab: {
              accreditation: { ...toTestLab().accreditation, state: 'expiring', daysLeft: 40 },
              isPublished: false,
            },
          }),
        },
      },
    });
    const summary = await screen.findByRole('region', { name: 'Summary' });
    const links = within(summary)
      .getAllByRole('link')
      .map((link) => [link.querySelector('h2')?.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Enquiries to quote', '/lab/reporting-tasks/enquiries?status=sent'],
      ['Reports due', '/lab/reporting-tasks/enquiries?status=ordered'],
      ['Own due dates late', '/lab/reporting-tasks'],
      ['Open support requests', '/lab/support-management'],
    ]);
    expect(within(summary).getByText('1 is late')).toBeDefined();
    const enquiries = screen.getByRole('region', { name: 'Enquiries and reports' });
    expect(within(enquiries).getByText('Report by 20 Nov')).toBeDefined();
    const accreditation = screen.getByRole('region', { name: 'Accreditation' });
    expect(within(accreditation).getByText('40 days left')).toBeDefined();
    expect(within(accreditation).getByRole('link', { name: 'Publish your page' })).toBeDefined();
  });

  test('leads to the screens that the sidebar does not have', async () => {
    renderApp({
      path: '/company/dashboard',
      session: toCompanySession({ 'Resources Center': '' }),
      routes: { ...around, 'GET /dashboard': { data: toDashboard() } },
    });
    const more = await screen.findByRole('region', { name: 'More' });
    const hrefs = within(more)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/company/company', '/company/lab-marketplace']);
  });

  test('says of each panel what is not there', async () => {
    const data = { ...none, duties: { ...none.duties, total: 1, kept: 1 } };
    renderApp({ path: '/company/dashboard', routes: { ...around, 'GET /dashboard': { data } } });
    const first = await screen.findByRole('link', { name: 'Upload your first consent' });
    expect(first.getAttribute('href')).toBe('/company/consent-analyzer');
    expect(within(screen.getByRole('region', { name: 'Late' })).getByText('Nothing is late')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Today’s rounds' })).toBeNull();
    expect(screen.getByText('Nothing has changed yet')).toBeDefined();
  });

  test('is without parts that the session may not see', async () => {
    const session = toCompanySession({
      'Reporting Task': 'none',
      'Tasks & Alerts': 'none',
      'Consent Analyzer': 'view',
      'Consent Documents': 'none',
    });
    renderApp({
      path: '/company/dashboard',
      session,
      routes: { ...around, 'GET /dashboard': { data: none } },
    });
    await screen.findByRole('region', { name: 'Consents and licences' });
    expect(screen.queryByRole('region', { name: 'Late' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Summary' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Upload your first consent' })).toBeNull();
  });

  test('says that it could not be loaded, never that there is nothing, and tries again', async () => {
    const { user, api } = renderApp({
      path: '/company/dashboard',
      routes: { ...around, 'GET /dashboard': { status: 500, message: 'Something broke' } },
    });
    expect(await screen.findByText('The dashboard could not be loaded')).toBeDefined();
    expect(screen.queryByText('Nothing is late')).toBeNull();
    api.set({ 'GET /dashboard': { data: toDashboard() } });
    await user.click(screen.getByRole('button', { name: /^Try again/ }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Late' })).toBeDefined());
  });
});
