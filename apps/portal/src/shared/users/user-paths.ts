import { useMemo } from 'react';
import { useScreenPath } from '../session/use-session.ts';

/** Addresses of user management in the area of who is signed in. */
export type UserPaths = {
  users: string;
  roles: string;
  newRole: string;
  auditLog: string;
  toUser: (id: string) => string;
  toRole: (id: string) => string;
};

/** The addresses of users and roles. */
export function useUserPaths(): UserPaths {
  const users = useScreenPath()('userManagement');
  return useMemo(() => {
    const roles = `${users}/roles`;
    return {
      users,
      roles,
      newRole: `${roles}/new`,
      auditLog: `${users}/audit-log`,
      toUser: (id) => `${users}/${id}`,
      toRole: (id) => `${roles}/${id}`,
    };
  }, [users]);
}
