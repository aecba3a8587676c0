import { ROLE_PERMISSIONS } from '@anupalan/enums/permissions';
import { KeyValueList } from '@anupalan/ui';
import { useAppRole } from '../../../shared/session/use-session.ts';
import { toScreenTitle } from './permission-groups.ts';
import type { Grants } from './role-values.ts';
import { roleWords } from './words.ts';

/** What a role comes down to: screens that can be changed, that can be looked at, and that are not there. */
export type RoleScreens = { manages: string[]; views: string[]; hidden: string[] };

/** Sorts the screens of an area by what a role gives. The dashboard is always there to be looked at (D15). */
export function toRoleScreens(area: 'company' | 'lab', grants: Grants): RoleScreens {
  const screens: RoleScreens = { manages: [], views: [], hidden: [] };
  for (const name of ROLE_PERMISSIONS[area]) {
    const grant = name === 'Dashboard' ? 'view' : (grants[name] ?? 'none');
    const list = { manage: screens.manages, view: screens.views, none: screens.hidden }[grant];
    list.push(toScreenTitle(area, name));
  }
  return screens;
}

/** What a user with a role will see, in three lines. */
export function RoleSummary({ grants }: { grants: Grants }) {
  const area = useAppRole() ?? 'company';
  const { manages, views, hidden } = toRoleScreens(area, grants);
  return (
    <KeyValueList
      emptyText={roleWords.summary.none}
      items={[
        { key: roleWords.summary.changes, value: manages.join(', ') },
        { key: roleWords.summary.views, value: views.join(', ') },
        { key: roleWords.summary.hidden, value: hidden.join(', ') },
      ]}
    />
  );
}
