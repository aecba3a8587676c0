import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { isScreenHandle } from '../shared/routing/feature-route.ts';
import { toRoutes } from './router.tsx';

type Titled = { path: string; title: string | null };

function titleOf({ element, handle }: RouteObject): string | null {
  if (isScreenHandle(handle)) return handle.title;
  const props = (element as ReactElement<{ title?: string }> | undefined)?.props;
  return props?.title ?? null;
}

/** Every page of the route table with the title that it has of its own or from what stands around it. */
function listPages(routes: readonly RouteObject[], inherited: string | null = null): Titled[] {
  return routes.flatMap((route) => {
    const title = titleOf(route) ?? inherited;
    const own = route.path !== undefined && route.lazy !== undefined ? [{ path: route.path, title }] : [];
    return [...own, ...listPages(route.children ?? [], title)];
  });
}

const pages = listPages(toRoutes());

test('there are pages, of the entry and of both areas', () => {
  const paths = pages.map(({ path }) => path);
  for (const path of [
    '/login',
    '/signup',
    '/onboarding',
    '/product-preview',
    '/company/dashboard',
    '/lab/dashboard',
  ])
    expect(paths).toContain(path);
  expect(pages.length).toBeGreaterThan(30);
});

/** A screen in the sidebar is titled as there (docs/spec-coverage.md#company-area; D41). */
const AREAS: [string, string][] = [
  ['/company/dashboard', 'Dashboard Overview'],
  ['/company/company', 'Organisation'],
  ['/company/consent', 'Consent Documents'],
  ['/company/user-management', 'User Management'],
  ['/company/reporting-tasks', 'Reporting Tasks'],
  ['/company/consent-analyzer', 'Consent Analyzer'],
  ['/company/task-and-alerts', 'Tasks and Alerts'],
  ['/company/technical-documentation', 'Technical Documentation'],
  ['/company/resource-center', 'Resource Center'],
  ['/company/lab-marketplace', 'Lab Marketplace'],
  ['/company/support-management', 'Support'],
  ['/company/support-management/create', 'Support'],
  ['/company/notifications', 'Notifications'],
  ['/company/profile', 'Profile'],
  ['/company/ChangePassword', 'Change Password'],
  ['/lab/dashboard', 'Dashboard Overview'],
  ['/lab/profile', 'Profile'],
  ['/lab/ChangePassword', 'Change Password'],
  ['/lab/lab', 'Organisation'],
  ['/lab/user-management', 'User Management'],
  ['/lab/reporting-tasks', 'Reporting Tasks'],
  ['/lab/technical-documentation', 'Technical Documentation'],
  ['/lab/resource-center', 'Resource Center'],
  ['/lab/support-management', 'Support'],
  ['/lab/support-management/create', 'Support'],
  ['/lab/notifications', 'Notifications'],
];

test.each(AREAS)('%s is a screen of its area, titled “%s”', (path, title) => {
  expect(pages).toContainEqual({ path, title });
});

test.each(pages)('$path has a title', ({ title }) => {
  expect(title).toMatch(/^[A-Z]\S/);
});
