import { readEncrypted, writeEncrypted } from '@anupalan/api-client/encrypted-storage';

/** Key of the days on which users of this browser were told of the validity of their consents. */
const SEEN_KEY = 'anupalan.validity-seen';

function readAll(): Record<string, unknown> {
  const stored = readEncrypted(SEEN_KEY);
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

/** Whether this user was told on this day (`YYYY-MM-DD`). */
export function wasSeen(userId: string, today: string): boolean {
  return readAll()[userId] === today;
}

/** Notes that this user was told on this day; days before are forgotten. */
export function noteSeen(userId: string, today: string): void {
  writeEncrypted(SEEN_KEY, { ...readAll(), [userId]: today });
}
