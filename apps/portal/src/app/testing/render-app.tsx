import { setClientHandlers } from '@anupalan/api-client/client-events';
import { reportReachable } from '@anupalan/api-client/connection';
import { findSession, saveSession } from '@anupalan/api-client/session-storage';
import { toTestSession } from '@anupalan/api-client/test-data';
import type { Profile, Session } from '@anupalan/api-client/types';
import { PERMISSION_NAMES } from '@anupalan/enums/permissions';
import { toast } from '@anupalan/ui/interactive';
import { act, cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect } from 'vitest';
import { followFailures } from '../follow-failures.ts';
import { Providers } from '../providers.tsx';
import { toRoutes } from '../router.tsx';
import { createStore, followClient } from '../store.ts';
import { type FakeFiles, type FakeRoutes, fakeApi } from './fake-api.ts';
import { atTestEnd } from './test-end.ts';

// A lazy screen is compiled when it is first opened, which takes longer than the library's own second; how much
// longer depends on what else the machine does.
configure({ asyncUtilTimeout: 120_000 });

// Each look of a search that is repeated would draw the page into its message, even with no room for it.
if (import.meta.env.DEBUG_PRINT_LIMIT === '0') {
  configure({ getElementError: (message) => new Error(message ?? '') });
}

/** A session of a company that may do everything; `permissions` narrows it. */
export function toCompanySession(permissions: Readonly<Record<string, string>> = {}): Session {
  const all = Object.fromEntries(PERMISSION_NAMES.map((name) => [name, 'view,manage']));
  const granted = { ...all, Profile: 'view,manage', ...permissions };
  return toTestSession({
    permissions: Object.entries(granted).map(([permissionName, accessLevel]) => ({
      permissionName,
      accessLevel,
    })),
  });
}

/** A session of a lab. */
export function toLabSession(): Session {
  const session = toCompanySession();
  const role = { ...session.role, id: 'role-2', name: 'Lab', slug: 'lab' };
  return {
    ...session,
    role,
    user: { ...session.user, role, organisation: { id: 'org-2', name: 'Tapti Analytical', type: 'lab' } },
  };
}

function toProfile({ user, role, permissions }: Session): Profile {
  return { ...user, isEmailVerified: true, permissions, roleDetail: role };
}

/** What the shell asks on every screen, what every drawer of a task asks, and the pages of an order and an organisation. */
function shellRoutes(): FakeRoutes {
  return {
    'GET /users/profile': () => {
      const session = findSession();
      return session === null ? { status: 401, message: 'No session' } : { data: toProfile(session) };
    },
    'GET /user/notifications/unread': { data: { total: 0 } },
    'GET /organisation': { data: { id: 'org-1', timeZone: 'Asia/Kolkata', trialEndsAt: null } },
    'GET /consent-documents/check-validity': { data: { state: 'valid', documents: [] } },
    // The dashboard, where redirects end, names the orders of its rows.
    'GET /consent-documents': { data: { consentDocuments: [], total: 0 } },
    'GET /enquiries': { data: { enquiries: [], total: 0 } },
    'GET /catch-up': { data: { rows: [], total: 0 } },
    'GET /duty-events': { data: { dutyEvents: [], total: 0 } },
    'GET /organisation/offers': {
      data: { name: null, state: null, category: null, wastes: [], equipment: [] },
    },
  };
}

/** Where a test begins: the address, who is signed in, what the API answers, and files beside the pages. */
export type AppOptions = { path: string; session?: Session | null; routes?: FakeRoutes; files?: FakeFiles };

/** The whole app with its real router and store, and a fake API. */
export function renderApp({ path, session = toCompanySession(), routes = {}, files }: AppOptions) {
  if (session !== null) saveSession(session);
  const api = fakeApi({ ...shellRoutes(), ...routes }, files);
  const store = createStore();
  const router = createMemoryRouter(toRoutes(), { initialEntries: [path] });
  const stops = [followClient(store), followFailures(store, router)];
  atTestEnd(() => {
    act(() => toast.clear());
    cleanup();
    for (const stop of stops) stop();
    setClientHandlers({});
    reportReachable(true);
    expect(api.unexpected).toEqual([]);
  });
  render(
    <Providers store={store} router={router}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { api, router, store, user: userEvent.setup(), toPath: () => router.state.location.pathname };
}
