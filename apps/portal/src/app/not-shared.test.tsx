import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import type { Session } from '@anupalan/api-client/types';
import { APP_ROLES, type AppRole } from '@anupalan/enums/roles';
import { findScreen } from '@anupalan/enums/screens';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { none, toDashboard } from '../features/dashboard/testing/test-dashboard.ts';
import { forgiveLateShell } from '../shared/tasks/testing/late-shell.ts';
import type { FakeRoutes } from './testing/fake-api.ts';
import { toFilledRoutes } from './testing/filled-routes.ts';
import { toCompanySession, toLabSession } from './testing/render-app.tsx';
import { listAddresses, openAndSettle, StillResizeObserver } from './testing/walk.ts';

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', StillResizeObserver);
});
afterEach(forgiveLateShell);

/**
 * What an organisation has, the permissions that show it (one is enough), the calls that answer it, and how a sentence
 * speaks of it.
 */
const SUBJECTS = {
  orders: {
    permissions: ['Consent Documents', 'Consent Analyzer'],
    calls: ['/consent-documents', '/learned-readings'],
    words: /\b(consents?|licen[cs]es?|orders?|results?|conditions?|limits?)\b/i,
  },
  tasks: {
    permissions: ['Reporting Task', 'Tasks & Alerts'],
    calls: ['/generate-tasks', '/scheduled-tasks', '/tasks', '/alerts', '/calendar'],
    words: /\b(tasks?|due|late|overdue|evidence|alerts?|rounds?)\b/i,
  },
  enquiries: {
    permissions: ['Reporting Task'],
    calls: ['/enquiries', '/statutory-obligations'],
    words: /\b(enquir(?:y|ies)|quotes?|reports?)\b/i,
  },
  people: {
    permissions: ['User Management'],
    calls: ['/roles', '/users/sub-user', '/audit-log', '/organisation/offers'],
    words: /\b(people|colleagues?|users?|roles?|invit\w+)\b/i,
  },
  manuals: {
    permissions: ['Technical Documents'],
    calls: ['/technical-documents', '/technical-folders'],
    words: /\b(documents?|manuals?|folders?|versions?)\b/i,
  },
  resources: {
    permissions: ['Resources Center'],
    calls: ['/resources'],
    words: /\b(resources?|bookmarks?|guides?)\b/i,
  },
  support: {
    permissions: ['Support Management'],
    calls: ['/contact-us'],
    words: /\b(requests?|open)\b/i,
  },
} as const;
type Subject = keyof typeof SUBJECTS;
const ALL = Object.keys(SUBJECTS) as Subject[];

/** A sentence that says that there is nothing, or nothing left. */
const CLAIM = /\b(no|none|nothing|never|yet|first|not any)\b/i;

/** Sentences that begin like a claim and make none. */
const HARMLESS: readonly RegExp[] = [
  // The task itself says that it was made by hand, and whether it asks for evidence.
  /^No order$/,
  /^Not? (required|needed)$/,
  // What a permission is, in the matrix of roles.
  /^None$/,
];

const shows = (shared: readonly string[], subject: Subject) =>
  SUBJECTS[subject].permissions.some((name) => shared.includes(name));
const listHidden = (shared: readonly string[]) => ALL.filter((subject) => !shows(shared, subject));

function toSession(area: AppRole, shared: readonly string[], accessLevel = 'view,manage'): Session {
  const session = area === 'lab' ? toLabSession() : toCompanySession();
  const always = ['Dashboard', 'Profile'];
  return {
    ...session,
    permissions: session.permissions.map(({ permissionName }) => ({
      permissionName,
      accessLevel: [...always, ...shared].includes(permissionName) ? accessLevel : 'none',
    })),
  };
}

/** The dashboard as the API answers it: of what is not shared there is nothing in it (GET /dashboard). */
function toSharedDashboard(area: AppRole, shared: readonly string[]): Dashboard {
  const [seesTasks, seesOrders] = [shows(shared, 'tasks'), shows(shared, 'orders')];
  const full = toDashboard({ lab: null });
  const { late, decisions } = (seesTasks ? full : none).toDo;
  const months = none.year.months.map((month) => ({ ...month, planned: 0 }));
  return {
    ...(seesTasks ? full : { ...none, year: { ...none.year, months } }),
    toDo: { ...full.toDo, late, decisions },
    consents: seesOrders && area === 'company' ? full.consents : [],
    changes: seesTasks ? full.changes : [],
  };
}

/** An API with something in every list that is shared, and a refusal for every other call. */
function toSharedRoutes(area: AppRole, shared: readonly string[]): FakeRoutes {
  const below = ['', '/:a', '/:a/:b', '/:a/:b/:c'];
  const refused = listHidden(shared).flatMap((subject) =>
    SUBJECTS[subject].calls.flatMap((call) =>
      below.map((rest) => [`GET ${call}${rest}`, { status: 403, message: 'Not shared' }] as const),
    ),
  );
  return {
    // Everybody of a company may ask this.
    'GET /consent-documents/check-validity': { data: { state: 'valid', documents: [] } },
    'GET /dashboard': { data: toSharedDashboard(area, shared) },
    ...Object.fromEntries(refused),
    ...Object.fromEntries(
      Object.entries(toFilledRoutes(area)).filter(
        ([key]) => key !== 'GET /dashboard' && !refused.some(([name]) => name === key),
      ),
    ),
  };
}

/** Every line of text on the screen and in the dialog over it. */
function listLines(): string[] {
  const places = [
    ...screen.queryAllByRole('main', { hidden: true }),
    ...screen.queryAllByRole('dialog', { hidden: true }),
    ...screen.queryAllByRole('status', { hidden: true }),
  ];
  const leaves = places.flatMap((place) =>
    [...place.querySelectorAll('*')].filter(({ children }) => children.length === 0),
  );
  return [...new Set(leaves.map(({ textContent }) => (textContent ?? '').trim()))].filter(
    (line) => line !== '',
  );
}

/** What is said not to be there, of what is not shared. A line that names no subject speaks of all. */
function listClaims(shared: readonly string[]): string[] {
  const hidden = listHidden(shared);
  const isOf = (line: string) => (subject: Subject) => SUBJECTS[subject].words.test(line);
  return listLines()
    .filter((line) => CLAIM.test(line) && !HARMLESS.some((harmless) => harmless.test(line)))
    .filter((line) => {
      const spoken = ALL.filter(isOf(line));
      if (spoken.length === 0) return /\b(nothing|none)\b/i.test(line) && hidden.length > 0;
      return spoken.every((subject) => hidden.includes(subject));
    });
}

async function lookAt(path: string, area: AppRole, shared: readonly string[], level?: string) {
  const routes = toSharedRoutes(area, shared);
  const { api } = await openAndSettle(path, toSession(area, shared, level), routes);
  const refused = listHidden(shared).flatMap((subject) => SUBJECTS[subject].calls);
  const asked = api.calls
    .map((call) => call.path)
    .filter((called) => called !== '/consent-documents/check-validity')
    .filter((called) => refused.some((call) => called === call || called.startsWith(`${call}/`)));
  return { claims: listClaims(shared), asked };
}

describe.each(APP_ROLES)('%s', (area) => {
  // Who sees one screen alone sees the least of everything else.
  test.each(listAddresses(area))(
    '$path says nothing of what is not shared',
    async ({ path, screen: name }) => {
      const permission = findScreen(path.split('?')[0] ?? path)?.permission ?? null;
      const shared = permission === null ? [] : [permission];
      expect({ name, ...(await lookAt(path, area, shared)) }).toEqual({ name, claims: [], asked: [] });
    },
  );

  const dashboard = `/${area}/dashboard`;
  const names = [...new Set(ALL.flatMap((subject) => SUBJECTS[subject].permissions))];
  test.each(names)('the dashboard without %s alone', async (permission) => {
    const shared = names.filter((name) => name !== permission);
    expect(await lookAt(dashboard, area, shared, 'view')).toEqual({ claims: [], asked: [] });
  });
  test.each(ALL)('the dashboard without %s', async (subject) => {
    const hidden: readonly string[] = SUBJECTS[subject].permissions;
    const shared = names.filter((name) => !hidden.includes(name));
    expect(await lookAt(dashboard, area, shared)).toEqual({ claims: [], asked: [] });
  });
});

test('a claim is seen where there is one', async () => {
  const everything = [...new Set(ALL.flatMap((subject) => SUBJECTS[subject].permissions))];
  await openAndSettle('/company/consent', toSession('company', everything), {
    ...toFilledRoutes('company'),
    'GET /consent-documents': { data: { consentDocuments: [], total: 0 } },
  });
  expect(listClaims([])).toContain('Upload your first consent');
});
