import { useLocation, useParams } from 'react-router';
import { useUserPaths } from '../../shared/people/user-paths.ts';
import { PeoplePage } from './people/people-page.tsx';
import { RolePage } from './roles/role-page.tsx';
import { RolesPage } from './roles/roles-page.tsx';

/** People or roles, as the address says. */
export function UserManagementScreen() {
  const { pathname } = useLocation();
  const { roleId, personId } = useParams();
  const paths = useUserPaths();
  const at = pathname.toLowerCase();
  if (roleId !== undefined) return <RolePage key={roleId} roleId={roleId} />;
  if (at === paths.newRole.toLowerCase()) return <RolePage roleId={null} />;
  if (at === paths.roles.toLowerCase()) return <RolesPage />;
  return <PeoplePage personId={personId ?? null} />;
}
