import { findSession, subscribeToSession } from '@anupalan/api-client/session-storage';
import type { Session } from '@anupalan/api-client/types';
import { COMPANY_PATHS, LAB_PATHS } from '@anupalan/enums/paths';
import type { AppRole } from '@anupalan/enums/roles';
import { findEffectiveRole } from '@anupalan/validators/effective-role';
import { hasAccess } from '@anupalan/validators/permission-name';
import { useCallback, useSyncExternalStore } from 'react';
import type { ScreenName } from '../routing/feature-route.ts';

/** The session, or null; renders again when it changes. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, findSession);
}

/** The role in effect, or null for none or one that may not use the app. */
export function useAppRole(): AppRole | null {
  return findEffectiveRole(useSession()?.role);
}

const PATHS: Readonly<Record<AppRole, Readonly<Partial<Record<ScreenName, string>>>>> = {
  company: COMPANY_PATHS,
  lab: LAB_PATHS,
};

/** Path of a screen in a role's area; its dashboard where the area lacks the screen. */
export function toScreenPath(role: AppRole, screen: ScreenName): string {
  return PATHS[role][screen] ?? PATHS[role].dashboard ?? '/';
}

/** Path of a screen in a role's area, or null where the area lacks it. */
export function findScreenPath(role: AppRole, screen: ScreenName): string | null {
  return PATHS[role][screen] ?? null;
}

/** Path of a screen in the area of who is signed in: `toPath('support')`. */
export function useScreenPath(): (screen: ScreenName) => string {
  const role = useAppRole() ?? 'company';
  return useCallback((screen: ScreenName) => toScreenPath(role, screen), [role]);
}

/** Whether the session may view or manage what a permission names. */
export function useAccess(permission: string, level: 'view' | 'manage' = 'view'): boolean {
  return hasAccess(useSession()?.permissions ?? [], permission, level);
}
