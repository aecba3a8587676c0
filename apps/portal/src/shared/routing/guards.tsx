import { clearSession } from '@anupalan/api-client/session-storage';
import { GUARD_MESSAGES } from '@anupalan/enums/messages';
import { AUTH_PATHS } from '@anupalan/enums/paths';
import type { SessionPermissionName } from '@anupalan/enums/permissions';
import type { AppRole } from '@anupalan/enums/roles';
import { toast } from '@anupalan/ui/interactive';
import { findEffectiveRole } from '@anupalan/validators/effective-role';
import { hasAccess } from '@anupalan/validators/permission-name';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { toScreenPath, useSession } from '../session/use-session.ts';
import { findReturnPath, toReturnState } from './return-path.ts';

/** Says why and goes to the login page. With `endsSession` the storage is cleared first. */
function Refused({ message, endsSession }: { message: string; endsSession?: boolean }) {
  useEffect(() => {
    toast.error(message);
    if (endsSession) clearSession();
  }, [message, endsSession]);
  return <Navigate to={AUTH_PATHS.login} replace />;
}

/** Without user, token and role: storage is cleared, and after signing in the same user comes back here. */
function SignedOut() {
  const location = useLocation();
  useEffect(clearSession, []);
  return <Navigate to={AUTH_PATHS.login} replace state={toReturnState(location)} />;
}

/**
 * Guard of an area (docs/spec-coverage.md#roles-and-permissions): a role of the other area is sent to its own
 * dashboard.
 */
export function AreaGuard({ area }: { area: AppRole }) {
  const session = useSession();
  if (session === null) return <SignedOut />;
  const role = findEffectiveRole(session.role);
  if (role === null) return <Refused message={GUARD_MESSAGES.invalidRole} endsSession />;
  if (role !== area) return <Navigate to={toScreenPath(role, 'dashboard')} replace />;
  return <Outlet />;
}

/** Guard of a screen: who lacks the permission is told so and sent to /login, which leads to the dashboard. */
export function PermissionGuard({ permission }: { permission: SessionPermissionName | null }) {
  const session = useSession();
  if (session === null) return <SignedOut />;
  const isAllowed = permission === null || hasAccess(session.permissions, permission);
  return isAllowed ? <Outlet /> : <Refused message={GUARD_MESSAGES.missingPermission} />;
}

/** Guard of the login page: who is signed in goes to where they came from, or to their own dashboard. */
export function GuestGuard() {
  const session = useSession();
  const location = useLocation();
  if (session === null) return <Outlet />;
  const role = findEffectiveRole(session.role);
  if (role === null) return <Refused message={GUARD_MESSAGES.invalidRole} endsSession />;
  const target = findReturnPath(location.state, session.user.id) ?? toScreenPath(role, 'dashboard');
  return <Navigate to={target} replace />;
}

/** Sends to the same screen of the role's own area, or to /login: `/`, /profile, /ChangePassword (D3, D4). */
export function OwnScreen({ screen }: { screen: 'dashboard' | 'profile' | 'changePassword' }) {
  const session = useSession();
  const role = findEffectiveRole(session?.role);
  return <Navigate to={role === null ? AUTH_PATHS.login : toScreenPath(role, screen)} replace />;
}
