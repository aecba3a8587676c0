import { readEncrypted, writeEncrypted } from '@anupalan/api-client/encrypted-storage';
import type { FoundItem } from './found-item.ts';

/** Key of what users of this browser opened by the search. */
const RECENT_KEY = 'anupalan.recent';
const MOST_RECENT = 5;

type Recent = Pick<FoundItem, 'id' | 'label' | 'hint' | 'href'>;

function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null) return false;
  const { id, label, href, hint } = value as Record<string, unknown>;
  const hasHint = hint === undefined || typeof hint === 'string';
  // Only own addresses: what lies in a storage may have been put there by anybody.
  return (
    typeof id === 'string' && typeof label === 'string' && hasHint && /^\/(company|lab)\//.test(String(href))
  );
}

function readAll(): Record<string, unknown> {
  const stored = readEncrypted(RECENT_KEY);
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

/** What this user opened recently, the latest first. */
export function listRecent(userId: string): Recent[] {
  const own = readAll()[userId];
  return Array.isArray(own) ? own.filter(isRecent).slice(0, MOST_RECENT) : [];
}

/** Puts what was opened in front of the others. What it is stays; the way to it may have changed, as a task's date. */
export function noteRecent(userId: string, { id, label, hint, href }: FoundItem): void {
  const others = listRecent(userId).filter((one) => one.id !== id && one.href !== href);
  const own = [{ id, label, hint, href }, ...others].slice(0, MOST_RECENT);
  writeEncrypted(RECENT_KEY, { ...readAll(), [userId]: own });
}
