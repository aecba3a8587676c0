import { deleteEncrypted, readEncrypted, writeEncrypted } from './encrypted-storage.ts';

/** The key of the drafts. It differs from that of the session, so that a 401 keeps them (D8). */
export const DRAFTS_KEY = 'anupalan.drafts';

/** The age at which a draft is deleted, in milliseconds. */
const DRAFT_MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** The most drafts that are kept. The oldest are deleted first, so that the storage never fills up. */
const DRAFTS_MAX_COUNT = 50;

/** Text that was typed into a form and not sent. `savedAt` is milliseconds since 1970. */
export type Draft = { values: Record<string, unknown>; savedAt: number };

/** The user, the screen and the form of a draft. */
export type DraftKey = { userId: string; route: string; form: string };

function toId(key: DraftKey): string {
  return JSON.stringify([key.userId, key.route, key.form]);
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'savedAt' in value &&
    typeof value.savedAt === 'number' &&
    'values' in value &&
    typeof value.values === 'object' &&
    value.values !== null
  );
}

function readAll(now: number): [string, Draft][] {
  const stored = readEncrypted(DRAFTS_KEY);
  if (typeof stored !== 'object' || stored === null) return [];
  return Object.entries(stored).filter(
    (entry): entry is [string, Draft] => isDraft(entry[1]) && now - entry[1].savedAt < DRAFT_MAX_AGE_MS,
  );
}

function writeAll(entries: [string, Draft][]): void {
  if (entries.length === 0) deleteEncrypted(DRAFTS_KEY);
  else writeEncrypted(DRAFTS_KEY, Object.fromEntries(entries));
}

/** Stores a draft. */
export function saveDraft(key: DraftKey, values: Record<string, unknown>, now: number = Date.now()): void {
  const others = readAll(now).filter(([id]) => id !== toId(key));
  others.push([toId(key), { values, savedAt: now }]);
  writeAll(others.sort((a, b) => a[1].savedAt - b[1].savedAt).slice(-DRAFTS_MAX_COUNT));
}

/** The draft of a user, screen and form, or null. */
export function findDraft(key: DraftKey, now: number = Date.now()): Draft | null {
  return readAll(now).find(([id]) => id === toId(key))?.[1] ?? null;
}

/** Deletes a draft after it was sent or discarded. */
export function deleteDraft(key: DraftKey, now: number = Date.now()): void {
  const all = readAll(now);
  const others = all.filter(([id]) => id !== toId(key));
  if (others.length !== all.length) writeAll(others);
}

/** Deletes all drafts of a user, on logout. */
export function deleteDraftsOf(userId: string, now: number = Date.now()): void {
  writeAll(readAll(now).filter(([id]) => JSON.parse(id)[0] !== userId));
}
