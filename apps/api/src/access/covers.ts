import type { PermissionName } from '@anupalan/enums/permissions';
import type { Caller, Grant } from './caller.ts';
import { holds } from './caller.ts';

/**
 * Whether a caller holds at least what a list of grants gives: nobody can give more than they have, and nobody acts on
 * somebody who may do more (D14). The owner covers everything.
 */
export function covers(caller: Pick<Caller, 'isOwner' | 'permissions'>, grants: readonly Grant[]): boolean {
  if (caller.isOwner) return true;
  return grants.every(({ permissionName, accessLevel }) => {
    const name = permissionName as PermissionName;
    if (accessLevel.includes('manage')) return holds(caller, { name, level: 'manage' });
    return !accessLevel.includes('view') || holds(caller, { name, level: 'view' });
  });
}
