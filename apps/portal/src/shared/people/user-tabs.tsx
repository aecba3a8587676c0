import { TabLinks } from '@anupalan/ui';
import { useUserPaths } from './user-paths.ts';

/** Names of the tabs of user management. */
export type UserTab = 'people' | 'roles';

/** The tabs of user management; each is an address of its own. */
export function UserTabs({ current }: { current: UserTab }) {
  const paths = useUserPaths();
  return (
    <TabLinks
      label="User management"
      items={[
        { href: paths.people, label: 'People', isCurrent: current === 'people' },
        { href: paths.roles, label: 'Roles', isCurrent: current === 'roles' },
      ]}
    />
  );
}
