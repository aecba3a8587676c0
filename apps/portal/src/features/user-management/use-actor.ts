import { useMemo } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import type { Actor } from './allowed-actions.ts';

const NOBODY: Actor = { userId: '', roleId: '', permissions: [] };

/** Who is signed in, as far as permissions over others go. */
export function useActor(): Actor {
  const session = useSession();
  return useMemo(
    () =>
      session === null
        ? NOBODY
        : { userId: session.user.id, roleId: session.role.id, permissions: session.permissions },
    [session],
  );
}
