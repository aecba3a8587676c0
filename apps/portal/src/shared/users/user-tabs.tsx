import { TabLinks } from '@anupalan/ui';
import { useAccess } from '../session/use-session.ts';
import { useUserPaths } from './user-paths.ts';
import { words } from './words.ts';

/** Names of the tabs of user management. */
export type UserTab = 'users' | 'roles' | 'auditLog';

/** The tabs of user management; each is an address of its own. The trail is for those who manage users only. */
export function UserTabs({ current }: { current: UserTab }) {
  const paths = useUserPaths();
  const canManage = useAccess('User Management', 'manage');
  const tabs = [
    { href: paths.users, label: words.people, isCurrent: current === 'users' },
    { href: paths.roles, label: words.roles, isCurrent: current === 'roles' },
    ...(canManage
      ? [{ href: paths.auditLog, label: words.auditLog, isCurrent: current === 'auditLog' }]
      : []),
  ];
  return <TabLinks label={words.tabs} items={tabs} />;
}
