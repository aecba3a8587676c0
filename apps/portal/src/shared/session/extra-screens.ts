import type { AppRole } from '@anupalan/enums/roles';
import { findScreen } from '@anupalan/enums/screens';
import { hasAccess } from '@anupalan/validators/permission-name';
import type { ScreenName } from '../routing/feature-route.ts';
import { findScreenPath, useAppRole, useSession } from './use-session.ts';

/** Screens without an entry in the sidebar, of each area, in the order of the menu (D28). */
const EXTRA: Readonly<Record<AppRole, readonly ScreenName[]>> = {
  company: ['organisation', 'labMarketplace', 'resourceCenter'],
  lab: ['organisation', 'reportingTasks', 'resourceCenter'],
};

/** A screen that is reached from the dashboard, the user menu and the command palette. */
export type ExtraScreen = { screen: ScreenName; title: string; tagline: string; href: string };

/** The screens without an entry in the sidebar that who is signed in may open. */
export function useExtraScreens(): readonly ExtraScreen[] {
  const role = useAppRole();
  const permissions = useSession()?.permissions ?? [];
  if (role === null) return [];
  return EXTRA[role].flatMap((screen) => {
    const href = findScreenPath(role, screen);
    const head = href === null ? null : findScreen(href);
    if (href === null || head === null) return [];
    if (head.permission !== null && !hasAccess(permissions, head.permission, 'view')) return [];
    return [{ screen, title: head.title, tagline: head.tagline, href }];
  });
}
