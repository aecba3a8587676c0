import { findSession } from '@anupalan/api-client/session-storage';

type Place = { pathname: string; search: string; hash: string };

let lastUserId: string | null = null;

/** Remembers who is signed in, so that a session that ends knows whose place it was. */
export function rememberUser(): void {
  lastUserId = findSession()?.user.id ?? lastUserId;
}

/** State of the way to the login page: where somebody was, and who. */
export function toReturnState({ pathname, search, hash }: Place): { from: string; userId: string | null } {
  return { from: `${pathname}${search}${hash}`, userId: lastUserId };
}

/**
 * Where the user who signed in was before: only an own path, and only for the same user or, where nobody was
 * signed in before, for whoever opened the link. Null: the dashboard.
 */
export function findReturnPath(state: unknown, userId: string): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  if (typeof from !== 'string' || !/^\/(company|lab)\//.test(from)) return null;
  const owner = 'userId' in state ? state.userId : null;
  return owner === null || owner === userId ? from : null;
}
