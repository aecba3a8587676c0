import { useLocation, useParams } from 'react-router';
import { useUserPaths } from '../../shared/users/user-paths.ts';
import { RolePage } from './roles/role-page.tsx';
import { RolesPage } from './roles/roles-page.tsx';
import { UsersPage } from './users/users-page.tsx';

/** Users or roles, as the address says. */
export function UserManagementScreen() {
  const { pathname } = useLocation();
  const { roleId, userId } = useParams();
  const paths = useUserPaths();
  const at = pathname.toLowerCase();
  if (roleId !== undefined) return <RolePage key={roleId} roleId={roleId} />;
  if (at === paths.newRole.toLowerCase()) return <RolePage roleId={null} />;
  if (at === paths.roles.toLowerCase()) return <RolesPage />;
  return <UsersPage userId={userId ?? null} />;
}
