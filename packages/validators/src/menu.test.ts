import { MENUS, type MenuItem } from '@anupalan/enums/menus';
import { describe, expect, it } from 'vitest';
import { listVisibleItems } from './menu.ts';

const view = (permissionName: string) => ({ permissionName, accessLevel: 'view' });

describe('visible menu', () => {
  it('shows what the permissions allow, in order', () => {
    const permissions = [view('Notifications'), view('tasks and alerts'), view('Dashboard')];
    expect(listVisibleItems(MENUS.company, permissions).map((item) => item.label)).toEqual([
      'Dashboard',
      'Tasks and Alerts',
      'Notifications',
    ]);
  });

  it('shows nothing without permissions', () => {
    expect(listVisibleItems(MENUS.lab, [])).toEqual([]);
  });

  it('keeps a parent while one of its children shows', () => {
    const child = (slug: string, permission: MenuItem['permission']): MenuItem => ({
      slug,
      label: slug,
      url: `/${slug}`,
      permission,
    });
    const parent: MenuItem = {
      ...child('parent', 'Dashboard'),
      children: [child('one', 'Notifications'), child('two', 'User Management')],
    };
    expect(listVisibleItems([parent], [view('Notifications')])).toEqual([
      { ...parent, children: [child('one', 'Notifications')] },
    ]);
    expect(listVisibleItems([parent], [view('Dashboard')])).toEqual([]);
  });
});
