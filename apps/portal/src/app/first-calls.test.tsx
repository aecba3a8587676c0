import { toQueryString } from '@anupalan/api-client/query-string';
import type { Session } from '@anupalan/api-client/types';
import { COMPANY_PATHS, LAB_PATHS } from '@anupalan/enums/paths';
import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { listFirstCalls } from './first-calls.ts';
import type { FakeRoutes } from './testing/fake-api.ts';
import { renderApp, toCompanySession, toLabSession } from './testing/render-app.tsx';

const NOTHING = { data: { total: 0 } };
/** Lists are empty, and the figures of the dashboard are still on their way. */
const routes: FakeRoutes = {
  'GET /dashboard': () => new Promise(() => undefined),
  'GET /consent-documents': NOTHING,
  'GET /generate-tasks/scheduled-tasks': NOTHING,
  'GET /saved-views': NOTHING,
  'GET /users/assignable': NOTHING,
  'GET /contact-us/user': NOTHING,
};
const NO_ORDERS = { 'Consent Documents': '', 'Consent Analyzer': '' };
const NO_WORK = { ...NO_ORDERS, 'Reporting Task': '', 'Tasks & Alerts': '' };

const cases: readonly [string, string, Session][] = [
  ['the dashboard', COMPANY_PATHS.dashboard, toCompanySession()],
  ['the dashboard without orders', COMPANY_PATHS.dashboard, toCompanySession(NO_ORDERS)],
  ['the dashboard without tasks', COMPANY_PATHS.dashboard, toCompanySession(NO_WORK)],
  ['the dashboard of a laboratory', LAB_PATHS.dashboard, toLabSession()],
  ['due dates', COMPANY_PATHS.tasksAndAlerts, toCompanySession()],
  ['due dates without orders', COMPANY_PATHS.tasksAndAlerts, toCompanySession(NO_ORDERS)],
];

const toText = (path: string, query: string) => `${path}${query}`;

function listFirst(session: Session, pathname: string, search = ''): string[] {
  return listFirstCalls(session, { pathname, search })
    .map(({ path, params }) => toText(path, toQueryString(params)))
    .sort();
}

describe('what is sent before the screen is there', () => {
  test.each(cases)('is what %s asks, to the letter, and all of it', async (_name, pathname, session) => {
    const { api } = renderApp({ path: pathname, session, routes });
    const listAsked = () =>
      api.calls.map(({ path, query }) => toText(path, toQueryString(Object.fromEntries(query)))).sort();
    const first = listFirst(session, pathname);
    expect(first.length).toBeGreaterThan(3);
    await waitFor(() => expect(listAsked()).toEqual(expect.arrayContaining(first)));
    await new Promise((done) => setTimeout(done));
    expect(listAsked()).toEqual(first);
  });

  test('of any other screen is what surrounds it', async () => {
    const pathname = '/company/support-management';
    const { api } = renderApp({ path: pathname, routes });
    const first = listFirst(toCompanySession(), pathname);
    await waitFor(() => expect(api.calls.map(({ path }) => path)).toEqual(expect.arrayContaining(first)));
    expect(first).toEqual([
      '/consent-documents/check-validity',
      '/organisation',
      '/user/notifications/unread',
      '/users/profile',
    ]);
  });

  test('begins with what would move the rows if it came after them', () => {
    const opened = { pathname: COMPANY_PATHS.tasksAndAlerts, search: '' };
    const order = listFirstCalls(toCompanySession(), opened).map(({ path }) => path);
    const rows = order.indexOf('/generate-tasks/scheduled-tasks');
    for (const path of ['/organisation', '/consent-documents/check-validity', '/consent-documents'])
      expect(order.slice(0, rows)).toContain(path);
  });

  test('is no list where the address filters it, and nothing outside of the own area', () => {
    const session = toCompanySession();
    const filtered = listFirst(session, COMPANY_PATHS.tasksAndAlerts, '?status=overdue');
    expect(filtered).toContain('/saved-views?screen=tasksAndAlerts');
    expect(filtered.filter((call) => call.startsWith('/generate-tasks'))).toEqual([]);
    expect(listFirst(session, LAB_PATHS.dashboard)).toEqual([]);
    expect(listFirst(session, '/login')).toEqual([]);
    const reviewed = listFirst(session, `${COMPANY_PATHS.consentAnalyzer}/order-1`);
    expect(reviewed).toEqual(['/user/notifications/unread', '/users/profile']);
  });
});
