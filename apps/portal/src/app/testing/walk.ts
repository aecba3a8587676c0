import type { Session } from '@anupalan/api-client/types';
import type { AppRole } from '@anupalan/enums/roles';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { ScreenName } from '../../shared/routing/feature-route.ts';
import { findScreenPath } from '../../shared/session/use-session.ts';
import { FEATURE_ROUTES } from '../features.ts';
import type { FakeRoutes } from './fake-api.ts';
import { renderApp } from './render-app.tsx';

/** Measures nothing: the width of a pane is not what a walk is about. */
export class StillResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Screens of the user's own things, which everybody may change: the contract asks for a session only. */
export const OWN_SCREENS: readonly ScreenName[] = ['profile', 'changePassword', 'notifications'];

/** Queries that open a drawer or a form over a screen. */
const OPENING: Readonly<Partial<Record<ScreenName, readonly string[]>>> = {
  reportingTasks: ['?task=task-1', '?new=1', '?task=task-1&edit=1'],
  tasksAndAlerts: ['?task=task-1&due=2026-11-17'],
  userManagement: ['/person-1?edit=1', '?invite=1', '?import=1'],
  support: ['?request=request-1'],
};

/** What stands for a part of an address of a screen in {@link toFilledRoutes}; of others there is nothing to open. */
const PARTS: Readonly<Partial<Record<ScreenName, Readonly<Record<string, string>>>>> = {
  consentAnalyzer: { ':documentId': 'order-1' },
  consentDocuments: { ':documentId': 'order-1' },
  userManagement: { ':userId': 'person-1', ':roleId': 'role-9' },
  technicalDocumentation: { ':documentId': 'manual-1' },
  labMarketplace: { ':labId': 'lab-1', ':enquiryId': 'enquiry-1' },
  reportingTasks: { ':enquiryId': 'enquiry-1' },
};

/** The paths below a screen with what stands for their parts; those of which nothing is known are left out. */
function listSubPaths(name: ScreenName, subPaths: readonly string[]): string[] {
  const known = PARTS[name] ?? {};
  const filled = subPaths.map((subPath) => subPath.split('/').map((part) => known[part] ?? part));
  return filled
    .filter((parts) => parts.every((part) => !part.startsWith(':')))
    .map((parts) => `/${parts.join('/')}`);
}

/** Every address of an area with the screen that it opens: also those below a screen, and what opens over it. */
export function listAddresses(area: AppRole): { path: string; screen: ScreenName }[] {
  const all = FEATURE_ROUTES.flatMap(({ areas, screen: name, subPaths = [] }) => {
    const path = findScreenPath(area, name);
    if (path === null || !areas.includes(area)) return [];
    return ['', ...listSubPaths(name, subPaths), ...(OPENING[name] ?? [])].map((rest) => ({
      path: `${path}${rest}`,
      screen: name,
    }));
  });
  return [...new Map(all.map((address) => [address.path, address])).values()];
}

/** Opens an address and waits until nothing is asked any more. */
export async function openAndSettle(path: string, session: Session, routes: FakeRoutes) {
  const app = renderApp({ path, session, routes });
  await screen.findByRole('main', { hidden: true });
  let [before, turns] = [-1, 0];
  await waitFor(
    () => {
      turns = app.api.calls.length === before ? turns + 1 : 0;
      before = app.api.calls.length;
      expect(turns).toBeGreaterThan(1);
    },
    { interval: 60 },
  );
  expect(screen.queryByText('This screen could not be shown')).toBeNull();
  return app;
}
