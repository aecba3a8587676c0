import { useMemo } from 'react';
import { useScreenPath } from '../session/use-session.ts';

/** Addresses of user management in the area of who is signed in. */
export type UserPaths = {
  people: string;
  roles: string;
  newRole: string;
  auditLog: string;
  toPerson: (id: string) => string;
  toRole: (id: string) => string;
};

/** The addresses of people and roles. */
export function useUserPaths(): UserPaths {
  const people = useScreenPath()('userManagement');
  return useMemo(() => {
    const roles = `${people}/roles`;
    return {
      people,
      roles,
      newRole: `${roles}/new`,
      auditLog: `${people}/audit-log`,
      toPerson: (id) => `${people}/${id}`,
      toRole: (id) => `${roles}/${id}`,
    };
  }, [people]);
}
