import { MENUS, type MenuItem, menuItemPath } from '@anupalan/enums/menus';
import type { AppRole } from '@anupalan/enums/roles';
import type { NavItem, NavSection, Organisation } from '@anupalan/ui/shell';
import { listVisibleItems } from '@anupalan/validators/menu';
import { Factory, FlaskConical } from 'lucide-react';
import { useWaiting } from '../../shared/notifications/use-waiting.ts';
import { usePathname } from '../../shared/routing/pathname.ts';
import { findScreenPath, useAppRole, useSession } from '../../shared/session/use-session.ts';
import { FEATURE_ROUTES } from '../features.ts';
import { getMenuIcon } from './menu-icons.ts';
import { shellWords } from './words.ts';

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

/** Whether a path is a screen's own or lies under it; letters count alike in both cases, as in the router. */
function isUnder(pathname: string, path: string): boolean {
  const [at, own] = [pathname.toLowerCase(), path.toLowerCase()];
  return at === own || at.startsWith(`${own}/`);
}

/** The same as the kit's sidebar and mobile menu take it. */
export function useMenuSections(): NavSection[] {
  const menu = useMenuItems();
  const pathname = usePathname();
  const { total, overdue, toReview } = useWaiting();
  const counts: Readonly<Record<string, Pick<NavItem, 'count' | 'countLabel' | 'isUrgent'>>> = {
    'task-and-alerts': { count: overdue, countLabel: shellWords.counts.overdue, isUrgent: true },
    'consent-analyzer': { count: toReview, countLabel: shellWords.counts.toReview },
    notifications: { count: total, countLabel: shellWords.counts.unread },
  };
  const items = menu.map((item) => {
    const href = menuItemPath(item);
    const icon = getMenuIcon(item.slug);
    return {
      id: item.slug,
      label: item.label,
      href,
      icon,
      isCurrent: isUnder(pathname, href),
      ...counts[item.slug],
    };
  });
  return [{ id: 'menu', items }];
}

/** The organisation that is signed in, where other products have a switcher. */
export function useOrganisation(): Organisation | undefined {
  const organisation = useSession()?.user.organisation;
  if (!organisation) return undefined;
  return { name: organisation.name, icon: organisation.type === 'lab' ? FlaskConical : Factory };
}
