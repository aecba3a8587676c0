import { MENUS, type MenuItem, menuItemPath } from '@anupalan/enums/menus';
import type { AppRole } from '@anupalan/enums/roles';
import { listVisibleItems } from '@anupalan/validators/menu';
import { findScreenPath, useAppRole, useSession } from '../../shared/session/use-session.ts';
import { FEATURE_ROUTES } from '../features.ts';

function listBuiltPaths(role: AppRole): ReadonlySet<string> {
  const paths = FEATURE_ROUTES.filter((route) => route.areas.includes(role)).map((route) =>
    findScreenPath(role, route.screen),
  );
  return new Set(paths.filter((path) => path !== null));
}

/** The sidebar of who is signed in: what the permissions allow, of the screens that exist. */
export function useMenuItems(): MenuItem[] {
  const session = useSession();
  const role = useAppRole();
  if (session === null || role === null) return [];
  const built = listBuiltPaths(role);
  return listVisibleItems(MENUS[role], session.permissions).filter((item) => built.has(menuItemPath(item)));
}
