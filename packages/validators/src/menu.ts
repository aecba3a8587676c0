import type { MenuItem } from '@anupalan/enums/menus';
import { hasAccess } from './permission-name.ts';

/**
 * The items of a menu that the permissions allow; a parent stays while one of its children does.
 * See docs/spec-coverage.md#menus-constants-shell.
 */
export function listVisibleItems(
  items: readonly MenuItem[],
  permissions: readonly { permissionName: string; accessLevel: string }[],
): MenuItem[] {
  return items.flatMap((item) => {
    if (item.children === undefined) return hasAccess(permissions, item.permission) ? [item] : [];
    const children = listVisibleItems(item.children, permissions);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}
