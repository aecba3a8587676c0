import { deleteEncrypted, readEncrypted, writeEncrypted } from './encrypted-storage.ts';
import { withCipher } from './later-cipher.ts';
import type { PermissionEntry, Role, Session, User } from './types.ts';

/** Key of the stored session. */
export const SESSION_KEY = 'anupalan.session';

type Listener = () => void;

const listeners = new Set<Listener>();
let cached: { isRead: boolean; session: Session | null } = { isRead: false, session: null };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Signed in means that user, token and role are all stored (docs/spec-coverage.md#states-and-transitions). */
function isSession(value: unknown): value is Session {
  return (
    isRecord(value) &&
    typeof value.accessToken === 'string' &&
    value.accessToken !== '' &&
    isRecord(value.user) &&
    typeof value.user.id === 'string' &&
    isRecord(value.role) &&
    Array.isArray(value.permissions)
  );
}

function changed(session: Session | null): void {
  cached = { isRead: true, session };
  for (const listener of listeners) listener();
}

/** The stored session, or null. Returns the same object until the session changes. */
export function findSession(): Session | null {
  if (!cached.isRead) {
    const stored = readEncrypted(SESSION_KEY);
    cached = { isRead: true, session: isSession(stored) ? stored : null };
  }
  return cached.session;
}

/** Stores a new session and tells the listeners. */
export function saveSession(session: Session): void {
  writeEncrypted(SESSION_KEY, session);
  changed(session);
}

/** Replaces parts of the current session. Without a session it does nothing. */
export function updateSession(
  changes: Partial<{ user: User; role: Role; permissions: PermissionEntry[] }>,
): void {
  const session = findSession();
  if (session === null) return;
  const next = { ...session, ...changes };
  if (JSON.stringify(next) !== JSON.stringify(session)) saveSession(next);
}

/** Removes the session. Drafts of forms are stored separately and stay (D8). */
export function clearSession(): void {
  deleteEncrypted(SESSION_KEY);
  if (cached.isRead && cached.session === null) return;
  changed(null);
}

/**
 * Makes the next read load the session from the storage again, after a change of the configuration or in another tab.
 */
export function reloadSession(): void {
  const before = cached.session;
  cached = { isRead: false, session: null };
  const after = findSession();
  if (before?.accessToken !== after?.accessToken || JSON.stringify(before) !== JSON.stringify(after)) {
    changed(after);
  }
}

/** Calls `listener` after each change, including changes in other tabs. Returns a function that stops it. */
export function subscribeToSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows sign-in and sign-out in other tabs. Returns a function that stops it. */
export function followOtherTabs(target: Window = window): () => void {
  const onStorage = (event: StorageEvent) => {
    // A tab that waits at the sign-in page has no cipher yet.
    if (event.key === SESSION_KEY || event.key === null) withCipher(reloadSession);
  };
  target.addEventListener('storage', onStorage);
  return () => target.removeEventListener('storage', onStorage);
}
