import { KEPT_ORDER_DAYS, ORDER_MAX_BYTES } from '@anupalan/enums/limits';
import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { KEPT_HINT_KEY } from './kept-hint.ts';

const DAY_MS = 86_400_000;
const KEY = 'order';

/**
 * What lies in the database: bytes, because some browsers keep no files in a private window. `until` is an instant in
 * milliseconds. A password of the file is never in it.
 */
type Stored = {
  name: string;
  until: number;
  files: readonly { name: string; type: string; bytes: ArrayBuffer }[];
  rotations: KeptOrder['rotations'];
};

/** An order that was read in this browser before signing up, and waits there to be added. */
export type KeptOrder = {
  /** What people call it: the name of its file, or of the first of its pictures. */
  name: string;
  /** One file, or the pictures of its pages. */
  files: readonly File[];
  /** How each picture is turned, clockwise; empty for a file that is no picture. */
  rotations: readonly (0 | 90 | 180 | 270)[];
  /** It is offered until then, and deleted when the browser comes back later. */
  until: Date;
};

let opened: UseStore | null = null;

function getStore(): UseStore {
  opened ??= createStore('anupalan-kept-order', 'orders');
  return opened;
}

async function toStoredFile(file: Blob, name: string) {
  return { name: file instanceof File ? file.name : name, type: file.type, bytes: await file.arrayBuffer() };
}

/**
 * Keeps an order in this browser, in the place of one that was kept before. Nothing is sent anywhere.
 * @returns until when it is kept; null where it is too large, or the browser keeps nothing or has no room
 */
export async function keepOrder(
  { name, files, rotations }: Pick<KeptOrder, 'name' | 'rotations'> & { files: readonly Blob[] },
  now: Date,
): Promise<Date | null> {
  if (files.length === 0 || files.reduce((sum, { size }) => sum + size, 0) > ORDER_MAX_BYTES) return null;
  const until = new Date(now.getTime() + KEPT_ORDER_DAYS * DAY_MS);
  try {
    const stored: Stored = {
      name,
      until: until.getTime(),
      rotations,
      files: await Promise.all(files.map((file) => toStoredFile(file, name))),
    };
    // The note comes first: an order that nothing speaks of would stay for ever.
    localStorage.setItem(KEPT_HINT_KEY, '1');
    await set(KEY, stored, getStore());
    return until;
  } catch {
    await forgetOrder();
    return null;
  }
}

/** The order that this browser keeps; null where there is none. One whose days are over is deleted. */
export async function findKeptOrder(now: Date): Promise<KeptOrder | null> {
  try {
    const stored = await get<Stored>(KEY, getStore());
    if (stored !== undefined && stored.until > now.getTime())
      return {
        name: stored.name,
        files: stored.files.map(({ name, type, bytes }) => new File([bytes], name, { type })),
        rotations: stored.rotations,
        until: new Date(stored.until),
      };
  } catch {
    // The browser has taken its storage away, and the order with it.
  }
  await forgetOrder();
  return null;
}

/** Deletes what this browser keeps of an order. */
export async function forgetOrder(): Promise<void> {
  try {
    await del(KEY, getStore());
    localStorage.removeItem(KEPT_HINT_KEY);
  } catch {
    // Nothing can be kept here, so nothing is. Where the deletion alone failed the note stays, and it is tried again.
  }
}
