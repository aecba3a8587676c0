import type { PermissionEntry } from '@anupalan/api-client/types';
import { MENUS, menuItemPath } from '@anupalan/enums/menus';
import type { AppRole } from '@anupalan/enums/roles';
import { findScreen } from '@anupalan/enums/screens';
import { hasAccess } from '@anupalan/validators/permission-name';
import type { ScreenName } from '../../shared/routing/feature-route.ts';
import { findScreenPath } from '../../shared/session/use-session.ts';
import { FEATURE_ROUTES } from '../features.ts';
import { getMenuIcon } from '../shell/menu-icons.ts';
import type { FoundItem } from './found-item.ts';
import { paletteWords } from './words.ts';

/** Screens that lie below another one, with the words that people look for them by. */
const BELOW: readonly {
  screen: ScreenName;
  sub: string;
  label: string;
  hint: string;
  needsManage?: boolean;
}[] = [
  {
    screen: 'reportingTasks',
    sub: 'catalogue',
    ...paletteWords.places.catalogue,
  },
  {
    screen: 'reportingTasks',
    sub: 'import',
    ...paletteWords.places.importTasks,
    needsManage: true,
  },
  { screen: 'userManagement', sub: 'roles', ...paletteWords.places.roles },
  {
    screen: 'userManagement',
    sub: 'audit-log',
    ...paletteWords.places.auditLog,
    needsManage: true,
  },
  {
    screen: 'labMarketplace',
    sub: 'enquiries',
    ...paletteWords.places.sentEnquiries,
  },
  { screen: 'reportingTasks', sub: 'enquiries', ...paletteWords.places.receivedEnquiries },
];

const isBuilt = (role: AppRole, screen: ScreenName, sub: string | null): boolean =>
  FEATURE_ROUTES.some(
    (route) =>
      route.screen === screen &&
      route.areas.includes(role) &&
      (sub === null ? !route.isBelowOnly : (route.subPaths ?? []).includes(sub)),
  );

/** Words of a screen beside its title: what its sidebar entry calls it. */
function toLabel(role: AppRole, screen: ScreenName, path: string, title: string): string {
  if (screen === 'supportCreate') return paletteWords.places.newRequest;
  return MENUS[role].find((item) => menuItemPath(item) === path)?.label ?? title;
}

/** Every screen that this person may open, those of the sidebar and those without an entry there (D28). */
export function listScreenItems(role: AppRole, permissions: readonly PermissionEntry[]): FoundItem[] {
  const names = [...new Set(FEATURE_ROUTES.map(({ screen }) => screen))];
  const mayOpen = (path: string, level: 'view' | 'manage'): boolean => {
    const screen = findScreen(path);
    return (
      screen !== null && (screen.permission === null || hasAccess(permissions, screen.permission, level))
    );
  };
  const screens = names.flatMap((name): FoundItem[] => {
    const path = findScreenPath(role, name);
    const screen = path === null ? null : findScreen(path);
    if (path === null || screen === null || !isBuilt(role, name, null)) return [];
    if (!mayOpen(path, name === 'supportCreate' ? 'manage' : 'view')) return [];
    const slug = MENUS[role].find((item) => menuItemPath(item) === path)?.slug ?? '';
    return [
      {
        id: `screen-${name}`,
        label: toLabel(role, name, path, screen.title),
        hint: screen.tagline,
        icon: getMenuIcon(slug),
        href: path,
      },
    ];
  });
  const below = BELOW.flatMap(({ screen, sub, label, hint, needsManage }): FoundItem[] => {
    const path = findScreenPath(role, screen);
    if (path === null || !isBuilt(role, screen, sub) || !mayOpen(path, needsManage ? 'manage' : 'view'))
      return [];
    return [{ id: `screen-${screen}-${sub}`, label, hint, icon: getMenuIcon(''), href: `${path}/${sub}` }];
  });
  return [...screens, ...below];
}

/** Rows whose words begin with all the typed ones, in any order; all of them while nothing is typed. */
export function filterItems(items: readonly FoundItem[], typed: string): FoundItem[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ label, hint = '' }) => {
    const words = `${label} ${hint}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}
