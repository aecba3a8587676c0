import type { Session } from '@anupalan/api-client/types';
import { GUARD_MESSAGES } from '@anupalan/enums/messages';
import { APP_ROLES, type AppRole } from '@anupalan/enums/roles';
import { findScreen } from '@anupalan/enums/screens';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findScreenPath } from '../shared/session/use-session.ts';
import { forgiveLateShell } from '../shared/tasks/testing/late-shell.ts';
import { FEATURE_ROUTES } from './features.ts';
import { toFilledRoutes } from './testing/filled-routes.ts';
import { renderApp, toCompanySession, toLabSession } from './testing/render-app.tsx';
import { listAddresses, OWN_SCREENS, openAndSettle, StillResizeObserver } from './testing/walk.ts';

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', StillResizeObserver);
});
afterEach(forgiveLateShell);

/** How the name of a control begins that changes something of the organisation. */
const CHANGING =
  /^(accept|activate|add|answer|approve|archive|assign|change|complete|confirm|copy|create|deactivate|delete|drop|edit|hand over|import|invite|mark|move|new |not an obligation|open again|read again|reject|remove|rename|renew|replace|resend|save|send|skip|supersede|take up|undo|upload|withdraw)\b/i;
/** Names that begin so and change nothing but what is seen. */
const HARMLESS = /^(remove filter|change the view|drop filters)/i;

/** Where somebody with manage must find something to change, so that the walk is known to see it. */
const WITH_CHANGES: Readonly<Record<AppRole, readonly string[]>> = {
  company: [
    '/company/consent-analyzer',
    '/company/consent-analyzer/order-1',
    '/company/reporting-tasks',
    '/company/reporting-tasks?task=task-1',
    '/company/task-and-alerts',
    '/company/user-management',
    '/company/user-management/person-1',
    '/company/user-management/roles/role-9',
    '/company/support-management',
    '/company/support-management?request=request-1',
    '/company/support-management/create',
    '/company/company',
    '/company/reporting-tasks/catalogue',
    '/company/technical-documentation',
    '/company/technical-documentation/manual-1',
    '/company/lab-marketplace/enquiries/enquiry-1',
  ],
  lab: ['/lab/user-management', '/lab/user-management/roles/new', '/lab/support-management'],
};

function toSession(area: AppRole, accessLevel: string): Session {
  const session = area === 'lab' ? toLabSession() : toCompanySession();
  return {
    ...session,
    permissions: session.permissions.map(({ permissionName }) => ({
      permissionName,
      accessLevel: permissionName === 'Profile' ? 'view,manage' : accessLevel,
    })),
  };
}

const ROLES = ['button', 'link', 'menuitem', 'switch', 'checkbox'] as const;

/** Everything that can be pressed in a place, and every choice of a file, by its accessible name. */
function listNames(place: HTMLElement): string[] {
  const pressed = ROLES.flatMap((role) => within(place).queryAllByRole(role, { hidden: true }));
  const files = [...place.querySelectorAll<HTMLInputElement>('input[type="file"]')].map(
    (input) => `Upload: ${input.labels?.[0]?.textContent ?? ''}`,
  );
  return [
    ...files,
    ...pressed.map((control) => (control.getAttribute('aria-label') ?? control.textContent ?? '').trim()),
  ];
}

/** What changes something: in the screen, or in the dialog over it, and in the menus of its first rows. */
async function listChanging(user: ReturnType<typeof renderApp>['user']): Promise<string[]> {
  const dialogs = screen.queryAllByRole('dialog');
  const places = dialogs.length > 0 ? dialogs : screen.queryAllByRole('main');
  const names = places.flatMap(listNames);
  if (dialogs.length === 0)
    for (const trigger of screen.queryAllByRole('button', { name: /^Actions for/ }).slice(0, 3)) {
      await user.click(trigger);
      names.push(...listNames(await screen.findByRole('menu')));
      await user.keyboard('{Escape}');
    }
  return names.filter((name) => CHANGING.test(name) && !HARMLESS.test(name));
}

const open = (path: string, area: AppRole, accessLevel: string) =>
  openAndSettle(path, toSession(area, accessLevel), toFilledRoutes(area));

/** Everybody may change what is their own. */
const listShared = (area: AppRole) =>
  listAddresses(area).flatMap(({ path, screen: name }) => (OWN_SCREENS.includes(name) ? [] : [path]));

describe.each(APP_ROLES)('%s', (area) => {
  test.each(listShared(area))('a view-only person finds nothing to change at %s', async (path) => {
    const { user } = await open(path, area, 'view');
    expect(await listChanging(user)).toEqual([]);
  });

  test.each(WITH_CHANGES[area])('one who manages finds it at %s', async (path) => {
    const { user } = await open(path, area, 'view,manage');
    await vi.waitFor(async () => expect(await listChanging(user)).not.toEqual([]), {
      timeout: 120_000,
      interval: 200,
    });
  });

  const guarded = FEATURE_ROUTES.filter(({ areas }) => areas.includes(area)).flatMap(({ screen: name }) => {
    const path = findScreenPath(area, name);
    const permission = path === null ? null : (findScreen(path)?.permission ?? null);
    // These two are granted in every session, so that the redirects end (D15).
    const isGuarded = permission !== null && permission !== 'Dashboard' && permission !== 'Profile';
    return path !== null && isGuarded ? [{ path, permission }] : [];
  });
  test.each(guarded)(
    '$path without $permission is refused and leads to the dashboard',
    async ({ path, permission }) => {
      const all = toSession(area, 'view,manage');
      const session = {
        ...all,
        permissions: all.permissions.filter(({ permissionName }) => permissionName !== permission),
      };
      const { toPath, api } = renderApp({ path, session, routes: toFilledRoutes(area) });
      expect(await screen.findByText(GUARD_MESSAGES.missingPermission)).toBeDefined();
      await waitFor(() => expect(toPath()).toBe(findScreenPath(area, 'dashboard')));
      expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    },
  );
});
